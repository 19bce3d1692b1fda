/** What a card would be worth to a seat if the match ended now: the sheet before and after, from what is shown (L29). */

import { required } from '../../../kit/required';
import type { Card, Edition } from '../cards';
import { KINDS, SIDES, type Kind, type Weapon } from '../goods';
import { maskOf } from '../score';
import { bestSide, chooseMissing, MISSING } from '../score/choices';
import { Stacks } from '../score/stacks';
import { columns } from '../score/tally';
import { weaponPoints } from '../score/weapons';
import type { Area, Shown } from '../shown';

function lay(area: Stacks, card: Card, kind: Kind): void {
  if (kind === 'spice') area.addSpice(card.spice);
  else if (kind === 'gem') area.addGem(card.gem);
  else if (kind === 'beast') area.addBeast(card.beast);
  else if (kind === 'weapon') area.addWeapon(card.weapon);
  else area.addSpell(card.spell);
}

/** Lay out the stacks that are shown; gems that are face down still count as cards. */
export function laidOut(area: Area, edition: Edition): Stacks {
  const stacks = new Stacks();
  for (const kind of KINDS) {
    for (const id of area.stacks[kind] ?? []) {
      const card = edition.cards.get(id);
      if (card) lay(stacks, card, kind);
    }
  }
  stacks.sizes[KINDS.indexOf('gem')] = area.gems;
  return stacks;
}

function totalOf(seat: number, areas: readonly Stacks[], shown: Shown, edition: Edition): number {
  const choices = chooseMissing(areas, shown.first ?? 0, {
    protections: shown.seats.map((area) => maskOf(area.protections)),
    sides: shown.seats.map((area) => (area.side ? SIDES.indexOf(area.side) : MISSING)),
  });
  const lines = columns(areas, { memo: edition.memos[shown.memo ?? 'I'], spices: edition.spicePoints }, choices);
  return required(lines[seat]).reduce((sum, points) => sum + points, 0);
}

/** The points that *seat* would gain now by the card as a good of this kind. */
export function worth(shown: Shown, edition: Edition, seat: number, card: Card, kind: Kind): number {
  const areas = shown.seats.map((area) => laidOut(area, edition));
  const before = totalOf(seat, areas, shown, edition);
  lay(required(areas[seat]), card, kind);
  return totalOf(seat, areas, shown, edition) - before;
}

/** What a protection from this kind of weapon would save *seat*, the other of two players replying with a side (L48). */
export function shielded(shown: Shown, edition: Edition, seat: number, weapon: Weapon): number {
  const areas = shown.seats.map((area) => laidOut(area, edition));
  const lost = (mask: number): number => {
    const protections = shown.seats.map((area, index) => (index === seat ? mask : maskOf(area.protections)));
    const sides = areas.map((area, index) => bestSide(area, protections[1 - index] ?? 0));
    return required(weaponPoints(areas, protections, sides)[seat]);
  };
  const given = maskOf(required(shown.seats[seat]).protections);
  return lost(given | maskOf([weapon])) - lost(given);
}
