/** The mountain range: how mountains are linked, and whether they make one path (H34). */

import { required } from '../../../kit/required';
import type { Land, Spot } from '../land';

const AROUND: readonly Spot[] = [-1, 0, 1]
  .flatMap((y) => [-1, 0, 1].map((x) => ({ x, y })))
  .filter(({ x, y }) => x || y);

/** The mountains to which one on this spot is, or would be, linked. */
export function links(land: Land, { x, y }: Spot): Spot[] {
  return AROUND.filter((step) => {
    if (!land.is(x + step.x, y + step.y, 'mountain')) return false;
    if (!step.x || !step.y) return true;
    return !land.is(x + step.x, y, 'mountain') && !land.is(x, y + step.y, 'mountain');
  }).map((step) => ({ x: x + step.x, y: y + step.y }));
}

const MOST_STEPS = 5000;
// Sides before corners, each in reading order: as in Python, so that the same way is found.
const STEPS = [...AROUND.filter(({ x, y }) => !x || !y), ...AROUND.filter(({ x, y }) => x && y)];

/** The first way through all mountains, each step over a side or a corner: the chain in the words of the book. */
function wayThrough(land: Land): Spot[] | null {
  const mountains = land.of('mountain').sort((one, other) => one.y - other.y || one.x - other.x);
  let left = MOST_STEPS;
  for (const start of mountains) {
    const chain: Spot[] = [{ x: start.x, y: start.y }];
    const onward = [nextTo(land, start)];
    while (chain.length && left) {
      if (chain.length === mountains.length) return chain;
      const spot = required(onward.at(-1)).shift();
      if (!spot) {
        chain.pop();
        onward.pop();
      } else if (!chain.some((one) => isSame(one, spot))) {
        left -= 1;
        chain.push(spot);
        onward.push(nextTo(land, spot));
      }
    }
  }
  return null;
}

const nextTo = (land: Land, { x, y }: Spot): Spot[] =>
  STEPS.map((step) => ({ x: x + step.x, y: y + step.y })).filter((spot) => land.is(spot.x, spot.y, 'mountain'));

const isSame = (one: Spot, other: Spot): boolean => one.x === other.x && one.y === other.y;

/** The mountains from one end of the range to the other; null if there is no way through all of them. */
export const chainOf = (land: Land): Spot[] | null => rangeOf(land) ?? wayThrough(land);

/** The mountains of a range as it can be built here (H34); null if they fork, or touch where they must not. */
export function rangeOf(land: Land): Spot[] | null {
  const mountains = land.of('mountain').map(({ x, y }) => ({ x, y }));
  if (!mountains.length) return [];
  const linked = mountains.map((spot) => links(land, spot).length);
  if (linked.some((count) => count > 2)) return null;
  const end = mountains[linked.findIndex((count) => count < 2)];
  if (!end) return null;
  const chain = [end];
  for (const here of chain) {
    const before = chain.at(-2);
    const next = links(land, here).find((spot) => !before || !isSame(spot, before));
    if (next) chain.push(next);
  }
  return chain.length === mountains.length ? chain : null;
}
