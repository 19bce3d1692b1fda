/** The pad's own scoring, for tables without a connection: the same answers as the rules in Python give (M61–M91). */

import { loaded } from '../../kit/edition';
import { ranking } from '../../kit/sheet/ranking';
import type { Plain, Sheet } from '../../kit/types';
import { readEdition, type Edition } from './edition';
import type { Pad, PadSeat } from './generated';
import { LINES } from './names';
import { awardsOf } from './score/awards';
import { landmarkPoints, longestPoints } from './score/landmarks';

export type { Pad, PadLandmark, PadSeat } from './generated';

type Line = (typeof LINES)[number];

/** Score a final position. */
export function score(pad: Plain, data: Plain): Sheet {
  const { seats } = pad as Pad;
  const edition = loaded(readEdition(data));
  const awards = awardsOf(seats, edition);
  const rows = seats.map((seat, index) => {
    const lines = linesOf(seat, awards[index] ?? 0, edition);
    return { seat, lines, total: LINES.reduce((sum, line) => sum + lines[line], 0) };
  });
  return {
    seats: rows.map(({ lines, total }) => ({ lines, total })),
    ranking: ranking(rows.map(({ total, seat }) => [total, seat.deliveries, seat.sales])), // M66
  };
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
