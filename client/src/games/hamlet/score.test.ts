import { describe, expect, it } from 'vitest';
import { itScoresAsInPython, scorerOf } from '../../kit/testing/score';
import { readEdition } from './edition';
import { score, type PadSeat } from './score';
import { rankOf } from './score/landmarks';
import made from './vectors/vectors.json';

const scored = scorerOf(score, made);
const sheetOf = (seats: unknown[]) => scored({ seats });
const seat = (changes: Partial<PadSeat> = {}): PadSeat => ({
  name: '',
  track: 0,
  deliveries: 0,
  sales: 0,
  roads: 0,
  planner: false,
  longest: 0,
  coins: 0,
  donkeys: 1,
  landmarks: [],
  ...changes,
});

describe('the pad’s scoring', () => {
  itScoresAsInPython(scored, made);

  it('scores the roads of the worked example (M63, M64, M70, M73)', () => {
    const red = seat({ roads: 3, longest: 6, landmarks: [{ id: 'forest_pond' }] });
    const yellow = seat({ roads: 2, longest: 5, planner: true, landmarks: [{ id: 'smithy' }] });
    const [first, second] = sheetOf([red, yellow]).seats;
    expect(first!.lines).toMatchObject({ roads: 3, longest_road: 12, landmarks: 3 });
    expect(second!.lines).toMatchObject({ roads: 4, longest_road: 15, landmarks: 0 });
  });

  it('shares Chaplain and Sexton in a tie for the most deliveries (M61)', () => {
    const awards = sheetOf([seat({ deliveries: 2 }), seat({ deliveries: 2 }), seat({ deliveries: 1 })]).seats;
    expect(awards.map(({ lines }) => lines['awards'])).toEqual([4, 4, 0]);
  });

  it('scores nothing for a landmark without access, but counts it for the Landscaper (M61, M62)', () => {
    const [row] = sheetOf([seat({ deliveries: 1, landmarks: [{ id: 'shrine', connected: false }] }), seat()]).seats;
    expect(row!.lines).toMatchObject({ landmarks: 0, awards: 9 });
  });

  it('breaks ties by deliveries, then by sales (M66)', () => {
    const even = { track: 20 };
    expect(
      sheetOf([seat({ ...even, track: 33 }), seat({ ...even, deliveries: 1 }), seat({ ...even, sales: 1 })]).ranking,
    ).toEqual([[0], [1], [2]]);
    expect(sheetOf([seat(even), seat(even)]).ranking).toEqual([[0, 1]]);
  });

  it('gives a player alone a rank (M91)', () => {
    const edition = readEdition(made.edition)!;
    const [second] = edition.solo.ranks;
    expect([0, second! - 1, second!, 1000].map((points) => rankOf(points, true, edition))).toEqual([1, 1, 2, 5]);
    expect([0, second! - 1, second!, 1000].map((points) => rankOf(points, false, edition))).toEqual([1, 1, 2, 2]);
  });
});
