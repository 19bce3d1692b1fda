/** Outlines of tiles as the editor draws them: a set of triangles of the lattice, and what lies along its border. */

import { required } from '../../../kit/required';
import { isInside, segmentsOf, toPoint, type Border, type Point, type Step } from '../lattice';
import type { Terrain } from '../names';

export const TERRAINS = ['R', 'F', 'M'] as const satisfies readonly Terrain[];
const WAYS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'];
const STEP_A = [1, 0, -1, -1, 0, 1];
const STEP_B = [0, 1, 1, 0, -1, -1];

/** A triangle of the lattice: upright with its lower left corner at (a, b), or hanging beside it. */
export interface Triangle {
  a: number;
  b: number;
  isUp: boolean;
}

interface Edge {
  a: number;
  b: number;
  heading: number;
}

export const keyOf = ({ a, b, isUp }: Triangle): string => `${a},${b},${isUp ? 'up' : 'down'}`;

/** The sides of a triangle, clockwise. */
function sidesOf({ a, b, isUp }: Triangle): Edge[] {
  if (isUp)
    return [
      { a, b, heading: 1 },
      { a, b: b + 1, heading: 5 },
      { a: a + 1, b, heading: 3 },
    ];
  return [
    { a, b: b + 1, heading: 0 },
    { a: a + 1, b: b + 1, heading: 4 },
    { a: a + 1, b, heading: 2 },
  ];
}

export const cornersOf = (triangle: Triangle): Point[] => sidesOf(triangle).map(({ a, b }) => toPoint(a, b));

const edgeKey = ({ a, b, heading }: Edge): string => `${a},${b},${heading}`;
const endOf = ({ a, b, heading }: Edge): Edge => ({
  a: a + required(STEP_A[heading]),
  b: b + required(STEP_B[heading]),
  heading: (heading + 3) % 6,
});

/** The triangles of a rectangle of the lattice around a border, *room* wider on all sides. */
export function around(border: Border, room = 1): Triangle[] {
  const steps = edgesOf(border);
  const [as, bs] = [steps.map(({ a }) => a), steps.map(({ b }) => b)];
  const found: Triangle[] = [];
  for (let b = Math.min(...bs) - room; b < Math.max(...bs) + room; b += 1)
    for (let a = Math.min(...as) - room; a < Math.max(...as) + room; a += 1)
      found.push({ a, b, isUp: true }, { a, b, isUp: false });
  return found;
}

function edgesOf(border: Border): Edge[] {
  let at = { a: 0, b: 0 };
  return border.map(({ heading }) => {
    const edge = { ...at, heading };
    at = endOf(edge);
    return edge;
  });
}

/** The triangles inside a border. */
export function trianglesOf(border: Border): Triangle[] {
  const segments = segmentsOf(border, { a: 0, b: 0, turn: 0 });
  return around(border).filter((triangle) => isInside(segments, centreOf(triangle)));
}

export function centreOf(triangle: Triangle): Point {
  const corners = cornersOf(triangle);
  const mean = (of: (point: Point) => number): number => corners.reduce((sum, point) => sum + of(point), 0) / 3;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/**
 * The border of some triangles, clockwise from where *old* began if that is still a corner. What lies along a side is
 * kept; new sides are forest. Null where no single border goes round them.
 */
export function borderAround(triangles: readonly Triangle[], old: Border): Border | null {
  const kinds = new Map(edgesOf(old).map((edge, at) => [edgeKey(edge), required(old[at]).kind]));
  const sides = new Map(triangles.flatMap(sidesOf).map((edge) => [edgeKey(edge), edge]));
  const outer = [...sides.values()].filter((edge) => !sides.has(edgeKey(endOf(edge))));
  const byStart = new Map(outer.map((edge) => [`${edge.a},${edge.b}`, edge]));
  if (!outer.length || byStart.size < outer.length) return null; // a corner that is passed twice
  const border: Step[] = [];
  let edge = byStart.get('0,0') ?? required(outer[0]);
  for (const first = edge; !border.length || edge !== first; edge = required(byStart.get(startOf(endOf(edge)))))
    border.push({ heading: edge.heading, kind: kinds.get(edgeKey(edge)) ?? 'F' });
  return border.length === outer.length ? border : null;
}

const startOf = ({ a, b }: Edge): string => `${a},${b}`;

/** A border as the edition writes it. */
export const writeBorder = (border: Border): string =>
  border.map(({ heading, kind }) => `${required(WAYS[heading])}:${kind}`).join(' ');
