/** The keys of a game's board: `keys` in its `keys/keys.ts`. A key presses what the board marks with `data-key`. */

import type { BoardTexts } from '../words/board_texts.svelte';

export interface BoardKey {
  shown: string; // as the list of keys shows it
  on: readonly string[]; // `event.key` in small letters; the second presses the second that is marked, and so on
  press: string; // the `data-key` of what it presses
  text: string; // the id of what it does
}

export interface BoardKeys {
  keys: readonly BoardKey[];
  texts: BoardTexts;
}

/** Press what is marked for a key; say whether there was something to press. */
export function pressMarked(root: ParentNode, { on, press }: BoardKey, key: string): boolean {
  const marked = [...root.querySelectorAll<HTMLElement | SVGElement>(`[data-key="${press}"]`)];
  const found = marked[on.indexOf(key.toLowerCase())];
  if (!found || found.matches(':disabled')) return false;
  found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return true;
}
