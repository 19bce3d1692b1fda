import { describe, expect, it } from 'vitest';
import { differences, knownTotal, lineNames, outcome, placeOf } from '../../src/kit/sheet/sheet';
import type { Sheet } from '../../src/kit/types';

const row = (stones: number | null, cups: number | null, total: number | null) => ({ lines: { stones, cups }, total });
const SHEET: Sheet = { seats: [row(3, 4, 7), row(5, 2, 7), row(1, 1, 2)], ranking: [[1], [0], [2]] };

describe('a sheet', () => {
  it('has its lines in the game’s order', () => {
    expect(lineNames(SHEET, ['cups', 'stones'])).toEqual(['cups', 'stones']);
    expect(lineNames(SHEET, ['cups'])).toEqual(['cups', 'stones']);
    expect(lineNames(SHEET)).toEqual(['stones', 'cups']);
  });

  it('says who is where', () => {
    expect([0, 1, 2].map((seat) => placeOf(SHEET, seat))).toEqual([2, 1, 3]);
    expect(placeOf({ ...SHEET, ranking: [[0, 1], [2]] }, 2)).toBe(3);
  });

  it('says who has won, and by what', () => {
    expect(outcome(SHEET)).toEqual({ winners: [1], points: 7, reason: 'tie-break' });
    expect(outcome({ ...SHEET, ranking: [[0, 1], [2]] }).reason).toBe('shared');
    expect(outcome({ seats: [row(3, 4, 7), row(1, 1, 2)], ranking: [[0], [1]] }).reason).toBe('points');
    expect(outcome({ seats: [row(3, 4, 7)], ranking: [[0]] }).reason).toBe('alone');
  });

  it('tells what has changed, as far as it is known', () => {
    const before: Sheet = { seats: [row(1, null, null), row(5, 2, 7)], ranking: [] };
    const after: Sheet = { seats: [row(4, 9, null), row(5, 4, 9)], ranking: [] };
    expect(differences(before, after)).toEqual([
      { lines: { stones: 3 }, total: 3 },
      { lines: { stones: 0, cups: 2 }, total: 2 },
    ]);
  });

  it('shows points as far as they are known', () => {
    expect(knownTotal(SHEET, 0)).toBe('7');
    expect(knownTotal({ seats: [row(3, null, null)], ranking: [] }, 0)).toBe('3\u2009+\u2009?');
  });
});
