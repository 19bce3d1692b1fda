import { describe, expect, it } from 'vitest';
import { ranking } from '../../src/kit/sheet/ranking';

describe('a ranking', () => {
  it('goes by the first figure, then by the next', () => {
    expect(
      ranking([
        [3, 9],
        [5, 1],
        [3, 10],
      ]),
    ).toEqual([[1], [2], [0]]);
  });

  it('lets equal seats share a place, in the order of their seats', () => {
    expect(
      ranking([
        [4, 2],
        [7, 0],
        [4, 2],
        [7, 0],
      ]),
    ).toEqual([
      [1, 3],
      [0, 2],
    ]);
  });

  it('compares negative figures too, and has no place for nobody', () => {
    expect(
      ranking([
        [2, -3],
        [2, -1],
      ]),
    ).toEqual([[1], [0]]);
    expect(ranking([])).toEqual([]);
  });
});
