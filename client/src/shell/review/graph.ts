/** The geometry of the graph: one line a seat, from the first judged decision to the result. */

import type { Review } from '../../kit/types';

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Mark extends Point {
  number: number; // of the turning point, from 1
  seat: number;
}

export interface Graph {
  lines: Point[][]; // by seat
  marks: Mark[];
  ticks: { y: number; points: number }[];
  rounds: { x: number; round: number }[]; // those that have space for their number
  decisions: (Point & { index: number })[]; // on the line of the seat that decided
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];
const MOST_TICKS = 6;
const MARK = 22; // from the middle of one mark to the next, at least

/** Round figures that span all values. */
export function ticksFor(values: readonly number[]): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = STEPS.find((one) => (high - low) / one <= MOST_TICKS - 1) ?? Math.ceil((high - low) / (MOST_TICKS - 1));
  const first = Math.floor(low / step);
  const count = Math.max(1, Math.ceil(high / step) - first);
  return Array.from({ length: count + 1 }, (_, index) => (first + index) * step);
}

/** `result` are the points of the match's end, by seat. */
export function draw(review: Review, result: readonly number[], box: Box): Graph {
  const { decisions, last } = review;
  const values = [...decisions.flatMap((one) => one.played.points), ...result];
  const ticks = ticksFor(values);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const first = decisions[0]?.frame ?? 0;
  const x = (frame: number): number =>
    box.left + ((box.width - box.left - box.right) * (frame - first)) / Math.max(1, last - first);
  const y = (points: number): number =>
    box.height - box.bottom - ((box.height - box.top - box.bottom) * (points - low)) / (high - low || 1);
  const point = (frame: number, points: number): Point => ({ x: rounded(x(frame)), y: rounded(y(points)) });
  return {
    lines: result.map((end, seat) => [
      ...decisions.map((one) => point(one.frame, one.played.points[seat] ?? 0)),
      point(last, end),
    ]),
    marks: apart(
      review.turning.flatMap((place, index) => {
        const one = decisions[place];
        return one
          ? [{ ...point(one.frame, one.played.points[one.seat] ?? 0), number: index + 1, seat: one.seat }]
          : [];
      }),
    ),
    ticks: ticks.map((points) => ({ y: rounded(y(points)), points })),
    rounds: sparse(
      review.rounds
        .filter((_, index) => (review.rounds[index + 1]?.frame ?? Infinity) > first)
        .map(({ round, frame }) => ({ round, x: rounded(x(Math.max(first, frame))) })),
    ),
    decisions: decisions.map((one, index) => ({
      ...point(one.frame, one.played.points[one.seat] ?? 0),
      index,
    })),
  };
}

/** Marks that would cover one another: the later ones stand above or, near the top, below. */
export function apart(marks: readonly Mark[]): Mark[] {
  const placed: Mark[] = [];
  for (const mark of marks) {
    const by = mark.y > marks.length * MARK ? -MARK : MARK;
    let { y } = mark;
    while (placed.some((other) => Math.hypot(other.x - mark.x, other.y - y) < MARK)) y += by;
    placed.push({ ...mark, y });
  }
  return placed;
}

/** Rounds whose numbers do not touch. */
function sparse(rounds: Graph['rounds']): Graph['rounds'] {
  const kept: Graph['rounds'] = [];
  for (const one of rounds) if (one.x - (kept.at(-1)?.x ?? -Infinity) >= MARK) kept.push(one);
  return kept;
}

export function path(line: readonly Point[]): string {
  return line.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');
}

/** Where a seat's mark stands on its line: a few places, shifted from seat to seat so that they seldom meet. */
export function spaced(line: readonly Point[], seat: number, seats: number, many = 4): Point[] {
  const places = Array.from({ length: many }, (_, index) =>
    Math.floor(((index + (seat + 0.5) / seats) / many) * (line.length - 1)),
  );
  return [...new Set([...places, line.length - 1])].flatMap((index) => line[index] ?? []);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
