/** The mountain range: how mountains are linked, and whether they make one path (H34). */

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

const isSame = (one: Spot, other: Spot): boolean => one.x === other.x && one.y === other.y;

/** The mountains from one end of the range to the other; null if they are not one range without forks. */
export function chainOf(land: Land): Spot[] | null {
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
