import { describe, expect, it } from 'vitest';
import type { Plain } from '../../../kit/types';
import { PadState } from './pad.svelte';
import { readPad } from './read';

const fresh = (start: Plain = null): PadState => new PadState(start, () => undefined);

describe('the pad', () => {
  it('reads back what it writes', () => {
    const pad = fresh();
    pad.add('gems', 3);
    pad.add('weapons', { kind: 'katar', left: 0, right: 2 });
    pad.change({ memo: 'V', first: 1 });
    expect(readPad(JSON.parse(JSON.stringify(pad.pad)) as Plain)).toEqual(pad.pad);
  });

  it('leaves out what does not fit', () => {
    const seat = {
      name: 7,
      gems: [1, 9, 'x'],
      spices: ['mint', 'salt'],
      weapons: [{ kind: 'katar', left: 5, right: 0 }],
      spells: ['pair_mint_anise'],
    };
    const read = readPad({ memo: 'VI', first: 9, seats: [seat, {}] });
    expect(read).toEqual({
      memo: 'I',
      first: 0,
      seats: [
        { name: '', gems: [1], spices: ['mint'], beasts: [], weapons: [], spells: ['pair_anise_mint'] },
        { name: '', gems: [], spices: [], beasts: [], weapons: [], spells: [] },
      ],
    });
    expect(readPad([])).toBeNull();
    expect(readPad({ seats: [seat] })).toBeNull();
  });

  it('takes every change back', () => {
    const pad = fresh();
    const before = pad.pad;
    pad.addPlayer();
    pad.add('spices', 'mint');
    pad.clear();
    expect(pad.pad.seats[2]?.spices).toEqual([]);
    pad.undo();
    expect(pad.pad.seats[2]?.spices).toEqual(['mint']);
    pad.undo();
    pad.undo();
    expect(pad.pad).toEqual(before);
    expect(pad.mayUndo).toBe(false);
  });

  it('forgets a side when a third player comes, and protections with their spells (L29, L82)', () => {
    const pad = fresh();
    pad.add('spells', 'protection');
    pad.changeSeat(0, { side: 'left', protect: ['katar', 'pinga'] });
    expect(pad.current).toMatchObject({ side: 'left', protect: ['katar'] });
    pad.removeAt('spells', 0);
    expect(pad.current.protect).toBeUndefined();
    pad.addPlayer();
    expect(pad.pad.seats[0]).not.toHaveProperty('side');
  });
});
