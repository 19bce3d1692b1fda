/** Landmarks, each by what it counts (M70–M83), and the longest road, for which a smithy counts (M64, M70). */

import type { Edition, Per } from '../edition';
import type { PadLandmark, PadSeat } from '../score';

/** What has to be counted on the board for a landmark, by what it scores for. */
export const FIGURES: Partial<Record<Per, 'segments' | 'tiles' | 'roads'>> = {
  matching: 'segments',
  way: 'tiles',
  mountain: 'segments',
  forest: 'segments',
  printed_road: 'roads',
};

/** All but woods and mountains score only if roads lead there (M62). */
const needsAccess = (per: Per): boolean => per !== 'mountain' && per !== 'forest';

export function landmarkPoints(landmark: PadLandmark, seat: PadSeat, edition: Edition): number {
  const scores = edition.tiles.get(landmark.id)?.scores;
  if (!scores || scores.per === 'longest_road') return 0;
  if (needsAccess(scores.per) && landmark.connected === false) return 0;
  const points = countedFor(scores.per, landmark, seat) * scores.points;
  return scores.per === 'coin' ? Math.min(points, scores.most ?? Infinity) : points;
}

function countedFor(per: Per, landmark: PadLandmark, seat: PadSeat): number {
  const figure = FIGURES[per];
  if (figure) return landmark[figure] ?? 0;
  if (per === 'delivery') return seat.deliveries;
  if (per === 'donkey') return seat.donkeys;
  if (per === 'coin') return seat.coins;
  if (per === 'sale') return seat.sales;
  return per === 'road' ? seat.roads : 1;
}

export function longestPoints({ longest, landmarks }: PadSeat, { tiles, scoring }: Edition): number {
  const smithies = landmarks
    .filter(({ connected }) => connected !== false)
    .map(({ id }) => tiles.get(id)?.scores)
    .filter((scores) => scores?.per === 'longest_road');
  return longest * smithies.reduce((sum, scores) => sum + (scores?.points ?? 0), scoring.longest_road);
}

const RANK_WITHOUT_CHURCH = 2; // at most

/** The rank that a player alone has reached, from 1; without a church it is one of the two lowest (M91). */
export function rankOf(points: number, churchStands: boolean, { solo }: Edition): number {
  const rank = 1 + solo.ranks.filter((least) => points >= least).length;
  return churchStands ? rank : Math.min(RANK_WITHOUT_CHURCH, rank);
}
