/** What the parts of the reading share. */

import type { ReadingContext } from '../../../kit/reading/reading';
import type { Plain } from '../../../kit/types';
import type { Words } from '../../../kit/words/words';
import { readEdition, type Edition } from '../edition';
import { shownOf, type Shown } from '../shown';

export interface Read extends Omit<ReadingContext, 'edition'> {
  shown: Shown;
  edition: Edition;
  written: Plain; // the edition as the words for actions read it
  boardWords: Words; // the same as `ownWords`, as the board's words are called
}

/** A position to read; null until its edition is there. */
export function sceneIn(context: ReadingContext): Read | null {
  const [shown, edition] = [shownOf(context.snapshot), readEdition(context.edition)];
  if (!shown || !edition) return null;
  return { ...context, shown, edition, written: context.edition, boardWords: context.ownWords };
}

/** Things one after another. */
export const listed = (names: readonly string[], { ownWords }: Pick<Read, 'ownWords'>): string =>
  ownWords.list(names, 'narrow');
