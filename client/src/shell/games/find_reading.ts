/** Finds a game's board in words, by the name of its folder; it is fetched after the board. */

import type { Reading } from '../../kit/reading/reading';

const readings = import.meta.glob<{ reading: Reading }>('../../games/*/reading/reading.ts');

/** How a game's board is read; null for a game that does not say it. */
export async function findReading(slug: string): Promise<Reading | null> {
  return (await readings[`../../games/${slug}/reading/reading.ts`]?.())?.reading ?? null;
}
