/** The pad's own scoring, for tables without a connection: the same answers as the rules in Python give (M61–M91). */

import type { Plain, Sheet } from '../../kit/types';
import { readEdition, type Edition } from './edition';
import { LINES } from './names';
import { awardsOf } from './score/awards';
import { landmarkPoints, longestPoints } from './score/landmarks';

/** A landmark, and what was counted on the board for it. */
export interface PadLandmark {
  id: string;
  connected?: boolean;
  segments?: number;
  tiles?: number;
  roads?: number;
}

/** One player's figures, as in the score format. */
export interface PadSeat {
  name: string;
  track: number;
  deliveries: number;
  sales: number;
  roads: number;
  planner?: boolean;
  longest: number;
  coins: number;
  donkeys: number;
  landmarks: PadLandmark[];
}

export interface Pad {
  seats: PadSeat[];
}

type Line = (typeof LINES)[number];

/** Score a final position. */
export function score(pad: Plain, data: Plain): Sheet {
  const { seats } = pad as unknown as Pad;
  const edition = readEdition(data);
  if (!edition) throw new Error('the edition is not there yet');
  const awards = awardsOf(seats, edition);
  const rows = seats.map((seat, at) => {
    const lines = linesOf(seat, awards[at] ?? 0, edition);
    return { lines, total: LINES.reduce((sum, line) => sum + lines[line], 0) };
  });
  return { seats: rows, ranking: ranking(rows.map(({ total }, at) => [total, seats[at]!.deliveries, seats[at]!.sales])) };
}

function linesOf(seat: PadSeat, awards: number, edition: Edition): Record<Line, number> {
  const { scoring } = edition;
  return {
    track: seat.track,
    awards,
    landmarks: seat.landmarks.reduce((sum, landmark) => sum + landmarkPoints(landmark, seat, edition), 0),
    roads: seat.roads * (scoring.road + (seat.planner ? scoring.planner : 0)),
    longest_road: longestPoints(seat, edition),
    coins: Math.floor(seat.coins / scoring.coins_a_point),
  };
}

/** Seats best first, those who share a place together: by points, then deliveries, then sales (M66). */
function ranking(merits: number[][]): number[][] {
  const groups = new Map<string, number[]>();
  for (const [seat, merit] of merits.entries()) groups.set(merit.join(), [...(groups.get(merit.join()) ?? []), seat]);
  const compare = (one: number[], other: number[]): number => {
    const at = one.findIndex((value, nth) => value !== other[nth]);
    return at < 0 ? 0 : other[at]! - one[at]!;
  };
  return [...groups.values()].sort(([one], [other]) => compare(merits[one!]!, merits[other!]!));
}
