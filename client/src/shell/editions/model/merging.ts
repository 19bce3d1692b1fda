/** Two versions of an edition that were made from the same one, combined where they changed different components. */

import { at, entriesOf, isEqual, put } from '../../../kit/editor/data';
import type { Fields, Plain } from '../../../kit/types';

export interface Version {
  data: Fields;
  checked: string[];
}

const NAME = ['edition', 'name'];

/** Both changes; null where both have changed the same component, or components were put in or taken out. */
export function combined(base: Version, mine: Version, theirs: Version): Version | null {
  const entries = entriesOf(base.data);
  const places = [NAME, ...entries.map(({ path }) => path)];
  if ([mine, theirs].some(({ data }) => entriesOf(data).length !== entries.length)) return null;
  let data: Plain = theirs.data;
  for (const path of places) {
    const [before, here, there] = [base, mine, theirs].map((version) => at(version.data, path));
    if (isEqual(here, before)) continue;
    if (!isEqual(there, before) && !isEqual(there, here)) return null;
    data = put(data, path, here);
  }
  return { data: data as Fields, checked: checkedByBoth(base, mine, theirs) };
}

/** What either has compared with the box, without what either has taken back. */
function checkedByBoth(base: Version, mine: Version, theirs: Version): string[] {
  const all = [...new Set([...theirs.checked, ...mine.checked])];
  return all.filter(
    (name) => !base.checked.includes(name) || (mine.checked.includes(name) && theirs.checked.includes(name)),
  );
}
