/** What those need who come without a mouse, or with colours of their own: fetched when something has the focus. */

import { keepFocus } from './focus_keeper';

const WANTED = '(prefers-contrast: more), (forced-colors: active)';

/** The styles for more contrast and for forced colours are fetched as soon as somebody wants them. */
function followContrast(): void {
  const wanted = matchMedia(WANTED);
  const fetch = (): void => {
    if (wanted.matches) void import('../../style/contrast.css').catch(() => undefined); // the next page has another try
  };
  wanted.addEventListener('change', fetch);
  fetch();
}

keepFocus();
followContrast();
