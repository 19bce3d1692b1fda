/** Squares and how they are written: a token a square, as the score format and the views do (H2). */

import { required } from '../../kit/required';
import type { Colour, Tile } from './generated';

export type { Colour, Tile };
export const COLOURS = ['blue', 'brown', 'green', 'grey'] as const satisfies readonly Colour[];
export const LAND = ['desert', 'district', 'forest', 'lake', 'mountain'] as const;
export type Kind = (typeof LAND)[number] | 'production' | 'factory';
export const TILES = ['lake', 'district', 'forest', 'mountain'] as const satisfies readonly Tile[]; // what two cubes of each colour make (H36)

export interface Square {
  kind: Kind;
  colour: Colour | null; // of a production square or a factory
  cube: boolean;
  tile: boolean; // a terraforming tile
  points: number | null; // of a factory with a value of its own
}

const LETTERS: Record<Colour, string> = { blue: 'U', brown: 'B', green: 'G', grey: 'Y' };
const TOKENS: Record<string, Kind> = { _: 'desert', D: 'district', F: 'forest', L: 'lake', M: 'mountain' };

export function square(kind: Kind, more: Partial<Square> = {}): Square {
  return { kind, colour: null, cube: false, tile: false, points: null, ...more };
}

/** A square by its name in the edition: `lake`, `production_blue`. */
export function squareNamed(name: string): Square {
  const [kind, colour] = name.split('_') as [Kind, Colour | undefined];
  return square(kind, { colour: colour ?? null });
}

/** The square of a token; null for nothing, undefined if it is no token. */
export function readToken(token: string): Square | null | undefined {
  if (token === '.') return null;
  const works = /^([pf])([UBGY])(\+|\d)?$/.exec(token);
  if (works) {
    const colour = required(COLOURS.find((one) => LETTERS[one] === works[2]));
    const isFactory = works[1] === 'f';
    const rest = works[3];
    if (!rest) return square(isFactory ? 'factory' : 'production', { colour });
    if (rest === '+') return isFactory ? undefined : square('production', { colour, cube: true });
    return isFactory ? square('factory', { colour, points: Number(rest) }) : undefined;
  }
  const kind = TOKENS[token[0] ?? ''];
  if (!kind || (token.length > 1 && token.slice(1) !== '*')) return undefined;
  return square(kind, { tile: token.length > 1 });
}

/** The token of a square, without the mark of a tile: as the score format wants it. */
export function tokenOf(one: Square | null): string {
  if (!one) return '.';
  if (one.kind === 'production') return `p${LETTERS[required(one.colour)]}${one.cube ? '+' : ''}`;
  if (one.kind === 'factory') return `f${LETTERS[required(one.colour)]}${one.points ?? ''}`;
  return required(Object.keys(TOKENS).find((token) => TOKENS[token] === one.kind));
}

/** The name of a kind with its colour, as the edition writes it. */
export const nameOf = ({ kind, colour }: Square): string => (colour ? `${kind}_${colour}` : kind);
