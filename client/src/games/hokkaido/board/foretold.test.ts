import { describe, expect, it } from 'vitest';
import type { Preview, Sheet } from '../../../kit/types';
import { foretold } from './foretold';

const row = (forests: number, lakes: number) => ({ lines: { forests, lakes }, total: forests + lakes });
const before: Sheet = { seats: [row(4, 0), row(6, 3)], ranking: [[1], [0]] };
const preview: Preview = { shown: null, sheet: before, before };
const change = {
  lines: [
    { line: 'forests' as const, points: 2 },
    { line: 'lakes' as const, points: 6 },
  ],
  total: 8,
};

describe('a sheet foretold', () => {
  it('has the change in its owner’s row, line by line, and nowhere else', () => {
    const { sheet } = foretold(preview, 0, change);
    expect(sheet?.seats).toEqual([row(6, 6), row(6, 3)]);
    expect(sheet?.ranking).toEqual([[0], [1]]);
    expect(before.seats[0]).toEqual(row(4, 0));
  });

  it('shares a place among equals', () => {
    const five = { lines: [{ line: 'lakes' as const, points: 5 }], total: 5 };
    expect(foretold(preview, 0, five).sheet?.ranking).toEqual([[0, 1]]);
  });

  it('is left as it is once it says so, and where nothing is known before', () => {
    const told = foretold(preview, 0, change);
    expect(foretold(told, 0, change)).toBe(told);
    const unknown: Preview = { shown: null, sheet: null, before: null };
    expect(foretold(unknown, 0, change)).toBe(unknown);
  });
});
