/** What the parts of a board share: the position, the words for it, and what is being chosen. */

import type { BoardProps } from '../props';
import type { Picker } from '../picker/picker.svelte';
import { shownAs } from './shown';
import type { BoardSize, Fields, Motion, Plain, Snapshot, Value } from '../types';
import type { Words } from '../words/words';

/** A board's scene; *Shown* and *Edition* are the game's own. */
export interface BoardScene<Shown, Edition> {
  snapshot: Snapshot;
  shown: Shown;
  edition: Edition;
  words: Words; // the game's texts
  boardWords: Words; // the board's own
  picker: Picker;
  motion: Motion;
  size: BoardSize;
}

/** The scene of a board; null until both the position and its edition are there. */
export function sceneOf<Shown extends Fields, Edition>(
  { snapshot, picker, words, motion, size, edition: data }: BoardProps,
  read: (data: Plain) => Edition | null,
  boardWords: Words,
): BoardScene<Shown, Edition> | null {
  const [shown, edition] = [shownAs<Shown>(snapshot), read(data)];
  return shown && edition ? { snapshot, shown, edition, words, boardWords, picker, motion, size } : null;
}

/** The value picked for a field, or settled by what is picked. */
export function pickedValue(picker: Picker, field: string): Value | null {
  return picker.picks.find((pick) => pick.field === field)?.value ?? picker.ready?.[field] ?? null;
}
