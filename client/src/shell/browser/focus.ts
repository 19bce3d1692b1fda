/** After somebody has gone to another page, the keyboard and the screen reader begin at its heading. */

let stop: () => void = () => undefined;

/** Focus the first heading inside *page* as soon as there is one, unless the person has focused something meanwhile. */
export function focusHeading(page: HTMLElement): void {
  stop();
  page.focus({ preventScroll: true });
  if (focusIn(page)) return;
  const watcher = new MutationObserver(() => {
    if (document.activeElement !== page || focusIn(page)) stop();
  });
  stop = () => watcher.disconnect();
  watcher.observe(page, { childList: true, subtree: true });
}

/** Focus the heading of the page that is shown: where there is nothing else to go back to. */
export function focusPage(): void {
  const page = document.querySelector<HTMLElement>('main');
  if (page && !focusIn(page)) page.focus({ preventScroll: true });
}

function focusIn(page: HTMLElement): boolean {
  const heading = page.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
