/** What the tests of every game's scoring begin with: pads, and the sheets that the rules in Python give for them. */

import { expect, it } from 'vitest';
import type { Plain, Sheet } from '../types';

/** As the game's `vectors` were written. */
interface Made {
  edition: unknown;
  vectors: readonly { pad: { seats: readonly { name: string }[] }; sheet: unknown }[];
}

/** The scoring, with the edition of the vectors. */
export function scorerOf(score: (pad: Plain, edition: Plain) => Sheet, { edition }: Made): (pad: unknown) => Sheet {
  return (pad) => score(pad as Plain, edition as Plain);
}

export function itScoresAsInPython(sheetOf: (pad: unknown) => Sheet, { vectors }: Made): void {
  it('gives the sheets that the rules in Python give', () => {
    for (const { pad, sheet } of vectors) {
      const found = sheetOf(pad);
      const seats = found.seats.map((row, index) => ({ name: pad.seats[index]!.name, ...row }));
      expect({ seats, ranking: found.ranking }, JSON.stringify(pad)).toEqual(sheet);
    }
  });
}
