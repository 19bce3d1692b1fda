/** What the parts of the board share: the position, the words for it, and what is being chosen. */

import type { Picker } from '../../../kit/picker.svelte';
import type { Action, BoardSize, Motion, Snapshot, Value } from '../../../kit/types';
import type { Words } from '../../../kit/words';
import type { Edition } from '../edition';
import type { Shown } from '../shown';
import type { Attention } from './attention.svelte';

export interface Scene {
  snapshot: Snapshot;
  shown: Shown;
  edition: Edition;
  words: Words; // the game's texts
  own: Words; // the board's own
  picker: Picker;
  attention: Attention;
  motion: Motion;
  size: BoardSize;
}

/** The value picked for a field, or settled by what is picked. */
export function pickedValue(picker: Picker, field: string): Value | null {
  return picker.picks.find((pick) => pick.field === field)?.value ?? picker.ready?.[field] ?? null;
}

/** Whether exactly this action is chosen and waits to be confirmed. */
export function isReady(picker: Picker, action: Action): boolean {
  const { ready } = picker;
  return ready !== null && Object.entries(action).every(([field, value]) => ready[field] === value);
}

/** Choose a whole action, beginning anew; chosen a second time it is confirmed. */
export function choose(picker: Picker, action: Action): void {
  if (picker.busy) return;
  if (isReady(picker, action)) return void picker.confirm();
  pickAll(picker, Object.entries(action));
}

/** Pick several fields one after another, beginning anew; stops when the action is whole, for then a pick confirms. */
export function pickAll(picker: Picker, wanted: readonly [string, Value][]): void {
  if (picker.busy) return;
  picker.clear();
  for (const [field, value] of wanted) {
    if (picker.ready || picker.busy) return;
    if (!picker.isPicked(field, value)) void picker.pick(field, value);
  }
}

/** A tile's name as a title: without the quotation marks that it has inside a sentence. */
export const nameOf = ({ words }: Pick<Scene, 'words'>, tile: string): string =>
  words.text(`tile-${tile}`).replace(/^«\s*|\s*»$/g, '');
export const seatName = ({ snapshot }: Scene, seat: number): string => snapshot.places[seat]?.name ?? '';
