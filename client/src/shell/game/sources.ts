/** What of an edition is printed and what is reconstructed, in words: counted by the server from its `source` labels. */

import type { EditionInfo } from '../../kit/types';
import type { Words } from '../../kit/words/words';

export const SOURCES = ['owner', 'rulebook', 'public', 'reconstructed'] as const;
export type Source = (typeof SOURCES)[number];

export interface Found {
  source: Source;
  parts: string[];
}

/** For every source that there is, what comes from it: `48 goods cards`. A part without a text keeps its name. */
export function partsBySource({ parts }: Pick<EditionInfo, 'parts'>, words: Words): Found[] {
  return SOURCES.map((source) => ({
    source,
    parts: Object.entries(parts).flatMap(([part, counts]) => {
      const count = counts[source];
      return count ? [words.attempt(`part-${part}`, { count }) ?? `${part}: ${count}`] : [];
    }),
  })).filter((found) => found.parts.length);
}
