/** The spell column: what spells score by themselves (L40–L45); the others work in other columns. */

import { required } from '../../../kit/required';
import { BEASTS, KINDS, PAIRS, SPELLS, type Kind } from '../goods';
import { threeBeastSets } from './beasts';
import type { Stacks } from './stacks';

const PAIR = SPELLS.indexOf('pair_anise_mint');
const FIVE_KINDS = SPELLS.indexOf('per_five_kinds');
const THREE_BEASTS = SPELLS.indexOf('per_three_beasts');
const PER_KIND: readonly Kind[] = ['gem', 'spice', 'beast', 'weapon']; // the stacks counted by the first four spells
const PER_SPELL = PER_KIND.length;

/** Give the spell column of one player (L40–L45). */
export function spellPoints(area: Stacks): number {
  return area.spells.reduce((points, spell) => points + pointsOf(spell, area), 0);
}

function pointsOf(spell: number, area: Stacks): number {
  if (spell < PER_SPELL) return area.size(required(PER_KIND[spell])); // L40
  if (spell === PER_SPELL) return 2 * required(area.sizes[KINDS.indexOf('spell')]); // L41
  if (spell <= PER_SPELL + BEASTS.length) return 2 * required(area.beastCounts[spell - PER_SPELL - 1]); // L42
  if (spell === FIVE_KINDS) return 4 * Math.min(...area.sizes); // L44
  if (spell === THREE_BEASTS) return 4 * threeBeastSets(area.beastCounts); // L45
  const pair = PAIRS[spell - PAIR];
  return pair ? 4 * Math.min(required(area.spices[pair[0]]), required(area.spices[pair[1]])) : 0; // L43
}
