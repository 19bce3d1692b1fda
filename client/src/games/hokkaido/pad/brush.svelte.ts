/** What the next tap paints. */

import { required } from '../../../kit/required';
import type { Laying } from '../board/city/laying';
import { TURNS, type Turn } from '../edition';
import type { Spot } from '../land';
import { COLOURS, LAND, nameOf, square, squareNamed, type Square } from '../squares';

export const BRUSHES = [
  ...LAND,
  ...COLOURS.map((colour) => `production_${colour}`),
  ...COLOURS.map((colour) => `factory_${colour}`),
] as const;
export const ERASER = 'eraser';
const HIGHEST = 9;

export class Brush {
  name: string = $state('district');
  cube = $state(true); // on production squares
  points: number | null = $state(null); // of factories; null: the usual value
  card: number | null = $state(null); // a whole card, which the next tap lays
  turn: Turn = $state('up');

  /** The card as it would lie with its first square on a spot. */
  laying({ x, y }: Spot): Laying {
    return { card: required(this.card), turn: this.turn, x, y, under: 0 };
  }

  /** Turn the card by a quarter. */
  rotate(): void {
    this.turn = required(TURNS[(TURNS.indexOf(this.turn) + 1) % TURNS.length]);
  }

  get kind(): string {
    return required(this.name.split('_')[0]);
  }

  /** The square it would paint; null takes one away. */
  get square(): Square | null {
    if (this.name === ERASER) return null;
    const { kind, colour } = squareNamed(this.name);
    return square(kind, {
      colour,
      cube: kind === 'production' && this.cube,
      points: kind === 'factory' ? this.points : null,
    });
  }

  /** What a tap makes of a square: a production square painted once more gives or takes its cube. */
  over(here: Square | null): Square | null {
    const next = this.square;
    if (!here || !next || here.kind !== 'production' || nameOf(here) !== nameOf(next)) return next;
    return { ...here, cube: !here.cube };
  }

  /** Step through the values of a factory, the usual one before all others. */
  step(by: number): void {
    const next = (this.points ?? -1) + by;
    this.points = next < 0 ? null : Math.min(HIGHEST, next);
  }
}
