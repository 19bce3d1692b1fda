/** Ranking, with ties. */

import type { Seat } from '../types';

/** Seats best first, those who share a place together: by their figures in turn, of which the higher is the better. */
export function ranking(figures: readonly (readonly number[])[]): Seat[][] {
  const order = figures.map((row, seat) => ({ seat, row })).sort((one, other) => compare(other.row, one.row));
  const places: { row: readonly number[]; seats: Seat[] }[] = [];
  for (const { seat, row } of order) {
    const last = places.at(-1);
    if (last && compare(last.row, row) === 0) last.seats.push(seat);
    else places.push({ row, seats: [seat] });
  }
  return places.map(({ seats }) => seats);
}

function compare(one: readonly number[], other: readonly number[]): number {
  const differences = one.map((figure, index) => figure - (other[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
