/** How tiles lie to each other: which touch, along what, and in which direction. */

import { ARROWS, type Arrow } from '../../../kit/reading/walking';
import type { Edition } from '../edition';
import { segmentsOf, sideKey, UNIT, type Lying, type Point, type Segment } from '../lattice';
import type { Terrain, Tile } from '../names';
import type { Shown } from '../shown';

/** A segment along which two tiles touch: what lies along it on both sides. */
export interface Touch {
  own: Terrain;
  other: Terrain;
}

export interface Ground {
  segments: Map<Tile, Segment[]>;
  middles: Map<Tile, Point>;
}

export function groundOf(shown: Shown, edition: Edition): Ground {
  const segments = new Map(
    shown.tiles.map((laid) => [laid.tile, segmentsOf(edition.tiles.get(laid.tile)?.border ?? [], laid)]),
  );
  return { segments, middles: new Map([...segments].map(([tile, own]) => [tile, middleOf(own)])) };
}

export function middleOf(segments: readonly Segment[]): Point {
  const sum = segments.reduce((all, { middle }) => ({ x: all.x + middle.x, y: all.y + middle.y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, segments.length), y: sum.y / Math.max(1, segments.length) };
}

/** The tiles that some segments touch, and how. */
export function touching(own: readonly Segment[], { segments }: Ground, but: Tile | null = null): Map<Tile, Touch[]> {
  const kinds = new Map(own.map((segment) => [sideKey(segment), segment.kind]));
  const found = new Map<Tile, Touch[]>();
  for (const [tile, others] of segments) {
    if (tile === but) continue;
    const touches = others.flatMap((segment): Touch[] => {
      const kind = kinds.get(sideKey(segment));
      return kind ? [{ own: kind, other: segment.kind }] : [];
    });
    if (touches.length) found.set(tile, touches);
  }
  return found;
}

export const lyingSegments = (tile: Tile, lying: Lying, edition: Edition): Segment[] =>
  segmentsOf(edition.tiles.get(tile)?.border ?? [], lying);

const TOWARDS: Record<Arrow, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const ASIDE = 2; // how much further away something counts for lying aside

/** For every arrow the nearest tile that lies that way. */
export function waysFrom(tile: Tile, { middles }: Ground): Partial<Record<Arrow, Tile>> {
  const here = middles.get(tile);
  const ways: Partial<Record<Arrow, Tile>> = {};
  for (const arrow of here ? ARROWS : []) {
    const to = TOWARDS[arrow];
    let least = Infinity;
    for (const [other, { x, y }] of middles) {
      const along = (x - (here?.x ?? 0)) * to.x + (y - (here?.y ?? 0)) * to.y;
      const aside = Math.abs((x - (here?.x ?? 0)) * to.y) + Math.abs((y - (here?.y ?? 0)) * to.x);
      if (other === tile || along < UNIT / 2 || aside > along * ASIDE || along + aside * ASIDE >= least) continue;
      least = along + aside * ASIDE;
      ways[arrow] = other;
    }
  }
  return ways;
}

const EIGHTHS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'] as const;

/** In which direction a point lies from another one. */
export function direction(from: Point, to: Point): (typeof EIGHTHS)[number] {
  const eighth = Math.round((Math.atan2(to.y - from.y, to.x - from.x) / Math.PI) * 4);
  return EIGHTHS[(eighth + 8) % 8] ?? 'east';
}

/** The tiles in rows from north to south, each from west to east. */
export function inRows({ middles }: Ground): Tile[][] {
  const rows: { y: number; tiles: Tile[] }[] = [];
  for (const [tile, { y }] of [...middles].sort(([, one], [, other]) => one.y - other.y)) {
    const row = rows.at(-1);
    if (row && y - row.y < UNIT) row.tiles.push(tile);
    else rows.push({ y, tiles: [tile] });
  }
  const x = (tile: Tile): number => middles.get(tile)?.x ?? 0;
  return rows.map(({ tiles }) => tiles.sort((one, other) => x(one) - x(other)));
}
