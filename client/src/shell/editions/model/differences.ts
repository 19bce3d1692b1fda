/** Where two editions differ: entry by entry, and in each place by place. Where values are from makes no difference. */

import { entriesOf, identityOf, isEqual, isObject, valuesOf, type Entry, type Path } from '../../../kit/editor/data';
import type { Fields, Plain } from '../../../kit/types';

/** One place of an entry, with both values; `undefined`: there is nothing. */
export interface ChangedPlace {
  path: Path;
  before: Plain | undefined;
  after: Plain | undefined;
}

/** An entry that differs; one of the two is null where only the other edition has it. */
export interface ChangedEntry {
  before: Entry | null;
  after: Entry | null;
  places: ChangedPlace[];
}

export function changesBetween(before: Fields, after: Fields, order: readonly string[] = []): ChangedEntry[] {
  const old = new Map(entriesOf(before).map((entry) => [identityOf(entry), entry]));
  const found: ChangedEntry[] = [];
  for (const entry of entriesOf(after, order)) {
    const known = old.get(identityOf(entry)) ?? null;
    old.delete(identityOf(entry));
    const places = placesBetween(known ? valuesOf(known.value) : {}, valuesOf(entry.value));
    if (!known || places.length) found.push({ before: known, after: entry, places });
  }
  return [...found, ...[...old.values()].map((entry) => ({ before: entry, after: null, places: [] }))];
}

/** The innermost places at which two values differ; a list of another length is one place. */
function placesBetween(before: Plain | undefined, after: Plain | undefined, path: Path = []): ChangedPlace[] {
  if (isEqual(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => placesBetween(before[key], after[key], [...path, key]));
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((item, index) => placesBetween(item, after[index], [...path, index]));
  return [{ path, before, after }];
}
