/** What a viewer is shown of a match of Dream Home, as the server's view writes it. */

import { shownAs } from '../../kit/board/shown';
import type { BuiltRoom, LaidRoom, Shown, Stage } from './generated';
import { CELLS, type Cell, type Floor, type RoomType } from './names';

export type { Area, Column, Hand, ResourceCard, RoomCard, Shown, Stage } from './generated';

/** Whether the rounds are over and only helpers work, or nothing any more. */
export const isFinal = (stage: Stage): boolean =>
  ['roofer', 'courier', 'fetch', 'handyman', 'keep', 'over'].includes(stage);

/** What lies on a cell, as far as it is known: a pad's cards have no numbers. */
export type Laid = Pick<LaidRoom, 'room'> & Partial<Omit<BuiltRoom, 'room'>>;

export type Floors = Record<Floor, (Laid | null)[]>;

export const shownOf = shownAs<Shown>;

export const roomAt = (floors: Floors, cell: Cell): Laid | null => floors[cell.floor][cell.place] ?? null;

/** The same floors with something else on a cell. */
export function laidOn<T extends Floors>(floors: T, cell: Cell, laid: Laid | null): T {
  return { ...floors, [cell.floor]: floors[cell.floor].with(cell.place, laid) };
}

export const isRoom = (laid: Laid | null): laid is Laid & { room: RoomType } =>
  laid !== null && laid.room !== 'empty' && laid.room !== 'scaffold';

/** The cells of the room that a face-up card belongs to, from the left (D23). */
export function roomAround(floors: Floors, cell: Cell): Cell[] {
  const laid = roomAt(floors, cell);
  const row = CELLS.filter(({ floor }) => floor === cell.floor);
  if (!isRoom(laid)) return [cell];
  const same = (place: number): boolean => row[place] !== undefined && roomAt(floors, row[place])?.room === laid.room;
  let [first, last] = [cell.place, cell.place];
  while (same(first - 1)) first--;
  while (same(last + 1)) last++;
  return row.slice(first, last + 1);
}
