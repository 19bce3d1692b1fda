/** What most people mean: a column is pointed at to take it, a cell to lay the card there face up. */

import type { Change } from '../../../kit/picker/options';
import type { Picker } from '../../../kit/picker/picker.svelte';
import type { Pick } from '../../../kit/picker/tree';

const LED: Record<string, Pick> = {
  column: { field: 'do', value: 'take' },
  cell: { field: 'side', value: 'up' },
};

/** The picks with the next one that goes without saying, or null. With quick play, and after a step back, every step is one's own. */
export function impliedPicks(picker: Picker, { picked }: Change): readonly Pick[] | null {
  const next = LED[picker.picks.at(-1)?.field ?? ''];
  if (!picked || picker.quick || !next || !picker.isLit(next.field, next.value)) return null;
  return [...picker.picks, next];
}
