/** What most people mean: a column is pointed at to take it, a cell to lay the card there face up. */

import type { Picker } from '../../../kit/picker/picker.svelte';
import type { Value } from '../../../kit/types';

export interface Lead {
  field: string;
  value: Value;
  after: string; // what it follows from: nobody is led twice after stepping back
}

/** The next pick that goes without saying, or null. With quick play every step is one's own. */
export function leadOn(picker: Picker): Lead | null {
  const last = picker.picks.at(-1);
  if (!last || picker.quick) return null;
  const after = `${last.field} ${last.value}`;
  const isLit = (field: string, value: Value): boolean =>
    picker.lit.some((target) => target.field === field && target.value === value);
  if (last.field === 'column' && isLit('do', 'take')) return { field: 'do', value: 'take', after };
  if (last.field === 'cell' && isLit('side', 'up')) return { field: 'side', value: 'up', after };
  return null;
}
