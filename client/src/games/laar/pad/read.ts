/** Reads a pad that was shared or kept: what does not fit is left out, for links travel far. */

import type { Plain } from '../../../kit/types';
import { BEASTS, GEM_CLASSES, MEMOS, SIDES, spellName, SPICES, WEAPONS } from '../goods';
import type { Pad, PadSeat } from '../score';
import type { WeaponZone } from '../cards';

export const MOST_SEATS = 4;
export const FEWEST_SEATS = 2;
const MOST_CARDS = 48; // L1
const LONGEST_NAME = 40;

type Fields = { [key: string]: Plain };

const isFields = (value: Plain | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: Plain | undefined): Plain[] => (Array.isArray(value) ? value.slice(0, MOST_CARDS) : []);
const isNumber = (value: Plain | undefined, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

function oneOf<T extends string>(names: readonly T[], value: Plain | undefined): T[] {
  return names.filter((name) => name === value);
}

function readWeapon(value: Plain): WeaponZone[] {
  if (!isFields(value)) return [];
  const { left, right } = value;
  if (!isNumber(left, 0, 2) || !isNumber(right, 0, 2)) return [];
  return oneOf(WEAPONS, value['kind']).map((kind) => ({ kind, left, right }));
}

/** Keep only what the rules allow: one kind a protection, all different (L29), and a side with two players only (L82). */
export function tidied(seat: PadSeat, seats: number): PadSeat {
  const { protect = [], side, ...rest } = seat;
  const most = seat.spells.filter((spell) => spell === 'protection').length;
  const kept = [...new Set(protect)].slice(0, most);
  return { ...rest, ...(kept.length ? { protect: kept } : {}), ...(side && seats === FEWEST_SEATS ? { side } : {}) };
}

function readSeat(value: Fields, seats: number): PadSeat {
  const side = oneOf(SIDES, value['side'])[0];
  const seat: PadSeat = {
    name: typeof value['name'] === 'string' ? value['name'].slice(0, LONGEST_NAME) : '',
    gems: listOf(value['gems']).filter((gem): gem is number => isNumber(gem, 1, GEM_CLASSES)),
    spices: listOf(value['spices']).flatMap((spice) => oneOf(SPICES, spice)),
    beasts: listOf(value['beasts']).flatMap((beast) => oneOf(BEASTS, beast)),
    weapons: listOf(value['weapons']).flatMap(readWeapon),
    spells: listOf(value['spells']).flatMap((spell) => spellName(String(spell)) ?? []),
    protect: listOf(value['protect']).flatMap((weapon) => oneOf(WEAPONS, weapon)),
  };
  return tidied(side ? { ...seat, side } : seat, seats);
}

/** The pad in *value*, or null if it is none. */
export function readPad(value: Plain): Pad | null {
  if (!isFields(value)) return null;
  const seats = listOf(value['seats']).filter(isFields).slice(0, MOST_SEATS);
  if (seats.length < FEWEST_SEATS) return null;
  const first = value['first'];
  return {
    memo: oneOf(MEMOS, value['memo'])[0] ?? 'I',
    first: isNumber(first, 0, seats.length - 1) ? first : 0,
    seats: seats.map((seat) => readSeat(seat, seats.length)),
  };
}
