/** The pad's own scoring, for tables without a connection: the same answers as the rules in Python give (L29–L90). */

import type { Plain, Sheet } from '../../kit/types';
import { readEdition, type WeaponZone } from './cards';
import { SIDES, WEAPONS, type Beast, type MemoName, type Side, type Spice, type Weapon } from './goods';
import { chooseMissing, MISSING } from './score/choices';
import { Stacks } from './score/stacks';
import { tally } from './score/tally';

/** One player's goods, as in the score format. */
export interface PadSeat {
  name: string;
  gems: number[];
  spices: Spice[];
  beasts: Beast[]; // oldest first
  weapons: WeaponZone[];
  spells: string[];
  protect?: Weapon[];
  side?: Side;
}

/** A final position, as in the score format. */
export interface Pad {
  memo: MemoName;
  first: number;
  seats: PadSeat[];
}

export function areaOf(seat: PadSeat): Stacks {
  const area = new Stacks();
  for (const gem of seat.gems) area.addGem(gem);
  for (const spice of seat.spices) area.addSpice(spice);
  for (const beast of seat.beasts) area.addBeast(beast);
  for (const weapon of seat.weapons) area.addWeapon(weapon);
  for (const spell of seat.spells) area.addSpell(spell);
  return area;
}

/** The mask of the kinds of weapon named. */
export const maskOf = (kinds: readonly Weapon[]): number =>
  kinds.reduce((mask, kind) => mask | (1 << WEAPONS.indexOf(kind)), 0);

/** Score a final position; decisions that are not given are made under L29. */
export function score(pad: Plain, edition: Plain): Sheet {
  const { memo, first = 0, seats } = pad as unknown as Pad;
  const read = readEdition(edition);
  if (!read) throw new Error('the edition is not there yet');
  const areas = seats.map(areaOf);
  const choices = chooseMissing(areas, first, {
    protections: seats.map((seat) => maskOf(seat.protect ?? [])),
    sides: seats.map((seat) => (seat.side ? SIDES.indexOf(seat.side) : MISSING)),
  });
  return tally(areas, { memo: read.memos[memo], spices: read.spicePoints }, choices);
}
