/** A land: visible squares on an unbounded grid. */

import { readToken, tokenOf, type Kind, type Square } from './squares';

export interface Spot {
  x: number;
  y: number;
}

export interface Cell extends Spot {
  square: Square;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number; // all inclusive
}

/** The smallest bounds that hold both. */
export function union(one: Bounds, other: Bounds): Bounds {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

export const keyOf = (x: number, y: number): number => (y + 512) * 1024 + x + 512;

export class Land {
  private readonly found = new Map<number, Cell>();

  constructor(cells: Iterable<Cell> = []) {
    for (const cell of cells) this.found.set(keyOf(cell.x, cell.y), cell);
  }

  /** A land from its rows of tokens, the first square at (left, top); what is no token is left out. */
  static read(rows: readonly string[], left = 0, top = 0): Land {
    const cells = rows.flatMap((row, y) =>
      row
        .trim()
        .split(/\s+/)
        .flatMap((token, x) => {
          const square = readToken(token);
          return square ? [{ x: x + left, y: y + top, square }] : [];
        }),
    );
    return new Land(cells);
  }

  at(x: number, y: number): Square | null {
    return this.found.get(keyOf(x, y))?.square ?? null;
  }

  is(x: number, y: number, kind: Kind): boolean {
    return this.at(x, y)?.kind === kind;
  }

  get cells(): Cell[] {
    return [...this.found.values()];
  }

  of(kind: Kind): Cell[] {
    return this.cells.filter(({ square }) => square.kind === kind);
  }

  /** The same land with other squares in some places; null takes one away. */
  with(changes: Iterable<Spot & { square: Square | null }>): Land {
    const land = new Land(this.cells);
    for (const { x, y, square } of changes) {
      if (square) land.found.set(keyOf(x, y), { x, y, square });
      else land.found.delete(keyOf(x, y));
    }
    return land;
  }

  get bounds(): Bounds | null {
    if (!this.found.size) return null;
    const xs = this.cells.map(({ x }) => x);
    const ys = this.cells.map(({ y }) => y);
    return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
  }

  /** The rows of tokens. */
  rows(): string[] {
    const bounds = this.bounds;
    if (!bounds) return [];
    const { left, top, right, bottom } = bounds;
    return range(top, bottom).map((y) =>
      range(left, right)
        .map((x) => tokenOf(this.at(x, y)))
        .join(' '),
    );
  }
}

/** All whole numbers from one to another, both included. */
export function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

export const SIDES: readonly Spot[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** Divide spots into areas that are connected by their sides. */
export function areasOf(spots: readonly Spot[]): Spot[][] {
  const left = new Map(spots.map((spot) => [keyOf(spot.x, spot.y), spot]));
  const areas: Spot[][] = [];
  for (const start of spots) {
    if (!left.delete(keyOf(start.x, start.y))) continue;
    const area = [start];
    for (const { x, y } of area) {
      for (const side of SIDES) {
        const next = left.get(keyOf(x + side.x, y + side.y));
        if (!next) continue;
        left.delete(keyOf(next.x, next.y));
        area.push(next);
      }
    }
    areas.push(area);
  }
  return areas;
}
