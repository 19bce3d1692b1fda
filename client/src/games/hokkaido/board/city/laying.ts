/** What a card or a tile would make of a city, as far as its owner can know (H30, H33, H36). */

import { required } from '../../../../kit/required';
import { turned, widthOf, type Edition, type Turn } from '../../edition';
import type { Land, Spot } from '../../land';
import { COLOURS, square, TILES, type Colour, type Square, type Tile } from '../../squares';

export const PRICE = 2; // cubes of one colour that a tile costs (H36)

export interface Laying extends Spot {
  card: number;
  turn: Turn;
  under: number;
}

export interface LaidSquare extends Spot {
  square: Square;
  hidden: boolean;
}

/** The squares of a card as it would lie, with those that other cards would hide. */
export function squaresOf({ card, turn, x, y, under }: Laying, edition: Edition): LaidSquare[] {
  const width = widthOf(turn);
  return turned(edition.cards.get(card) ?? [], turn).map((square, index) => ({
    x: x + (index % width),
    y: y + Math.floor(index / width),
    square,
    hidden: (under & (1 << index)) !== 0,
  }));
}

type Cubes = Readonly<Record<Colour, number>>;

/**
 * A land after a card is laid on it, with cubes as long as there are some (H33). *cubes* are all there are for it: those
 * of the supply and those that the city had when building began, for what is covered or paid goes back first.
 */
export function landAfter(land: Land, laying: Laying, edition: Edition, cubes: Cubes): Land {
  const shown = squaresOf(laying, edition).filter(({ hidden }) => !hidden);
  const bare = land.with(shown);
  const left = new Map(COLOURS.map((colour) => [colour, cubes[colour] - cubesOf(bare, colour).length]));
  return bare.with(
    shown.map(({ x, y, square }) => {
      if (square.kind !== 'production') return { x, y, square };
      const colour = required(square.colour);
      const count = required(left.get(colour));
      left.set(colour, count - 1);
      return { x, y, square: { ...square, cube: count > 0 } };
    }),
  );
}

/** A land after a tile is put; if it has just the cubes to pay for it, they are gone (H36). */
export function landWithTile(land: Land, spot: Spot, tile: Tile, price: number): Land {
  const after = land.with([{ ...spot, square: square(tile, { tile: true }) }]);
  const cubes = cubesOf(after, required(COLOURS[TILES.indexOf(tile)]));
  if (!price || cubes.length !== price) return after;
  return cubes.reduce(landWithoutCube, after);
}

/** A land after the cube on a square was paid (H25, H36). */
export function landWithoutCube(land: Land, { x, y }: Spot): Land {
  const one = land.at(x, y);
  return one ? land.with([{ x, y, square: { ...one, cube: false } }]) : land;
}

const cubesOf = (land: Land, colour: Colour) =>
  land.of('production').filter(({ square }) => square.cube && square.colour === colour);
