/** The styles for more contrast and for forced colours: fetched as soon as somebody wants them. */

const WANTED = '(prefers-contrast: more), (forced-colors: active)';

/** Fetch the styles now if they are wanted, else when they come to be. */
export function followContrast(): void {
  const wanted = matchMedia(WANTED);
  const fetch = (): void => {
    if (wanted.matches) void import('../../style/contrast.css');
  };
  wanted.addEventListener('change', fetch);
  fetch();
}
