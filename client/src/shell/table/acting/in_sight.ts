/** Brings what has been marked on the board into sight: on a phone the board is longer than the window. */

import { settings } from '../../person/settings.svelte';

const MARKED = '.board [data-map] [data-picked], .board [data-map] [data-ghost]';

/** Scroll the page to what is picked: on a map if it is there, else to the first of what is picked. */
export function bringIntoSight(): void {
  const marked = document.querySelector(MARKED) ?? document.querySelector('.board [data-picked]');
  marked?.scrollIntoView({
    block: 'center',
    inline: 'nearest',
    behavior: settings.isCalm ? 'auto' : 'smooth',
  });
}
