/** The two sides of the range: its ends go on for ever, and what they part (H53). */

import { required } from '../../../kit/required';
import { areasOf, keyOf, range, type Land, type Spot } from '../land';
import { chainOf } from './chain';

export interface Side {
  spots: Spot[]; // as far as one row of empty squares around the city
  districts: Spot[][]; // connected districts, largest first
}

export interface Parted {
  chain: Spot[];
  rays: [Spot[], Spot[]]; // the squares in which each end goes on, as far as the edge of what is looked at
  sides: Side[]; // the best first
}

const MARGIN = 1;

/** How the range parts a land; null with fewer than two mountains, or if they are not one range. */
export function partedBy(land: Land): Parted | null {
  const chain = chainOf(land);
  const bounds = land.bounds;
  if (!chain || chain.length < 2 || !bounds) return null;
  const left = bounds.left - MARGIN;
  const right = bounds.right + MARGIN;
  const top = bounds.top - MARGIN;
  const bottom = bounds.bottom + MARGIN;
  const isInside = ({ x, y }: Spot): boolean => x >= left && x <= right && y >= top && y <= bottom;
  const rays: [Spot[], Spot[]] = [
    rayFrom(land, required(chain[1]), required(chain[0]), isInside),
    rayFrom(land, required(chain.at(-2)), required(chain.at(-1)), isInside),
  ];
  const walls = new Set([...chain, ...rays[0], ...rays[1]].map(({ x, y }) => keyOf(x, y)));
  const free = range(top, bottom).flatMap((y) => range(left, right).map((x) => ({ x, y })));
  const sides = areasOf(free.filter(({ x, y }) => !walls.has(keyOf(x, y)))).map((spots) => ({
    spots,
    districts: areasOf(spots.filter(({ x, y }) => land.is(x, y, 'district'))).sort((a, b) => b.length - a.length),
  }));
  return { chain, rays, sides: sides.sort((a, b) => largest(b) - largest(a)) };
}

/** The squares in which an end goes on: it stops before a mountain, and before passing between two of them. */
function rayFrom(land: Land, before: Spot, end: Spot, isInside: (spot: Spot) => boolean): Spot[] {
  const step = { x: end.x - before.x, y: end.y - before.y };
  const ray: Spot[] = [];
  let { x, y } = end;
  while (true) {
    const isBetween =
      step.x !== 0 && step.y !== 0 && land.is(x + step.x, y, 'mountain') && land.is(x, y + step.y, 'mountain');
    x += step.x;
    y += step.y;
    if (isBetween || land.is(x, y, 'mountain') || !isInside({ x, y })) return ray;
    ray.push({ x, y });
  }
}

export const largest = (side: Side | undefined): number => side?.districts[0]?.length ?? 0;

/** The squares of the largest district on the weaker side; with more than two sides, on the second best. */
export function smallerDistrict(land: Land): number {
  return largest(partedBy(land)?.sides[1]);
}
