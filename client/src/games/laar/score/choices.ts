/**
 * Decisions of the final scoring, made for a player: protections, then sides (L29, L48, L82). A decision is the one that
 * gives the highest own total, later choosers replying likewise; with two players a protection looks ahead to the side
 * that the other will then choose.
 */

import { required } from '../../../kit/required';
import { WEAPONS } from '../goods';
import type { Stacks } from './stacks';
import { attack, LEFT, RIGHT } from './weapons';

export const MISSING = -1; // a side that has not been chosen

// Masks of kinds of weapon by how many they name, each row in the order of WEAPONS: first kinds first.
const MASKS: readonly (readonly number[])[] = [
  [0b0000],
  [0b0001, 0b0010, 0b0100, 0b1000],
  [0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100],
  [0b0111, 0b1011, 0b1101, 0b1110],
  [0b1111],
];

export interface Choices {
  protections: number[]; // a mask of protected kinds for each seat
  sides: number[]; // LEFT, RIGHT or MISSING for each seat
}

/** Complete the choices given (L29): protections by the seats from *first* clockwise, then, two players only, sides. */
export function chooseMissing(areas: readonly Stacks[], first: number, given: Choices): Choices {
  const seats = areas.length;
  const protections = [...given.protections];
  const sides = [...given.sides];
  const order = areas.map((_, turn) => (first + turn) % seats);
  for (const seat of order) {
    if (required(areas[seat]).protections)
      protections[seat] = bestProtection(areas, seat, required(protections[seat]), sides);
  }
  for (const seat of seats === 2 ? order : []) {
    if (sides[seat] === MISSING) sides[seat] = bestSide(required(areas[seat]), required(protections[1 - seat]));
  }
  return { protections, sides };
}

/** Name the kinds that *seat* is best protected from, those in the mask *given* among them (L29, L48). */
function bestProtection(areas: readonly Stacks[], seat: number, given: number, sides: readonly number[]): number {
  let best = given;
  let least = -1;
  for (const mask of required(MASKS[Math.min(required(areas[seat]).protections, WEAPONS.length)])) {
    if ((mask & given) !== given) continue;
    const harm = harmTo(areas, seat, mask, sides);
    if (least < 0 || harm < least) [best, least] = [mask, harm];
  }
  return best;
}

/** Choose the side of a weapon stack that takes more from an opponent with this protection (L29, L82). */
export function bestSide(area: Stacks, protection: number): number {
  return attack(area, RIGHT, protection) > attack(area, LEFT, protection) ? RIGHT : LEFT;
}

/** Sum what is taken from *seat* when it is protected from the kinds in *mask*. */
function harmTo(areas: readonly Stacks[], seat: number, mask: number, sides: readonly number[]): number {
  const seats = areas.length;
  const before = required(areas[(seat + seats - 1) % seats]);
  const after = required(areas[(seat + 1) % seats]);
  if (seats > 2) return attack(before, LEFT, mask) + attack(after, RIGHT, mask);
  const side = required(sides[1 - seat]);
  return attack(after, side === MISSING ? bestSide(after, mask) : side, mask);
}
