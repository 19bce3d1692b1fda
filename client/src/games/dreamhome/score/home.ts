/** The score of one home (D70–D72), as the rules in Python give it. */

import type { Edition } from '../edition';
import { CELLS, FLOORS, type Decor, type RoomType } from '../names';
import { roomAt, isRoom, roomAround, type Floors } from '../shown';

export const FUNCTIONALITY = 3;

/** Rooms by size (D70), unique ones by their neighbours (D27). */
export function roomPoints(floors: Floors, edition: Edition): number {
  let points = 0;
  for (const cell of CELLS) {
    const laid = roomAt(floors, cell);
    if (!isRoom(laid)) continue;
    const room = edition.rooms[laid.room];
    const cells = roomAround(floors, cell);
    if (cells[0] !== cell) continue; // counted with its first card
    const near = room.beside?.rooms ?? [];
    const neighbours = [floors[cell.floor][cell.place - 1], floors[cell.floor][cell.place + 1]];
    const isNear = neighbours.some((other) => other && near.includes(other.room as RoomType));
    points += room.beside && isNear ? room.beside.points : (room.points[cells.length - 1] ?? 0);
  }
  return points;
}

const decorsIn = (floors: Floors): Decor[] => CELLS.flatMap((cell) => roomAt(floors, cell)?.decor ?? []);

/** Décor in the home and beside it (D71). */
export function decorPoints(floors: Floors, beside: readonly Decor[], edition: Edition): number {
  return [...decorsIn(floors), ...beside].reduce((sum, id) => sum + edition.decor[id].points, 0);
}

/** A bathroom on both upper floors; a bathroom, a kitchen and a bedroom (D72). */
function bonuses(floors: Floors): number {
  const has = (type: RoomType, where: readonly (typeof FLOORS)[number][] = FLOORS): boolean =>
    where.some((floor) => floors[floor].some((laid) => laid?.room === type));
  const both = has('bathroom', ['top']) && has('bathroom', ['middle']);
  const all = has('bathroom') && has('kitchen') && has('bedroom');
  return Number(both) + Number(all);
}

export const functionality = (floors: Floors): number => FUNCTIONALITY * bonuses(floors);

/** What architects (D62) and interior designers (D64) add; two of a kind add up (D66). */
export function helperPoints(floors: Floors, beside: readonly Decor[], helpers: readonly string[]): number {
  const count = (kind: string): number => helpers.filter((helper) => helper === kind).length;
  const empty = CELLS.filter((cell) => roomAt(floors, cell)?.room === 'empty').length;
  const tokens = decorsIn(floors).length + beside.length;
  return count('architect') * (bonuses(floors) + empty) + count('interior_designer') * tokens;
}
