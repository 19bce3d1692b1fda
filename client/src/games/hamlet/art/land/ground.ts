/** How far every point of a tile is from its border, measured once on a fine grid; and where a box finds room. */

import { required } from '../../../../kit/required';
import { clearance, isInside, type Point, type Segment } from '../../lattice';

export interface Box extends Point {
  w: number;
  h: number;
}

const GRID = 7;
const PROBES = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

const overlaps = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) * 2 < one.w + other.w && Math.abs(one.y - other.y) * 2 < one.h + other.h;

export class Ground {
  private readonly left: number;
  private readonly top: number;
  private readonly columns: number;
  private readonly far: number[] = []; // row by row; below 0 outside
  private readonly points: Point[] = [];

  constructor(segments: readonly Segment[]) {
    const xs = segments.map(({ from }) => from.x);
    const ys = segments.map(({ from }) => from.y);
    this.left = Math.min(...xs);
    this.top = Math.min(...ys);
    this.columns = Math.floor((Math.max(...xs) - this.left) / GRID) + 1;
    const rows = Math.floor((Math.max(...ys) - this.top) / GRID) + 1;
    for (let index = 0; index < this.columns * rows; index += 1) {
      const point = {
        x: this.left + (index % this.columns) * GRID,
        y: this.top + Math.floor(index / this.columns) * GRID,
      };
      const far = clearance(segments, point);
      this.points.push(point);
      this.far.push(isInside(segments, point) ? far : -far);
    }
  }

  /** The point that is farthest from the border. */
  get heart(): Point {
    return required(this.points[this.far.indexOf(Math.max(...this.far))]);
  }

  /** How far a point is from the border; below 0 outside. */
  private farAt(x: number, y: number): number {
    const column = Math.round((x - this.left) / GRID);
    const row = Math.round((y - this.top) / GRID);
    if (column < 0 || column >= this.columns || row < 0) return -Infinity;
    return this.far[row * this.columns + column] ?? -Infinity;
  }

  /** The place for a box nearest to the one wanted, with the first of the margins that it finds, over no other box. */
  fit(size: { w: number; h: number }, wanted: Point, others: readonly Box[], margins: readonly number[]): Box | null {
    const least = margins.at(-1) ?? 0;
    const found: { box: Box; room: number; away: number }[] = [];
    for (const point of this.points) {
      const box = { ...point, ...size };
      const room = this.roomFor(box, least);
      if (room < least || others.some((other) => overlaps(box, other))) continue;
      found.push({ box, room, away: Math.hypot(box.x - wanted.x, box.y - wanted.y) });
    }
    for (const margin of margins) {
      const roomy = found.filter(({ room }) => room >= margin);
      if (roomy.length) return roomy.reduce((best, one) => (one.away < best.away ? one : best)).box;
    }
    return null;
  }

  /** How far the nearest side or corner of a box is from the border; anything below *least* is enough to know. */
  private roomFor({ x, y, w, h }: Box, least: number): number {
    let room = this.farAt(x, y);
    for (const [right, down] of PROBES) {
      if (room < least) return room;
      room = Math.min(room, this.farAt(x + (right * w) / 2, y + (down * h) / 2));
    }
    return room;
  }
}
