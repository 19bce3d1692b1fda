/** What the parts of the reading share. */

import type { ReadingContext } from '../../../kit/reading/reading';
import { readEdition, type Edition } from '../edition';
import { shownOf, type Shown } from '../shown';

export interface Read extends Omit<ReadingContext, 'edition'> {
  shown: Shown;
  edition: Edition;
}

/** A position to read; null until its edition is there. */
export function sceneIn(context: ReadingContext): Read | null {
  const [shown, edition] = [shownOf(context.snapshot), readEdition(context.edition)];
  return shown && edition ? { ...context, shown, edition } : null;
}
