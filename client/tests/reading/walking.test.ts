import { expect, it } from 'vitest';
import type { Place } from '../../src/kit/reading/reading';
import { placeAfter } from '../../src/kit/reading/walking';

const place = (id: string, column?: number, ways?: Place['ways']): Place => ({
  id,
  text: id,
  ...(column !== undefined && { column }),
  ...(ways && { ways }),
});

const ROWS = [[place('a'), place('b'), place('c')], [place('d', 2)], [place('e', 0), place('f', 1, { ArrowUp: 'c' })]];
const after = (id: string, key: string) => placeAfter(ROWS, id, key)?.id ?? null;

it('goes along a row and stops at its ends', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => after('b', key))).toEqual(['c', 'a', 'a', 'c']);
  expect([after('c', 'ArrowRight'), after('a', 'ArrowLeft')]).toEqual([null, null]);
});

it('goes up and down to the nearest column of the next row', () => {
  expect([after('c', 'ArrowDown'), after('a', 'ArrowDown'), after('d', 'ArrowDown')]).toEqual(['d', 'd', 'f']);
  expect([after('d', 'ArrowUp'), after('a', 'ArrowUp'), after('e', 'ArrowDown')]).toEqual(['c', null, null]);
});

it('goes by the ways of a place where it has some', () => {
  expect(after('f', 'ArrowUp')).toBe('c');
  expect(after('f', 'ArrowLeft')).toBe('e');
});

it('leads nowhere from what is not there, nor by other keys', () => {
  expect([after('z', 'ArrowUp'), after('a', 'x')]).toEqual([null, null]);
});
