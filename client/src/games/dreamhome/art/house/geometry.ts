/** Where things stand in the picture of a house. */

import type { Cell, Floor } from '../../names';

export const HOUSE = { width: 540, height: 372 };
export const ROOM = { width: 100, height: 82 };
export const LEFT = 20; // the first column
const FLOOR_Y: Record<Floor, number> = { top: 100, middle: 188, basement: 278 };
export const GROUND = 272;

export function corner({ floor, column }: Cell): { x: number; y: number } {
  return { x: LEFT + column * ROOM.width, y: FLOOR_Y[floor] };
}

/** The place of a cell in percent of the house, for what is laid over the picture. */
export function placed(cell: Cell): { left: string; top: string; width: string; height: string } {
  const { x, y } = corner(cell);
  const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(4)}%`;
  return {
    left: percent(x, HOUSE.width),
    top: percent(y, HOUSE.height),
    width: percent(ROOM.width, HOUSE.width),
    height: percent(ROOM.height, HOUSE.height),
  };
}
