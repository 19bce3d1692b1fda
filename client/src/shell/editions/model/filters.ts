/** Which entries of an edition are listed. */

import type { Entry } from '../../../kit/editor/data';
import type { Editing } from './editing.svelte';

export const FILTERS = ['all', 'unchecked', 'changed', 'wrong'] as const;
export type Filter = (typeof FILTERS)[number];

export function shownBy(filter: Filter, editing: Editing, wrong: ReadonlySet<string>): readonly Entry[] {
  if (filter === 'all') return editing.entries;
  return editing.entries.filter((entry) => {
    if (filter === 'unchecked') return !editing.isChecked(entry);
    return filter === 'changed' ? editing.isChanged(entry) : wrong.has(entry.name);
  });
}

/** The entry so many places after another one, of those that are listed; at the ends it goes round. */
export function entryAfter(
  shown: readonly Entry[],
  all: readonly Entry[],
  from: Entry | null,
  steps: 1 | -1,
): Entry | null {
  const order = all.filter((entry) => entry.name === from?.name || shown.some(({ name }) => name === entry.name));
  const index = order.findIndex((entry) => entry.name === from?.name);
  return order.at((index + steps + order.length) % (order.length || 1)) ?? null;
}
