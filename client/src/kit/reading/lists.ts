/** Things one after another, as the language separates them: "bedroom, kitchen". */

import type { Words } from '../words/words';

/** With commas only: what is counted up may have an "and" of its own. */
export const listed = (names: readonly string[], { language }: Pick<Words, 'language'>): string =>
  new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' }).format(names);
