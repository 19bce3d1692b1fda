/** How much space there is, by the size of text that the person wants (in `em`, as in all styles): a table that fits the window (desk), or a page that scrolls (phone). */

import { MediaQuery } from 'svelte/reactivity';
import type { BoardSize } from '../../kit/types';

const KEY = 'parlour-side';
const LINES_KEY = 'parlour-lines';
const desk = new MediaQuery('(min-width: 43.75em) and (min-height: 31.25em)');
const wide = new MediaQuery('(min-width: 68.75em)');
const low = new MediaQuery('(max-height: 44.9375em)');
let areLinesOpen = $state(asKept(LINES_KEY));
let isSideOpen = $state(localStorage.getItem(KEY) !== 'closed');

/** Whether something is open as the person left it; null if they never touched it. */
function asKept(key: string): boolean | null {
  const kept = localStorage.getItem(key);
  return kept === null ? null : kept === 'open';
}

export const screen = {
  get size(): BoardSize {
    return desk.current ? 'desk' : 'phone';
  },
  /** Whether there is space for the panel with totals, log and chat beside the board. */
  get hasSpaceBeside(): boolean {
    return desk.current && wide.current;
  },
  /** Whether that panel is shown; otherwise its parts are opened one by one. */
  get hasSide(): boolean {
    return this.hasSpaceBeside && isSideOpen;
  },
  /** Whether the panel shows every line of the sheet; otherwise the totals only, so that a low window has room for the log. */
  get hasLines(): boolean {
    return areLinesOpen ?? !low.current;
  },
  /** Show the lines of the sheet, or the totals only; the browser remembers it. */
  toggleLines(): void {
    areLinesOpen = !this.hasLines;
    localStorage.setItem(LINES_KEY, areLinesOpen ? 'open' : 'closed');
  },
  /** Show the panel, or give its space to the board; the browser remembers it. */
  toggleSide(): void {
    isSideOpen = !isSideOpen;
    localStorage.setItem(KEY, isSideOpen ? 'open' : 'closed');
  },
};
