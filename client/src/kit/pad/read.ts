/** Reads a pad that was shared or stored. What does not fit is left out: links can contain anything. */

import type { Fields, Plain } from '../types';

export type { Fields };

export const LONGEST_NAME = 40;

/** How many may have played. */
export interface Limits {
  readonly fewest: number;
  readonly most: number;
}

export const isFields = (value: Plain | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first *most* members of a list; empty for anything else. */
export const listOf = (value: Plain | undefined, most = Infinity): Plain[] =>
  Array.isArray(value) ? value.slice(0, most) : [];

/** The one of these names that *value* is, if it is one. */
export function oneOf<Name extends string>(names: readonly Name[], value: Plain | undefined): Name[] {
  return names.filter((name) => name === value);
}

export const nameIn = ({ name }: Fields): string => (typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '');

/** What is written of each seat, or null if *value* is no pad of so many. */
export function seatsIn(value: Plain, { fewest, most }: Limits): Fields[] | null {
  const seats = isFields(value) ? listOf(value['seats']).filter(isFields).slice(0, most) : [];
  return seats.length < fewest ? null : seats;
}
