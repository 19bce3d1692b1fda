import { describe, expect, it } from 'vitest';
import { itScoresAsInPython, scorerOf } from '../../kit/testing/score';
import { Land } from './land';
import { score } from './score';
import { chainOf, rangeOf } from './score/chain';
import { partedBy, smallerDistrict } from './score/sides';
import made from './vectors/vectors.json';

const sheetOf = scorerOf(score, made);
const seat = (city: string[], goals = 0) => ({ name: '', city, goals });

describe('the pad’s scoring', () => {
  itScoresAsInPython(sheetOf, made);

  it('gives 53 for the worked example', () => {
    const city = [
      'D D D _ _ F',
      'M M M M M M',
      'D D D D L L',
      'fU fU fU fU fU F',
      'pU+ pU+ pU+ pU+ pU+ F',
      'F F F _ _ _',
    ];
    const [row] = sheetOf({ seats: [seat(city), seat([])] }).seats;
    expect(row!.lines).toEqual({ mountains: 12, forests: 12, factories: 20, lakes: 3, districts: 6, goals: 0 });
    expect(row!.total).toBe(53);
  });

  it('breaks ties by deserts (H55)', () => {
    expect(sheetOf({ seats: [seat(['F']), seat(['F _']), seat(['F _'])] }).ranking).toEqual([[1, 2], [0]]);
  });

  it('refuses mountains that fork or are not one range, as the server does (H34)', () => {
    for (const city of [['M _ M'], ['_ M _', '_ M _', 'M _ M']]) {
      expect(chainOf(Land.read(city))).toBeNull();
      expect(() => sheetOf({ seats: [seat(city), seat([])] })).toThrow();
    }
  });
});

describe('a chain that touches itself', () => {
  const districts = (...city: string[]) => sheetOf({ seats: [seat(city), seat([])] }).seats[0]!.lines['districts'];

  it('is scored as in Python (H53)', () => {
    expect(districts('D D D D', 'D M M D', 'D M M D', 'D D D D')).toBe(0);
    expect(districts('D D D D D', 'D M M M D', 'D M D M D', 'D M M . D', 'D D D D D')).toBe(2);
    expect(districts('D D D', 'M M M', 'D M D', 'D D D')).toBe(2);
  });

  it('is no range of our rules (H34)', () => {
    expect(rangeOf(Land.read(['M M', 'M M']))).toBeNull();
    expect(rangeOf(Land.read(['M M', '_ M']))).toHaveLength(3);
  });
});

describe('the sides of the range (H53)', () => {
  it('goes on for ever in the direction of the last step', () => {
    const parted = partedBy(Land.read(['_ _ _ _', '_ M _ _', '_ _ M _', '_ _ _ _']))!;
    expect(parted.rays.map((ray) => ray.length)).toEqual([2, 2]);
    expect(parted.sides).toHaveLength(2);
  });

  it('stops before a diagonal step that would pass between two mountains', () => {
    const land = Land.read(['. M . .', 'M . M .', '. . . M']);
    expect(chainOf(land)).toHaveLength(4);
    expect(partedBy(land)!.sides.length).toBeGreaterThan(1);
  });

  it('counts no district on a ray, and none without two mountains', () => {
    expect(smallerDistrict(Land.read(['D D D', 'M M D', 'D D D']))).toBe(3);
    expect(smallerDistrict(Land.read(['D D D', 'M _ D']))).toBe(0);
  });
});
