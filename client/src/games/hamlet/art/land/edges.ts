/** What stands along the borders of a tile: trees on forest, peaks on mountain, with gaps where a road was built. */

import { required } from '../../../../kit/required';
import { between, plus, round, type Point, type Segment } from '../../lattice';

export interface Sprite extends Point {
  picture: string;
  size: number;
}

/** A number from 0 to 1 that looks like chance and is always the same for the same place. */
export function chance(x: number, y: number, salt = 0): number {
  const wave = Math.sin(x * 12.9898 + y * 78.233 + salt * 37.719) * 43758.5453;
  return wave - Math.floor(wave);
}

const TREES = { picture: ['hm-fir', 'hm-oak', 'hm-fir', 'hm-bush'], parts: [0.1, 0.3, 0.5, 0.7, 0.9], depth: 13 };
const PEAKS = { picture: ['hm-peak', 'hm-crag'], parts: [0.17, 0.5, 0.83], depth: 15 };

/** The sprites of one segment; none in the middle third where something crosses it. */
export function spritesAlong(segment: Segment, isCrossed: boolean): Sprite[] {
  if (segment.kind === 'R') return [];
  const { picture, parts, depth } = segment.kind === 'F' ? TREES : PEAKS;
  return parts
    .filter((part) => !isCrossed || Math.abs(part - 0.5) > 0.18)
    .map((part, index) => {
      const on = between(segment.from, segment.to, part);
      const luck = chance(on.x, on.y, index);
      const base = plus(on, segment.inward, depth + luck * 7);
      const kind = picture[Math.floor(chance(on.y, on.x, index) * picture.length)] ?? required(picture[0]);
      return { x: round(base.x), y: round(base.y + 5), picture: kind, size: round(0.72 + luck * 0.3) };
    });
}
