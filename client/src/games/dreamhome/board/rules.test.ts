import { describe, expect, it } from 'vitest';
import { flatten, toAction } from '../../../kit/picker/tree';
import { asPlain } from '../../../kit/testing/board';
import type { Snapshot } from '../../../kit/types';
import { readEdition } from '../edition';
import { CELLS } from '../names';
import { shownOf } from '../shown';
import positions from '../vectors/positions.json';
import { edition as data } from '../vectors/vectors.json';
import { homePoints, isOpen, whyDown } from './rules';

const edition = readEdition(data)!;
const snapshots = positions.map(({ snapshot }) => asPlain(snapshot) as Snapshot);

describe('what the board works out by itself', () => {
  it('lets a room lie face up exactly where the rules do (D21–D24)', () => {
    let compared = 0;
    for (const snapshot of snapshots) {
      const [shown, room] = [shownOf(snapshot)!, shownOf(snapshot)?.hand?.room];
      if (shown.stage !== 'place' || !room || !snapshot.legal) continue;
      const up = flatten(snapshot.legal)
        .map(toAction)
        .filter((action) => action.do === 'place' && action['side'] === 'up');
      const area = shown.seats[shown.to_act!]!;
      const fits = CELLS.filter((cell) => isOpen(area, cell) && !whyDown(area, edition, cell, room.room));
      expect(fits.map(({ name }) => name).sort()).toEqual(up.map((action) => action['cell']).sort());
      compared += 1;
    }
    expect(compared).toBeGreaterThan(0);
  });

  it('counts what a home is worth as the sheet does, but for the roof', () => {
    for (const snapshot of snapshots) {
      const shown = shownOf(snapshot)!;
      const counted = shown.seats.map((area) => homePoints(area, edition));
      const written = snapshot.sheet!.seats.map(({ lines }) =>
        ['rooms', 'decor', 'functionality', 'helpers'].reduce((sum, line) => sum + (lines[line] ?? 0), 0),
      );
      expect(counted).toEqual(written);
    }
  });
});
