/** What the board says before the server is asked: why a card cannot lie face up, and what a placing is worth. */

import { signed } from '../../../kit/words/numbers';
import type { Words } from '../../../kit/words/words';
import { isBeside, type Edition } from '../edition';
import { below, CELLS, type Cell, type RoomType } from '../names';
import { decorPoints, functionality, helperPoints, roomPoints } from '../score/home';
import { roomAt, isRoom, laidOn, roomAround, type Area, type Floors, type Hand, type Laid } from '../shown';

/** The points of a home, its roof left out: nobody knows that yet (D30). */
export function homePoints(area: Area, edition: Edition): number {
  return (
    roomPoints(area, edition) +
    decorPoints(area, area.beside, edition) +
    functionality(area) +
    helperPoints(area, area.beside, area.helpers)
  );
}

/** A home after something is laid on a cell; décor in hand that stands beside the home comes along (D32). */
export function homeWith(area: Area, edition: Edition, cell: Cell, laid: Laid, hand: Hand | null = null): Area {
  const home = laidOn(area, cell, laid);
  const decor = hand?.resource?.decor;
  return decor && isBeside(edition.decor[decor]) ? { ...home, beside: [...home.beside, decor] } : home;
}

/** What changes in points when something is laid on a cell. */
export function gainAt(area: Area, edition: Edition, cell: Cell, laid: Laid, hand: Hand | null = null): number {
  return homePoints(homeWith(area, edition, cell, laid, hand), edition) - homePoints(area, edition);
}

/** Whether a cell has no room yet and is supported (D21, D54). */
export function isOpen(area: Area, cell: Cell): boolean {
  const under = below(cell);
  const here = roomAt(area, cell);
  return (here === null || here.room === 'scaffold') && (under === null || roomAt(area, under) !== null);
}

/** The rule that forbids a card of this type to lie face up on a cell, or null. */
export function whyDown(area: Area, edition: Edition, cell: Cell, type: RoomType): string | null {
  const { category, points } = edition.rooms[type];
  if ((category === 'basement') !== (cell.floor === 'basement')) return 'D22';
  const near = CELLS.filter(
    (other) =>
      other.floor === cell.floor && Math.abs(other.place - cell.place) === 1 && roomAt(area, other)?.room === type,
  ).map((other) => roomAround(area, other));
  const decorated = near.filter((room) => room.some((other) => roomAt(area, other)?.decor)).length;
  const hasDesigner = area.helpers.includes('interior_designer');
  if (decorated && !hasDesigner) return 'D24';
  if (near.some((room) => room.length >= points.length)) return 'D24';
  if (near.flat().length + 1 > points.length) return 'D23';
  return decorated > 1 ? 'D64' : null;
}

/** The rules by which a card of this type can lie face up nowhere; none if it can, somewhere. */
export function whyOnlyDown(area: Area, edition: Edition, type: RoomType): string[] {
  const rules = CELLS.filter((cell) => isOpen(area, cell)).map((cell) => whyDown(area, edition, cell, type));
  return rules.includes(null) ? [] : [...new Set(rules.filter((rule) => rule !== null))];
}

/** Points in words: as what changes, or as *said*. */
export const worth = (boardWords: Words, points: number, figures = signed(points)): string =>
  boardWords.text('worth', { points: figures, count: Math.abs(points) });

/** Which card of its room a cell holds, and how many the room has. */
export function partOf(area: Floors, cell: Cell): { part: number; size: number } {
  const room = isRoom(roomAt(area, cell)) ? roomAround(area, cell) : [cell];
  return { part: room.findIndex(({ name }) => name === cell.name), size: room.length };
}
