/** The edition as the board uses it: what is printed on every card, in all four turns, and what counts how much. */

import { editionReader } from '../../kit/edition';
import { required } from '../../kit/required';
import type { EditionData, Turn } from './generated';
import type { Values } from './score/points';
import { squareNamed, type Square } from './squares';

export const TURNS = ['up', 'right', 'down', 'left'] as const satisfies readonly Turn[]; // the side to which the edge with the number points
export type { Turn };
export const ROUNDS = 12;

export interface Edition {
  cards: Map<number, Square[]>; // six squares, row by row, two a row
  provinces: Map<number, { a: Square[]; b: Square[] }>;
  values: Values;
}

/** Read an edition as the server sends it; null while it loads. */
export const readEdition = editionReader(({ points, goals, card, start }: EditionData): Edition => ({
  cards: new Map(card.map(({ number, squares }) => [number, squares.map(squareNamed)])),
  provinces: new Map(
    start.map(({ id, a, b, exception }) => {
      const sides = { a: a.map(squareNamed), b: b.map(squareNamed) };
      if (exception) required(sides[exception.side][exception.square]).points = exception.points;
      return [id, sides];
    }),
  ),
  values: {
    mountain: points.mountain,
    forest: points.forest,
    factory: points.factory,
    lake: points.lake_after_first,
    district: points.district,
    goal: goals.points,
  },
}));

export const widthOf = (turn: Turn): number => (turn === 'up' || turn === 'down' ? 2 : 3);
export const heightOf = (turn: Turn): number => 5 - widthOf(turn);

/** The squares of a card as it lies, in reading order. */
export function turned<T>(face: readonly T[], turn: Turn): T[] {
  let found = [...face];
  let height = 3;
  for (let quarter = 0; quarter < TURNS.indexOf(turn); quarter += 1) {
    const width = 6 / height;
    const before = found;
    const rows = height;
    found = before.map((_, index) => required(before[(rows - 1 - (index % rows)) * width + Math.floor(index / rows)]));
    height = width;
  }
  return found;
}
