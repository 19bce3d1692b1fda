/** The pad's own scoring, for tables without a connection: the same answers as the rules in Python give (H50–H55). */

import type { Plain, Sheet } from '../../kit/types';
import { readEdition } from './edition';
import { Land } from './land';
import { chainOf } from './score/chain';
import { desertsOf, pointsOf, totalOf } from './score/points';

/** One player's city, as in the score format. */
export interface PadSeat {
  name: string;
  city: string[]; // rows of tokens
  goals: number;
}

export interface Pad {
  seats: PadSeat[];
}

/** Score final cities; a range that forks, or mountains that are not one range, are refused as on the server. */
export function score(pad: Plain, edition: Plain): Sheet {
  const { seats } = pad as unknown as Pad;
  if (seats.some(({ city }) => !chainOf(Land.read(city)))) throw new Error('mountains that are not one range');
  return scoreAsFarAsKnown(pad, edition);
}

/** The same, but where mountains are not one range the districts, and so the total, are left open. */
export function scoreAsFarAsKnown(pad: Plain, edition: Plain): Sheet {
  const { seats } = pad as unknown as Pad;
  const read = readEdition(edition);
  if (!read) throw new Error('the edition is not there yet');
  const rows = seats.map(({ city, goals }) => {
    const land = Land.read(city);
    const points = pointsOf(land, goals, read.values);
    const isKnown = chainOf(land) !== null;
    return {
      lines: isKnown ? points : { ...points, districts: null },
      total: isKnown ? totalOf(points) : null,
      deserts: desertsOf(land),
    };
  });
  return { seats: rows.map(({ lines, total }) => ({ lines, total })), ranking: ranking(rows) };
}

/** Seats best first, those who share a place together; more deserts break ties (H55). Empty while a total is open. */
function ranking(rows: { total: number | null; deserts: number }[]): number[][] {
  const groups = new Map<number, number[]>();
  for (const [seat, { total, deserts }] of rows.entries()) {
    if (total === null) return [];
    const rank = total * 1000 + deserts;
    groups.set(rank, [...(groups.get(rank) ?? []), seat]);
  }
  return [...groups].sort(([one], [other]) => other - one).map(([, found]) => found);
}
