/** What the parts of the board share, and what the chosen action would make of a home. */

import type { BoardScene } from '../../../kit/board/scene';
import { flatten } from '../../../kit/picker/tree';
import type { Value } from '../../../kit/types';
import type { Edition } from '../edition';
import { cellNamed, type Decor } from '../names';
import { roomAt, laidOn, type Area, type Laid, type Shown } from '../shown';
import { homeWith } from './rules';

export type Scene = BoardScene<Shown, Edition>;

/** Whether it is this seat's turn to decide, here. */
export const isDeciding = ({ picker }: Scene, seat: number | null): boolean => seat !== null && picker.seat === seat;

/** One's own home as the chosen action would leave it; null without one. */
export function homeAfter(scene: Scene, seat: number): Area | null {
  const { picker, shown } = scene;
  const area = shown.seats[seat];
  const action = picker.seat === seat ? picker.ready : null;
  if (!action || !area) return null;
  const cell = cellNamed(String(action['cell'] ?? ''));
  const hand = shown.hand;
  const lying = cell ? roomAt(area, cell) : null;
  if (action.do === 'place' && cell && hand?.room) {
    const card = hand.room;
    const laid: Laid = action['side'] === 'up' ? { ...card } : { id: card.id, room: 'empty' };
    return homeWith(area, scene.edition, cell, laid, hand);
  }
  if (action.do === 'scaffold' && cell) return laidOn(area, cell, { room: 'scaffold' });
  if ((action.do === 'decorate' || action.do === 'park') && cell && lying) {
    const decor: Decor | undefined = action.do === 'park' ? 'car' : hand?.resource?.decor;
    return decor ? laidOn(area, cell, { ...lying, decor }) : null;
  }
  if (action.do === 'drill' && cell) {
    const card = shown.market[Number(action['column']) - 1]?.room;
    return card ? laidOn(area, cell, { ...card }) : null;
  }
  if (action.do === 'fetch') {
    const where = cellNamed(String(hand?.cell ?? ''));
    const card = shown.discard.rooms.find(({ id }) => id === action['room']);
    return where && card ? laidOn(area, where, { ...card }) : null;
  }
  const other = cellNamed(String(action['other'] ?? ''));
  if (action.do === 'swap' && cell && other) return laidOn(laidOn(area, cell, roomAt(area, other)), other, lying);
  return null;
}

/** The values of a field among the legal actions, whatever is picked already. */
export function offered({ snapshot }: Scene, field: string): Set<Value> {
  const fields = snapshot.legal ? flatten(snapshot.legal).flatMap((option) => option.fields) : [];
  return new Set(fields.filter((one) => one.field === field).map(({ value }) => value));
}
