/** How much of the ground is to be seen. */

import type { Extent } from '../../../../kit/map/extent';
import type { Point } from '../../lattice';

/** The smallest extent that has all points, and some room around them. */
export function around(points: readonly Point[], room: number): Extent {
  if (!points.length) return { left: -300, top: -300, width: 600, height: 600 };
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { left, top, width: Math.max(...xs) + room - left, height: Math.max(...ys) + room - top };
}
