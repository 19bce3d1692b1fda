/** The roads of a tile: soft curves from the middle of a segment to the door where they meet. */

import { plus, round, type Point, type Segment } from '../../lattice';
import type { Plan } from './plan';

const say = ({ x, y }: Point): string => `${round(x)},${round(y)}`;

export function roadTo(door: Point, { middle, inward }: Segment): string {
  const far = Math.hypot(door.x - middle.x, door.y - middle.y);
  const start = plus(middle, inward, -0.5);
  const bend = plus(middle, inward, Math.min(46, far * 0.5));
  return `M${say(start)}C${say(bend)} ${say(bend)} ${say(door)}`;
}

/** The printed roads of a tile. */
export function printedRoads({ segments, door }: Plan): string[] {
  return segments.filter(({ kind }) => kind === 'R').map((segment) => roadTo(door, segment));
}
