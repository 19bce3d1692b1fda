/** What the parts of the board share: the position, the words for it, and what is being chosen. */

import type { Picker } from '../../../kit/picker.svelte';
import type { BoardSize, Motion, Snapshot, Value } from '../../../kit/types';
import type { Words } from '../../../kit/words';
import type { Edition } from '../edition';
import type { Shown } from '../shown';
import { nameOf, type Square } from '../squares';

export interface Scene {
  snapshot: Snapshot;
  shown: Shown;
  edition: Edition;
  words: Words; // the game's texts
  own: Words; // the board's own
  picker: Picker;
  motion: Motion;
  size: BoardSize;
}

/** The value picked for a field, or settled by what is picked. */
export function pickedValue(picker: Picker, field: string): Value | null {
  return picker.picks.find((pick) => pick.field === field)?.value ?? picker.ready?.[field] ?? null;
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

export function squareName(square: Square, { words, own }: { words: Words; own: Words }): string {
  const name = words.text(`square-${nameOf(square)}`);
  if (square.cube) return own.text('with-cube', { name });
  if (square.points !== null) return own.text('with-points', { name, points: square.points });
  return square.tile ? own.text('as-tile', { name }) : name;
}

/** A card in words: its number, then its squares row by row. */
export function cardName(card: number, scene: Pick<Scene, 'edition' | 'words' | 'own'>): string {
  const face = scene.edition.cards.get(card) ?? [];
  return scene.own.text('card-named', { card, squares: face.map((one) => squareName(one, scene)).join(', ') });
}

export const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0';
