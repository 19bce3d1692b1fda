/** The pad's own scoring, for tables without a connection: the same answers as the rules in Python give (H50–H55). */

import { loaded } from '../../kit/edition';
import { ranking } from '../../kit/sheet/ranking';
import type { Plain, Sheet } from '../../kit/types';
import { readEdition } from './edition';
import type { Pad } from './generated';
import { Land } from './land';
import { chainOf } from './score/chain';
import { desertsOf, pointsOf, totalOf } from './score/points';

export type { Pad, PadSeat } from './generated';

/** Score final cities; a range that forks, or mountains that are not one range, are refused as on the server. */
export function score(pad: Plain, edition: Plain): Sheet {
  const { seats } = pad as Pad;
  if (seats.some(({ city }) => !chainOf(Land.read(city)))) throw new Error('mountains that are not one range');
  return scoreAsFarAsKnown(pad, edition);
}

/** The same, but where mountains are not one range the districts, and so total and ranking, are left open. */
export function scoreAsFarAsKnown(pad: Plain, edition: Plain): Sheet {
  const { seats } = pad as Pad;
  const read = loaded(readEdition(edition));
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
  const merits = rows.flatMap(({ total, deserts }) => (total === null ? [] : [[total, deserts]])); // H55
  return {
    seats: rows.map(({ lines, total }) => ({ lines, total })),
    ranking: merits.length === rows.length ? ranking(merits) : [],
  };
}
