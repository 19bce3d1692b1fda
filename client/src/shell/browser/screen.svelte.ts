/** How much space there is: a table that fits the window (desk), or a page that scrolls (phone). */

import { MediaQuery } from 'svelte/reactivity';
import type { BoardSize } from '../../kit/types';

const KEY = 'parlour-side';
const desk = new MediaQuery('(min-width: 700px) and (min-height: 500px)');
const wide = new MediaQuery('(min-width: 1100px)');
let isSideOpen = $state(localStorage.getItem(KEY) !== 'closed');

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
  /** Show the panel, or give its space to the board; the browser remembers it. */
  toggleSide(): void {
    isSideOpen = !isSideOpen;
    localStorage.setItem(KEY, isSideOpen ? 'open' : 'closed');
  },
};
