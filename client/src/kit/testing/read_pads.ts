/** What the tests of every game's reading of pads begin with: pads changed in one place, and which of them the rules take. */

import { expect, it } from 'vitest';
import type { Fields, Plain } from '../types';

/** As the game's `vectors` were written. */
type Changed = readonly { pad: unknown; fits: boolean }[];

/** A pad with everything that may be left out. */
type Whole = (pad: Fields) => Fields;

/** A pad is read as it is if the rules can score it; from any other something is left out. */
export function itReadsAsInPython(read: (pad: Plain) => object | null, changed: Changed, whole: Whole): void {
  const isRead = (pad: unknown): boolean => {
    const found = read(structuredClone(pad) as Plain);
    return found !== null && sorted(found) === sorted(wholeOf(pad, whole));
  };
  const differing = (fits: boolean): string[] =>
    changed.filter((one) => one.fits === fits && isRead(one.pad) !== fits).map(({ pad }) => JSON.stringify(pad));
  it('takes a pad as it is if the rules in Python do', () => expect(differing(true)).toEqual([]));
  it('leaves something out of a pad that the rules in Python refuse', () => expect(differing(false)).toEqual([]));
}

function wholeOf(pad: unknown, whole: Whole): object {
  const { seats } = pad as { seats: unknown };
  const isPad = Array.isArray(seats) && seats.every((seat: unknown) => typeof seat === 'object' && seat !== null);
  return isPad ? whole(pad as Fields) : (pad as object);
}

/** The same text for equal values, in whatever order their fields stand. */
function sorted(value: object): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
