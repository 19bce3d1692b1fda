/** What the parts of the board share, and what the chosen action would make of a card. */

import { pickedValue, type BoardScene } from '../../../kit/board/scene';
import type { Card, Edition } from '../cards';
import { kindOf, type Expert, type Kind } from '../goods';
import { lastSlot, type Shown } from '../shown';

export type Scene = BoardScene<Shown, Edition>;

/** What a chosen action would make of a card, before it is done. */
export interface Ghost {
  card: Card;
  kind: Kind;
  slot: number | null;
  expert: Expert | null; // to be played on it
  taken: boolean; // it would come to one's own stack
}

/** The slot in question: the one pointed at, else the last one left (L23). */
export function slotInQuestion({ picker, shown }: Scene): number | null {
  const slot = pickedValue(picker, 'slot');
  return typeof slot === 'number' ? slot : lastSlot(shown);
}

/** The good in question: what the chosen action, or what is chosen of it, would make. */
export function ghostOf(scene: Scene): Ghost | null {
  const { picker, shown, edition } = scene;
  const stack = pickedValue(picker, 'stack') as Kind | null;
  const moved = edition.cards.get(Number(pickedValue(picker, 'card')));
  if (moved && stack) return { card: moved, kind: stack, slot: null, expert: null, taken: true };
  const slot = slotInQuestion(scene);
  const place = slot === null ? null : shown.market[slot];
  const card = place && edition.cards.get(place.card);
  if (!card) return null;
  const expert = pickedValue(picker, 'expert') as Expert | null;
  if (expert) return { card, kind: kindOf(expert), slot, expert, taken: shown.stage === 'take' };
  const isTaken = picker.ready?.do === 'take';
  return isTaken && place.expert ? { card, kind: kindOf(place.expert), slot, expert: null, taken: true } : null;
}
