/** Two things that trade places (D52, D63): pointed at in either order, though the rules write the lower one first. */

import type { Picker } from '../../../kit/picker/picker.svelte';
import type { Part } from '../../../kit/picker/tree';
import type { Value } from '../../../kit/types';

interface Pair {
  fields: readonly [string, string];
  value: Value;
  order(value: Value): number;
}

/** What pointing at a thing picks: the one field, the other, or both where the first that was chosen becomes the second. */
export function pairTarget(picker: Picker, { fields, value, order }: Pair): { part: Part; alwaysLit: boolean } {
  const [low, high] = fields;
  const find = (field: string): Value | null => picker.picks.find((pick) => pick.field === field)?.value ?? null;
  const chosen = find(low);
  const asLow = { [low]: value };
  const asHigh = { [high]: value };
  // Eager: it may be pointed at just as well, though the rules would ask for the other one first.
  if (chosen === null)
    return picker.isOpen(asLow) ? { part: asLow, alwaysLit: false } : { part: asHigh, alwaysLit: true };
  if (order(value) > order(chosen)) return { part: asHigh, alwaysLit: false };
  const both = { [low]: value, [high]: chosen };
  const isPair = value !== chosen && picker.isOpen(both);
  return { part: isPair && find(high) === null ? both : asLow, alwaysLit: isPair };
}
