/** Faces as the editor paints them: names of squares as the edition writes them, some of which may be no squares. */

import type { Plain } from '../../../kit/types';
import type { ProvinceException } from '../generated';
import { square, squareNamed, type Square } from '../squares';

export const SIDES = ['a', 'b'] as const;
export type Side = (typeof SIDES)[number];
export const SQUARES = 6;

/** The names on a face; what is missing is a desert. */
export function namesOn(face: Plain | undefined): string[] {
  const names = Array.isArray(face) ? face : [];
  return Array.from({ length: SQUARES }, (_, at) => (typeof names[at] === 'string' ? names[at] : 'desert'));
}

/** The squares to be drawn; a factory with points of its own bears them. */
export function faceOf(
  names: readonly string[],
  exception: { square: number; points: number } | null = null,
): Square[] {
  return names.map((name, at) => {
    const own = exception?.square === at ? exception.points : null;
    const { kind, colour } = squareNamed(name);
    return square(kind, { colour, points: kind === 'factory' ? own : null });
  });
}

/** The exception on one side of a province, if it has one there. */
export const exceptionOn = (side: Side, exception: ProvinceException | undefined): ProvinceException | null =>
  exception?.side === side ? exception : null;
