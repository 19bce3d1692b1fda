/** The pad's own scoring, for tables without a connection: the same answers as the rules in Python give (L29–L90). */

import { loaded } from '../../kit/edition';
import type { Plain, Sheet } from '../../kit/types';
import { readEdition } from './cards';
import type { Pad as WrittenPad, PadSeat } from './generated';
import { SIDES, WEAPONS, type Weapon } from './goods';
import { chooseMissing, MISSING } from './score/choices';
import { Stacks } from './score/stacks';
import { tally } from './score/tally';

export type { PadSeat } from './generated';

/** A final position as our own pad writes it; one from elsewhere may leave out who was first. */
export type Pad = WrittenPad & { first: number };

function areaOf(seat: PadSeat): Stacks {
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
  const { memo, first = 0, seats } = pad as WrittenPad;
  const read = loaded(readEdition(edition));
  const areas = seats.map(areaOf);
  const choices = chooseMissing(areas, first, {
    protections: seats.map((seat) => maskOf(seat.protect ?? [])),
    sides: seats.map((seat) => (seat.side ? SIDES.indexOf(seat.side) : MISSING)),
  });
  return tally(areas, { memo: read.memos[memo], spices: read.spicePoints }, choices);
}
