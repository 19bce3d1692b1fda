/** The triangular lattice on the screen: where the border of a tile lies, and which side of it is inside. */

import { required } from '../../kit/required';
import type { Terrain } from './names';

export interface Point {
  x: number;
  y: number;
}

/** One step of a border: its direction, in sixths of a turn from the east, and what lies along it. */
export interface Step {
  heading: number;
  kind: Terrain;
}
export type Border = readonly Step[];

export interface Segment {
  kind: Terrain;
  from: Point;
  to: Point;
  middle: Point;
  inward: Point; // of length 1
}

export interface Lying {
  a: number;
  b: number;
  turn: number;
}

export const UNIT = 100; // the length of a segment
const RISE = (UNIT * Math.sqrt(3)) / 2;
const DIRECTIONS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'];
const STEP_A = [1, 0, -1, -1, 0, 1];
const STEP_B = [0, 1, 1, 0, -1, -1];

/** Read a border as the edition writes it: "E:M SE:F …". */
export function readBorder(text: string): Border {
  return text.split(' ').map((word) => {
    const [direction, kind] = word.split(':');
    return { heading: DIRECTIONS.indexOf(required(direction)), kind: kind as Terrain };
  });
}

/** A vertex of the lattice on the screen: a goes east, b north-east. */
export function toPoint(a: number, b: number): Point {
  return { x: (a + b / 2) * UNIT, y: -b * RISE };
}

/** The vertices of a border as it lies, in lattice coordinates. */
function cornersOf(border: Border, { a, b, turn }: Lying): [number, number][] {
  const found: [number, number][] = [];
  let [nextA, nextB] = [a, b];
  for (const { heading } of border) {
    found.push([nextA, nextB]);
    const way = (heading + turn) % 6;
    nextA += required(STEP_A[way]);
    nextB += required(STEP_B[way]);
  }
  return found;
}

/** The segments of a border as it lies; it goes round clockwise, so the inside is to the right. */
export function segmentsOf(border: Border, lying: Lying): Segment[] {
  const corners = cornersOf(border, lying).map(([a, b]) => toPoint(a, b));
  return border.map(({ kind }, index) => {
    const from = required(corners[index]);
    const to = required(corners[(index + 1) % corners.length]);
    const [dx, dy] = [(to.x - from.x) / UNIT, (to.y - from.y) / UNIT];
    return { kind, from, to, middle: between(from, to, 0.5), inward: { x: -dy, y: dx } };
  });
}

export function between(one: Point, other: Point, part: number): Point {
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
}

export const plus = (point: Point, by: Point, times = 1): Point => ({
  x: point.x + by.x * times,
  y: point.y + by.y * times,
});

export const round = (value: number): number => Math.round(value * 10) / 10;

/** The outline as an SVG path. */
export function outlinePath(segments: readonly Segment[]): string {
  return `M${segments.map(({ from }) => `${round(from.x)},${round(from.y)}`).join('L')}Z`;
}

/** A segment by its two ends, the same from both sides. */
export function sideKey({ from, to }: Segment): string {
  const ends = [from, to].map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`);
  return ends.sort().join(' ');
}

export function isInside(segments: readonly Segment[], { x, y }: Point): boolean {
  let inside = false;
  for (const { from, to } of segments) {
    const crosses = from.y > y !== to.y > y;
    if (crosses && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x) inside = !inside;
  }
  return inside;
}

/** How far a point is from the border. */
export function clearance(segments: readonly Segment[], point: Point): number {
  return Math.min(...segments.map(({ from, to }) => distanceToSegment(point, from, to)));
}

function distanceToSegment(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy);
  const nearest = between(from, to, Math.max(0, Math.min(1, part)));
  return Math.hypot(point.x - nearest.x, point.y - nearest.y);
}
