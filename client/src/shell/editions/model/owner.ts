/** Where the values of an entry are from, once its owner has changed them. */

import { isEqual, valuesOf, type Entry, type Path } from '../../../kit/editor/data';
import type { Plain } from '../../../kit/types';

export const OWNER = 'owner';

/**
 * The sources of an entry that has these values now: its owner's, or those that it had in the edition before it was changed.
 * A part of an entry may have a source of its own beside the entry's: `cost_source` of `cost`.
 */
export function sourcesAfter(
  entry: Entry,
  changed: Entry['value'],
  before: Entry | null,
): (readonly [Path, Plain | undefined])[] {
  if (before && isEqual(valuesOf(changed), valuesOf(before.value)))
    return sourceKeys(before.value).map((key) => [[key], before.value[key]]);
  const found: (readonly [Path, Plain | undefined])[] = [[['source'], OWNER]];
  for (const key of sourceKeys(changed)) {
    const of = key.replace(/_source$/, '');
    if (of !== 'source' && !isEqual(changed[of], entry.value[of])) found.push([[key], OWNER]);
  }
  return found;
}

const sourceKeys = (value: Entry['value']): string[] => Object.keys(value).filter((key) => key.endsWith('source'));
