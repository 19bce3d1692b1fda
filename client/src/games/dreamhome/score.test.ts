import { describe, expect, it } from 'vitest';
import { itScoresAsInPython, scorerOf } from '../../kit/testing/score';
import { emptySeat } from './pad/read';
import { score, type PadSeat } from './score';
import { bestRoof, readTile, roofPoints } from './score/roof';
import made from './vectors/vectors.json';

const sheetOf = scorerOf(score, made);
const lines = (seat: Partial<PadSeat>) =>
  sheetOf({ seats: [{ ...emptySeat('A'), ...seat }, emptySeat('B')] }).seats[0]!.lines;

describe('the pad’s scoring', () => {
  itScoresAsInPython(sheetOf, made);

  it('scores the book’s example: 29 points', () => {
    const found = sheetOf({
      seats: [
        {
          ...emptySeat('A'),
          top: ['kids_room', 'living_room', 'living_room', 'bathroom', 'wardrobe'],
          middle: ['bathroom', 'bedroom', 'kitchen', 'pantry', 'kitchen'],
          basement: ['empty', 'garage'],
          decor: [
            { id: 'grand_piano', floor: 'top', cell: 1 },
            { id: 'cat_house', floor: 'middle', cell: 1 },
          ],
          roofs: ['red', 'red*', 'blue', 'green'],
        },
        emptySeat('B'),
      ],
    });
    expect(found.seats[0]).toEqual({
      lines: { rooms: 15, decor: 4, functionality: 6, roof: 4, helpers: 0 },
      total: 29,
    });
  });

  it('takes the best four of the roof (D73)', () => {
    const points = (names: string) => roofPoints(names.split(' ').map(readTile));
    expect(points('red red red')).toBe(0);
    expect(points('red red red red blue*')).toBe(8);
    expect(points('red red* red red red')).toBe(9);
    expect(points('red* blue* green* brown* red')).toBe(7);
    const best = bestRoof('blue* red red red green red*'.split(' ').map(readTile));
    expect(best.map(({ colour, window }) => colour + (window ? '*' : ''))).toEqual(['red*', 'red', 'red', 'red']);
  });

  it('lets architects count empty rooms, and designers décor (D62, D64, D66)', () => {
    const seat: Partial<PadSeat> = { basement: ['empty', 'empty'], beside: ['birdhouse'] };
    expect(lines({ ...seat, helpers: ['architect'] })['helpers']).toBe(2);
    expect(lines({ ...seat, helpers: ['architect', 'architect', 'interior_designer'] })['helpers']).toBe(5);
  });

  it('breaks ties by children (D75)', () => {
    const seat = { ...emptySeat('A'), middle: ['kitchen', 'free', 'free', 'free', 'free'] };
    expect(sheetOf({ seats: [seat, { ...seat, children: 1 }, seat] }).ranking).toEqual([[1], [0, 2]]);
  });
});
