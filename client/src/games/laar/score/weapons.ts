/** The weapon column: what neighbours take from each other (L47, L48, L80–L83). */

import { required } from '../../../kit/required';
import { WEAPONS } from '../goods';
import type { Stacks } from './stacks';

export const LEFT = 0;
export const RIGHT = 1;
const BOOST = 2; // L47

/**
 * Sum the numbers on one side of a weapon stack that are aimed at a neighbour protected from a mask of kinds. Kinds held
 * more than once are void, boosters included (L81); kinds the neighbour is protected from count 0 (L48).
 */
export function attack(area: Stacks, side: number, protection: number): number {
  const numbers = side === LEFT ? area.left : area.right;
  return WEAPONS.reduce((points, _, weapon) => {
    if (area.weapons[weapon] !== 1 || (protection >> weapon) & 1) return points;
    return points + required(numbers[weapon]) + BOOST * required(area.boosts[weapon]);
  }, 0);
}

/**
 * Give every seat's weapon column (L80–L83): *protections* has a mask of kinds for each seat, *sides* LEFT or RIGHT, read
 * with two players only (L82). The left neighbour of a seat is the next one clockwise.
 */
export function weaponPoints(
  areas: readonly Stacks[],
  protections: readonly number[],
  sides: readonly number[],
): number[] {
  const seats = areas.length;
  const points = Array<number>(seats).fill(0);
  const take = (by: number, from: number, side: number): void => {
    const taken = attack(required(areas[by]), side, required(protections[from]));
    points[by] = required(points[by]) + taken;
    points[from] = required(points[from]) - taken;
  };
  for (let seat = 0; seat < seats; seat++) {
    const ahead = (seat + 1) % seats;
    const behind = (seat + seats - 1) % seats;
    if (seats === 2) take(seat, ahead, required(sides[seat]));
    else {
      take(seat, ahead, LEFT);
      take(seat, behind, RIGHT);
    }
  }
  return points;
}
