/** Reads a pad that was shared or kept: what does not fit is left out, for links travel far. */

import { listOf, nameIn, seatsIn, type Fields, type Limits } from '../../../kit/pad/read';
import type { Plain } from '../../../kit/types';
import { Land } from '../land';
import type { Pad, PadSeat } from '../score';

export const LIMITS: Limits = { fewest: 2, most: 5 };
export const WIDEST = 27; // no city of thirteen cards is wider or higher
const MOST_GOALS = 9;
const MORE_GOALS = 2; // than players are turned up (H12)
const LONGEST_ROW = 4 * WIDEST;

/** How many goal cards one may still have when the others have so many. */
export function mostGoals(seats: number, others: number): number {
  return Math.max(0, Math.min(MOST_GOALS, seats + MORE_GOALS - others));
}

/** Rows of known squares only, as wide and high as a city can be. */
function readCity(value: Plain | undefined): string[] {
  const rows = listOf(value, WIDEST).map((row) => (typeof row === 'string' ? row.slice(0, LONGEST_ROW) : ''));
  const narrow = Land.read(rows).cells.filter(({ x }) => x < WIDEST);
  return new Land(narrow).rows();
}

function readSeat(value: Fields): PadSeat {
  const goals = value['goals'];
  return {
    name: nameIn(value),
    city: readCity(value['city']),
    goals: typeof goals === 'number' && Number.isInteger(goals) && goals > 0 ? goals : 0,
  };
}

/** No more goal cards than were turned up. */
export function tidied<Seat extends Pick<PadSeat, 'goals'>>(seats: readonly Seat[]): Seat[] {
  let taken = 0;
  return seats.map((seat) => {
    const goals = Math.min(seat.goals, mostGoals(seats.length, taken));
    taken += goals;
    return goals === seat.goals ? seat : { ...seat, goals };
  });
}

/** The pad in *value*, or null if it is none. */
export function readPad(value: Plain): Pad | null {
  const seats = seatsIn(value, LIMITS);
  return seats && { seats: tidied(seats.map(readSeat)) };
}
