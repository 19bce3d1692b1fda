import { describe, expect, it } from 'vitest';
import { readEdition } from '../../edition';
import { clearance, isInside, segmentsOf, sideKey } from '../../lattice';
import { edition as data } from '../../vectors/vectors.json';
import positions from '../../vectors/positions.json';
import { planOf } from './plan';

const edition = readEdition(data)!;
const tiles = [...edition.tiles.values()];

describe('a plan', () => {
  it.each(tiles.map(({ id }) => id))('keeps building, goods and people on the tile, however it is turned: %s', (id) => {
    const tile = edition.tiles.get(id)!;
    for (let turn = 0; turn < 6; turn += 1) {
      const plan = planOf(tile, { a: 3, b: -2, turn });
      expect(plan.goods).toHaveLength(tile.yields?.slots ?? tile.refines?.slots ?? 0);
      for (const point of [plan.building, plan.yard, ...plan.goods]) expect(isInside(plan.segments, point)).toBe(true);
      for (const slot of plan.goods) {
        expect(clearance(plan.segments, slot)).toBeGreaterThan(6);
        expect(Math.hypot(slot.x - plan.yard.x, slot.y - plan.yard.y)).toBeGreaterThan(14);
      }
    }
  });
});

describe('the lattice', () => {
  it('closes every border, and has the inside to the right of it', () => {
    for (const { border } of tiles) {
      const segments = segmentsOf(border, { a: 0, b: 0, turn: 0 });
      for (const [index, { to, middle, inward }] of segments.entries()) {
        const next = segments[(index + 1) % segments.length]!.from;
        expect(Math.hypot(next.x - to.x, next.y - to.y)).toBeLessThan(0.01);
        expect(isInside(segments, { x: middle.x + inward.x, y: middle.y + inward.y })).toBe(true);
      }
    }
  });

  it('lays tiles so that no segment is shared by more than two, and a road touches only a road (M20)', () => {
    for (const { snapshot } of positions) {
      const sides = new Map<string, string>();
      for (const laid of snapshot.shown.tiles) {
        for (const segment of segmentsOf(edition.tiles.get(laid.tile)!.border, laid)) {
          const key = sideKey(segment);
          sides.set(key, (sides.get(key) ?? '') + segment.kind);
        }
      }
      for (const kinds of sides.values()) expect(kinds).toMatch(/^([RFM]|RR|[FM][FM])$/);
    }
  });
});
