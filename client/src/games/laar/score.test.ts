import { describe, expect, it } from 'vitest';
import { itScoresAsInPython, scorerOf } from '../../kit/testing/score';
import { score, type Pad, type PadSeat } from './score';
import { gemPoints, runs } from './score/gems';
import made from './vectors/vectors.json';

const sheetOf = scorerOf(score, made);
const seat = (goods: Partial<PadSeat>): PadSeat => ({
  name: '',
  gems: [],
  spices: [],
  beasts: [],
  weapons: [],
  spells: [],
  ...goods,
});
const line = (name: string, goods: Partial<PadSeat>, memo: Pad['memo'] = 'I') =>
  sheetOf({ memo, first: 0, seats: [seat(goods), seat({})] }).seats[0]!.lines[name];
const counts = (gems: number[]) => [1, 2, 3, 4, 5, 6, 7, 8].map((gem) => gems.filter((one) => one === gem).length);

describe('the pad’s scoring', () => {
  itScoresAsInPython(sheetOf, made);

  it('lets a run go on from eight to one (L50)', () => {
    expect(runs(counts([1, 2, 4, 4, 8]))).toBe(11);
    expect(runs(counts([1, 2, 3, 4, 8]))).toBe(25);
    expect(runs(counts([1, 2, 3, 4, 5, 6, 7, 8, 1]))).toBe(81);
  });

  it('shifts gems as well as can be (L46)', () => {
    expect(gemPoints(counts([1, 2, 4]), 1)).toBe(9);
    expect(gemPoints(counts([7, 2]), 2)).toBe(4);
  });

  it('scores beasts by the memo (L73, L74)', () => {
    expect(line('beasts', { beasts: ['unicorn', 'unicorn', 'spider', 'phoenix'] }, 'IV')).toBe(10);
    expect(line('beasts', { beasts: ['phoenix', 'spider', 'unicorn', 'unicorn', 'serpent'] }, 'V')).toBe(14);
  });

  it('counts every pair of spices for every spell (L43)', () => {
    const spices: PadSeat['spices'] = ['mint', 'clove', 'clove', 'anise'];
    expect(line('spells', { spices, spells: ['pair_mint_clove', 'pair_mint_anise'] })).toBe(8);
    expect(line('spells', { spices: [...spices, 'mint'], spells: ['pair_clove_mint', 'pair_mint_anise'] })).toBe(12);
  });

  it('takes from neighbours what they do not hold off (L83)', () => {
    const a = seat({
      weapons: [
        { kind: 'katar', left: 1, right: 1 },
        { kind: 'katar', left: 2, right: 0 },
        { kind: 'boomerang', left: 0, right: 2 },
      ],
    });
    const b = seat({
      weapons: [
        { kind: 'shuriken', left: 2, right: 0 },
        { kind: 'boomerang', left: 2, right: 0 },
      ],
      spells: ['protection'],
      protect: ['pinga'],
    });
    const v = seat({ weapons: [{ kind: 'pinga', left: 1, right: 1 }], spells: ['boost_katar', 'boost_pinga'] });
    const found = sheetOf({ memo: 'I', first: 0, seats: [a, b, v] });
    expect(found.seats.map(({ lines }) => lines['weapons'])).toEqual([-1, 4, -3]);
  });
});
