/** The goods of Laar and their names, in the order of the rules (L1–L6): every number in the scoring is an index here. */

import { required } from '../../kit/required';
import type { Beast, Expert, Good, MemoName, Side, Spice, Weapon } from './generated';

export type { Beast, Expert, Good as Kind, MemoName, Side, Spice, Weapon } from './generated';
type Kind = Good;

export const KINDS = ['spice', 'gem', 'beast', 'weapon', 'spell'] as const satisfies readonly Kind[];
export const EXPERTS = ['cook', 'jeweller', 'beastmaster', 'armourer', 'arcanist'] as const satisfies readonly Expert[];
export const SPICES = ['anise', 'mint', 'pepper', 'juniper', 'lotus', 'clove'] as const satisfies readonly Spice[];
export const BEASTS = ['unicorn', 'phoenix', 'spider', 'serpent'] as const satisfies readonly Beast[];
export const WEAPONS = ['boomerang', 'pinga', 'shuriken', 'katar'] as const satisfies readonly Weapon[];
export const MEMOS = ['I', 'II', 'III', 'IV', 'V'] as const satisfies readonly MemoName[];
export const SIDES = ['left', 'right'] as const satisfies readonly Side[];
export const LINES = ['spells', 'gems', 'spices', 'beasts', 'weapons'] as const;
export const GEM_CLASSES = 8;
export const ROUNDS = 12;

/** The pairs of spices, first before second in the order of SPICES (L43). */
export const PAIRS: readonly (readonly [number, number])[] = SPICES.flatMap((_, first) =>
  SPICES.slice(first + 1).map((_, step) => [first, first + 1 + step] as const),
);

/** All 33 spells (L40–L49). */
export const SPELLS: readonly string[] = [
  'per_gem',
  'per_spice',
  'per_beast',
  'per_weapon',
  'per_spell',
  ...BEASTS.map((beast) => `per_${beast}`),
  'per_five_kinds',
  'per_three_beasts',
  'shift_gem',
  ...WEAPONS.map((weapon) => `boost_${weapon}`),
  'protection',
  'universal',
  ...PAIRS.map(([first, second]) => `pair_${SPICES[first]}_${SPICES[second]}`),
];

/** Give a spell its usual name: a pair of spices may be named in either order (L43); null when there is none. */
export function spellName(name: string): string | null {
  if (SPELLS.includes(name)) return name;
  const words = name.split('_');
  const turned = `pair_${words[2]}_${words[1]}`;
  return words.length === 3 && words[0] === 'pair' && SPELLS.includes(turned) ? turned : null;
}

/** The kind of goods that an expert makes (L5). */
export const kindOf = (expert: Expert): Kind => required(KINDS[EXPERTS.indexOf(expert)]);
