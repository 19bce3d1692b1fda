/** Awards for the most landmarks, sales and deliveries (M61); alone one needs enough of each (M90). */

import { required } from '../../../kit/required';
import type { Edition } from '../edition';
import type { PadSeat } from '../score';

/** Share the points of an award among those with the most; nobody gets any for none. */
function shares(counts: number[], points: number): number[] {
  const most = Math.max(...counts);
  if (most <= 0) return counts.map(() => 0);
  const winners = counts.filter((count) => count === most).length;
  return counts.map((count) => (count === most ? Math.floor(points / winners) : 0));
}

/** The most and the second most deliveries; a tie for the most shares both. */
function forDeliveries(counts: number[], chaplain: number, sexton: number): number[] {
  const most = Math.max(...counts);
  if (counts.filter((count) => count === most).length > 1) return shares(counts, chaplain + sexton);
  const second = shares(
    counts.map((count) => (count === most ? -1 : count)),
    sexton,
  );
  return shares(counts, chaplain).map((points, seat) => points + required(second[seat]));
}

export function awardsOf(seats: readonly PadSeat[], { awards, solo }: Edition): number[] {
  const landmarks = seats.map((seat) => seat.landmarks.length);
  const sales = seats.map((seat) => seat.sales);
  const deliveries = seats.map((seat) => seat.deliveries);
  if (seats.length === 1) {
    const { needs } = solo;
    const won = (count: number[], least: number, points: number): number => (required(count[0]) >= least ? points : 0);
    return [
      won(landmarks, needs.landscaper, awards.landscaper) +
        won(sales, needs.merchant, awards.merchant) +
        won(deliveries, needs.chaplain, awards.chaplain),
    ];
  }
  const won = [
    shares(landmarks, awards.landscaper),
    shares(sales, awards.merchant),
    forDeliveries(deliveries, awards.chaplain, awards.sexton),
  ];
  return seats.map((_, seat) => won.reduce((sum, award) => sum + required(award[seat]), 0));
}
