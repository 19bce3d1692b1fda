/** Where the arrow keys lead from one place of an area to the next. */

import type { Area, Place } from './reading';

export const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
export type Arrow = (typeof ARROWS)[number];
export const isArrow = (key: string): key is Arrow => (ARROWS as readonly string[]).includes(key);

const BY: Record<Arrow, { row: number; column: number }> = {
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
};

type Rows = Area['rows'];

export const columnOf = (row: readonly Place[], place: Place): number => place.column ?? row.indexOf(place);

export const placesOf = (rows: Rows): Place[] => rows.flat();

/** The place to which a key leads; null if it leads nowhere. Home and End lead to the ends of a row. */
export function placeAfter(rows: Rows, id: string, key: string): Place | null {
  const at = rows.findIndex((row) => row.some((place) => place.id === id));
  const row = rows[at];
  const here = row?.find((place) => place.id === id);
  if (!row || !here) return null;
  if (key === 'Home') return row[0] ?? null;
  if (key === 'End') return row.at(-1) ?? null;
  if (!isArrow(key)) return null;
  const way = here.ways?.[key];
  if (way !== undefined) return placesOf(rows).find((place) => place.id === way) ?? null;
  const { row: down, column: right } = BY[key];
  if (right) return row[row.indexOf(here) + right] ?? null;
  return nearestIn(rows[at + down], columnOf(row, here));
}

/** The place of a row that is nearest to a column. */
function nearestIn(row: readonly Place[] | undefined, column: number): Place | null {
  if (!row?.length) return null;
  const far = (place: Place): number => Math.abs(columnOf(row, place) - column);
  return row.reduce((best, one) => (far(one) < far(best) ? one : best));
}
