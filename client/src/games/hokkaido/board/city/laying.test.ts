import { describe, expect, it } from 'vitest';
import { decisionsIn, type Decision, type ToldAction } from '../../../../kit/testing/decisions';
import type { Action } from '../../../../kit/types';
import { readEdition, type Turn } from '../../edition';
import type { City } from '../../generated';
import type { Land } from '../../land';
import { cityOf, landOf, shownOf, type Shown } from '../../shown';
import type { Tile } from '../../squares';
import made from '../../vectors/decisions.json';
import { cardToPlace, cubesFor } from './ghost';
import { landAfter, landWithoutCube, landWithTile, PRICE } from './laying';

/** The city of whoever acts, after an action that changes it. */
type Told = Decision<ToldAction & { city?: City }>;

const edition = readEdition(made.edition)!;
const changes = decisionsIn<Told>(made).flatMap(({ snapshot, actions }) =>
  actions.flatMap(({ action, city }) => {
    const shown = shownOf(snapshot)!;
    const before = landOf(cityOf(shown, snapshot.seat!, snapshot.seat));
    return city ? [{ snapshot, shown, action, before, after: landOf(city) }] : [];
  }),
);
const ofKind = (...kinds: string[]) => changes.filter(({ action }) => kinds.includes(action.do));

/** Where every square lies and what it is; without cubes if *bare*. */
const written = (land: Land, bare = false): string[] =>
  land.cells.map(({ x, y, square: one }) => JSON.stringify([x, y, bare ? { ...one, cube: false } : one])).sort();

/** Cubes are handed out when all have placed, unless seats build one after another (H31, H33). */
const isGivenAtOnce = ({ stage }: Shown): boolean => stage === 'build';

describe('a card that would be laid', () => {
  const placings = ofKind('place').map(({ snapshot, shown, action, before, after }) => {
    const { turn, x, y, under } = action as Action & { turn: Turn; x: number; y: number; under: number };
    const card = cardToPlace({ snapshot, shown })!;
    return {
      shown,
      action,
      after,
      found: landAfter(before, { card, turn, x, y, under }, edition, cubesFor({ snapshot, shown })),
    };
  });

  it('changes the city as the rules do (H30)', () => {
    expect(placings.length).toBeGreaterThan(100);
    for (const { action, found, after } of placings) {
      expect(written(found, true), JSON.stringify(action)).toEqual(written(after, true));
    }
  });

  it('brings cubes as the rules do (H33)', () => {
    const given = placings.filter(({ shown }) => isGivenAtOnce(shown));
    expect(given.some(({ after }) => after.cells.some((cell) => cell.square.cube))).toBe(true);
    for (const { action, found, after } of given) {
      expect(written(found), JSON.stringify(action)).toEqual(written(after));
    }
  });
});

describe('a square that would change', () => {
  it('becomes a tile as in the rules (H36, H42)', () => {
    expect(ofKind('terraform', 'gift').length).toBeGreaterThan(20);
    for (const { action, before, after } of ofKind('terraform', 'gift')) {
      const { tile, x, y } = action as Action & { tile: Tile; x: number; y: number };
      const found = landWithTile(before, { x, y }, tile, action.do === 'gift' ? 0 : PRICE);
      expect(written(found), JSON.stringify(action)).toEqual(written(after));
    }
  });

  it('loses its cube as in the rules (H25, H36)', () => {
    expect(ofKind('pay', 'boost').length).toBeGreaterThan(5);
    for (const { action, before, after } of ofKind('pay', 'boost')) {
      const { x, y } = action as Action & { x: number; y: number };
      expect(written(landWithoutCube(before, { x, y })), JSON.stringify(action)).toEqual(written(after));
    }
  });
});
