/** One player's goods as final scoring needs them: five stacks, counted. */

import { required } from '../../../kit/required';
import { BEASTS, GEM_CLASSES, KINDS, SPELLS, SPICES, WEAPONS, type Beast, type Kind, type Spice } from '../goods';
import { spellName } from '../goods';
import type { WeaponZone } from '../cards';

const SHIFT_GEM = SPELLS.indexOf('shift_gem');
const PROTECTION = SPELLS.indexOf('protection');
const FIRST_BOOST = SPELLS.indexOf('boost_boomerang');

const zeros = (length: number): number[] => Array<number>(length).fill(0);

/** The area of one player, filled good by good in the order of taking; universal goods where they stand (L30). */
export class Stacks {
  readonly sizes = zeros(KINDS.length); // cards in each stack, by kind of goods
  readonly gems = zeros(GEM_CLASSES); // cards by class
  readonly spices = zeros(SPICES.length); // cards by spice
  readonly beasts: number[] = []; // oldest first
  readonly beastCounts = zeros(BEASTS.length);
  readonly weapons = zeros(WEAPONS.length); // cards by kind of weapon
  readonly left = zeros(WEAPONS.length); // sums of their left numbers
  readonly right = zeros(WEAPONS.length); // and of their right numbers
  readonly spells: number[] = []; // oldest first
  readonly boosts = zeros(WEAPONS.length); // boosters by kind of weapon (L47)
  shifts = 0; // shifts of a gem (L46)
  protections = 0; // L48

  size(kind: Kind): number {
    return required(this.sizes[KINDS.indexOf(kind)]);
  }

  addSpice(spice: Spice): void {
    add(this.sizes, KINDS.indexOf('spice'));
    add(this.spices, SPICES.indexOf(spice));
  }

  /** Lay a gem of this class, 1–8, on its stack. */
  addGem(gem: number): void {
    add(this.sizes, KINDS.indexOf('gem'));
    add(this.gems, gem - 1);
  }

  addBeast(beast: Beast): void {
    add(this.sizes, KINDS.indexOf('beast'));
    add(this.beastCounts, BEASTS.indexOf(beast));
    this.beasts.push(BEASTS.indexOf(beast));
  }

  addWeapon({ kind, left, right }: WeaponZone): void {
    const weapon = WEAPONS.indexOf(kind);
    add(this.sizes, KINDS.indexOf('weapon'));
    add(this.weapons, weapon);
    add(this.left, weapon, left);
    add(this.right, weapon, right);
  }

  addSpell(name: string): void {
    const spell = SPELLS.indexOf(spellName(name) ?? '');
    add(this.sizes, KINDS.indexOf('spell'));
    this.spells.push(spell);
    if (spell === SHIFT_GEM) this.shifts += 1;
    else if (spell === PROTECTION) this.protections += 1;
    else if (spell >= FIRST_BOOST && spell < FIRST_BOOST + WEAPONS.length) add(this.boosts, spell - FIRST_BOOST);
  }
}

function add(counts: number[], index: number, more = 1): void {
  counts[index] = (counts[index] ?? 0) + more;
}
