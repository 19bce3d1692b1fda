/** What the parts of the reading share. */

import { listed as inList } from '../../../kit/reading/lists';
import type { ReadingContext } from '../../../kit/reading/reading';
import type { Words } from '../../../kit/words/words';
import { readEdition, type Edition } from '../edition';
import { shownOf, type Shown } from '../shown';

export interface Read extends Omit<ReadingContext, 'edition'> {
  shown: Shown;
  edition: Edition;
  boardWords: Words; // the same as `ownWords`, as squares and cards are named with
}

/** A position to read; null until its edition is there. */
export function sceneIn(context: ReadingContext): Read | null {
  const [shown, edition] = [shownOf(context.snapshot), readEdition(context.edition)];
  return shown && edition ? { ...context, shown, edition, boardWords: context.ownWords } : null;
}

/** Things one after another, equal ones together: "desert, 2 × forest". */
export function listed(names: readonly string[], { ownWords }: Pick<Read, 'ownWords'>): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const told = [...counts].map(([name, count]) => (count > 1 ? ownWords.text('times', { count, name }) : name));
  return inList(told, ownWords);
}
