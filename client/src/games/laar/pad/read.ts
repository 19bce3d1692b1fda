/** Reads a pad that was shared or kept: what does not fit is left out, for links travel far. */

import { isFields, listOf, nameIn, oneOf, seatsIn, type Fields, type Limits } from '../../../kit/pad/read';
import type { Plain } from '../../../kit/types';
import { BEASTS, GEM_CLASSES, MEMOS, SIDES, spellName, SPICES, WEAPONS } from '../goods';
import type { Pad, PadSeat } from '../score';
import type { WeaponZone } from '../cards';

export const FEWEST_SEATS = 2;
export const LIMITS: Limits = { fewest: FEWEST_SEATS, most: 4 };
const MOST_CARDS = 48; // L1

const cardsIn = (value: Plain | undefined): Plain[] => listOf(value, MOST_CARDS);
const isNumber = (value: Plain | undefined, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

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
    name: nameIn(value),
    gems: cardsIn(value['gems']).filter((gem): gem is number => isNumber(gem, 1, GEM_CLASSES)),
    spices: cardsIn(value['spices']).flatMap((spice) => oneOf(SPICES, spice)),
    beasts: cardsIn(value['beasts']).flatMap((beast) => oneOf(BEASTS, beast)),
    weapons: cardsIn(value['weapons']).flatMap(readWeapon),
    spells: cardsIn(value['spells']).flatMap((spell) => spellName(String(spell)) ?? []),
    protect: cardsIn(value['protect']).flatMap((weapon) => oneOf(WEAPONS, weapon)),
  };
  return tidied(side ? { ...seat, side } : seat, seats);
}

/** The pad in *value*, or null if it is none. */
export function readPad(value: Plain): Pad | null {
  const seats = seatsIn(value, LIMITS);
  if (!isFields(value) || !seats) return null;
  const first = value['first'];
  return {
    memo: oneOf(MEMOS, value['memo'])[0] ?? 'I',
    first: isNumber(first, 0, seats.length - 1) ? first : 0,
    seats: seats.map((seat) => readSeat(seat, seats.length)),
  };
}
