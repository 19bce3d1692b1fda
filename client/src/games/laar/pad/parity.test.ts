import { itReadsAsInPython } from '../../../kit/testing/read_pads';
import type { Fields } from '../../../kit/types';
import { spellName } from '../goods';
import changed from '../vectors/read_pads.json';
import { readPad } from './read';

/** Pairs of spices have two names (L43), and to name no protection is to say nothing. */
function usual({ protect, ...seat }: Fields): Fields {
  const isNone = protect === undefined || (Array.isArray(protect) && !protect.length);
  const spells = Array.isArray(seat['spells']) && {
    spells: seat['spells'].map((spell) => (typeof spell === 'string' && spellName(spell)) || spell),
  };
  return { ...seat, ...(isNone ? {} : { protect }), ...spells };
}

itReadsAsInPython(readPad, changed, (pad) => ({ first: 0, ...pad, seats: (pad['seats'] as Fields[]).map(usual) }));
