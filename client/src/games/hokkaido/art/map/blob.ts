/** The outline of squares that flow together: rounded where they end, open where a like square follows. */

import type { Bounds, Spot } from '../../land';

export const UNIT = 100; // the side of a square

type IsLike = (x: number, y: number) => boolean;

/** The part of the outline in one square, *inset* from its free sides. */
function one({ x, y }: Spot, isLike: IsLike, inset: number, round: number): string {
  const points: string[] = [];
  // The corners clockwise from the top left: the side before it, the side after it, both as seen from the centre.
  const corners: [Spot, Spot][] = [
    [
      { x: -1, y: 0 },
      { x: 0, y: -1 },
    ],
    [
      { x: 0, y: -1 },
      { x: 1, y: 0 },
    ],
    [
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ],
    [
      { x: 0, y: 1 },
      { x: -1, y: 0 },
    ],
  ];
  const half = UNIT / 2;
  const write = (before: Spot, after: Spot, alongBefore: number, alongAfter: number): string => {
    // A point given by how far it lies towards the one side and towards the other.
    const px = x * UNIT + half + before.x * alongBefore + after.x * alongAfter;
    const py = y * UNIT + half + before.y * alongBefore + after.y * alongAfter;
    return `${px.toFixed(1)},${py.toFixed(1)}`;
  };
  const near = half - inset;
  for (const [before, after] of corners) {
    const isBefore = isLike(x + before.x, y + before.y);
    const isAfter = isLike(x + after.x, y + after.y);
    const go = points.length ? 'L' : 'M';
    if (!isBefore && !isAfter) {
      points.push(go + write(before, after, near, near - round));
      points.push(`Q${write(before, after, near, near)} ${write(before, after, near - round, near)}`);
    } else if (isBefore && isAfter) {
      if (isLike(x + before.x + after.x, y + before.y + after.y)) points.push(go + write(before, after, half, half));
      else {
        points.push(go + write(before, after, half, near));
        points.push(`Q${write(before, after, near, near)} ${write(before, after, near, half)}`);
      }
    } else points.push(go + (isBefore ? write(before, after, half, near) : write(before, after, near, half)));
  }
  return `${points.join(' ')}Z`;
}

/** The outlines of all these squares as one path. */
export function blob(spots: readonly Spot[], isLike: IsLike, inset: number, round: number): string {
  return spots.map((spot) => one(spot, isLike, inset, round)).join('');
}

/** Whole squares as one path. */
export const blocks = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }) => `M${x * UNIT},${y * UNIT}h${UNIT}v${UNIT}h${-UNIT}z`).join('');

/** The viewBox of these squares. */
export const boxOf = ({ left, top, right, bottom }: Bounds): string =>
  `${left * UNIT} ${top * UNIT} ${(right - left + 1) * UNIT} ${(bottom - top + 1) * UNIT}`;

/** A number that looks random but is always the same for a square. */
export function grain({ x, y }: Spot, salt = 0): number {
  let mixed = Math.imul(x + 131, 374761393) ^ Math.imul(y + 71, 668265263) ^ Math.imul(salt + 11, 2246822519);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
