/** What the parts of a board share: the position, the words for it, and what is being chosen. */

import type { BoardProps } from '../props';
import type { Picker } from '../picker/picker.svelte';
import type { BoardSize, Motion, Snapshot, Value } from '../types';
import type { Words } from '../words/words';

/** A board's scene; *Shown* and *Edition* are the game's own. */
export interface BoardScene<Shown, Edition> {
  snapshot: Snapshot;
  shown: Shown;
  edition: Edition;
  words: Words; // the game's texts
  own: Words; // the board's own
  picker: Picker;
  motion: Motion;
  size: BoardSize;
}

/** What is known of the position and its edition as the game reads them. */
interface Known<Shown, Edition> {
  shown: Shown | null;
  edition: Edition | null;
  own: Words;
}

/** The scene of a board; null until both the position and its edition are there. */
export function sceneOf<Shown, Edition>(
  { snapshot, picker, words, motion, size }: BoardProps,
  { shown, edition, own }: Known<Shown, Edition>,
): BoardScene<Shown, Edition> | null {
  return shown && edition ? { snapshot, shown, edition, words, own, picker, motion, size } : null;
}

/** The value picked for a field, or settled by what is picked. */
export function pickedValue(picker: Picker, field: string): Value | null {
  return picker.picks.find((pick) => pick.field === field)?.value ?? picker.ready?.[field] ?? null;
}
