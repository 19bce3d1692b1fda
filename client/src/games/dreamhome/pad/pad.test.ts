import { describe, expect, it } from 'vitest';
import type { Plain } from '../../../kit/types';
import { readEdition } from '../edition';
import { cellNamed } from '../names';
import { edition as data } from '../vectors/vectors.json';
import { PadState, type Brush } from './pad.svelte';
import { readPad } from './read';

const edition = readEdition(data)!;
const fresh = (start: Plain = null): PadState => new PadState(start, () => undefined, edition);
function tap(pad: PadState, brush: Brush, ...cells: string[]): (string | null)[] {
  pad.brush = brush;
  return cells.map((cell) => pad.tap(cellNamed(cell)!));
}

describe('the pad', () => {
  it('reads back what it writes', () => {
    const pad = fresh();
    tap(pad, { lay: 'living_room' }, 'top_1', 'top_2');
    tap(pad, { decor: 'grand_piano' }, 'top_2');
    pad.changeSeat(0, { roofs: ['red', 'blue*'], helpers: ['architect'], beside: ['tree_house'], children: 3 });
    expect(readPad(JSON.parse(JSON.stringify(pad.pad)) as Plain, edition)).toEqual(pad.pad);
  });

  it('says why a card cannot lie somewhere (D22, D23, D31, D33)', () => {
    const pad = fresh();
    expect(tap(pad, { lay: 'garage' }, 'top_1', 'basement_1')).toEqual(['D22', null]);
    expect(tap(pad, { lay: 'bedroom' }, 'middle_1', 'middle_2', 'middle_3', 'basement_1')).toEqual([
      null,
      null,
      'D23',
      'D22',
    ]);
    expect(tap(pad, { decor: 'grand_piano' }, 'middle_1', 'middle_5')).toEqual(['D31', 'D31']);
    expect(tap(pad, { decor: 'painting' }, 'middle_1')).toEqual([null]);
    expect(tap(pad, { decor: 'cat_house' }, 'middle_2', 'basement_1')).toEqual(['D33', null]);
  });

  it('takes décor away with its room, and a card by a second tap', () => {
    const pad = fresh();
    tap(pad, { lay: 'kitchen' }, 'top_1');
    tap(pad, { decor: 'ice_cream_machine' }, 'top_1');
    expect(pad.current.decor).toHaveLength(1);
    tap(pad, { lay: 'kitchen' }, 'top_1');
    expect(pad.current.top[0]).toBe('free');
    expect(pad.current.decor).toEqual([]);
  });

  it('takes every change back', () => {
    const pad = fresh();
    const before = pad.pad;
    pad.addPlayer();
    tap(pad, { lay: 'sauna' }, 'top_3');
    pad.clear();
    pad.undo();
    expect(pad.pad.seats[2]?.top[2]).toBe('sauna');
    pad.undo();
    pad.undo();
    expect(pad.pad).toEqual(before);
    expect(pad.mayUndo).toBe(false);
  });

  it('leaves out what does not fit', () => {
    const seat = {
      name: 7,
      top: ['castle', 'study'],
      decor: [{ id: 'jacuzzi', floor: 'top', cell: 0 }],
      roofs: ['red', 9],
      children: -2,
    };
    const read = readPad({ seats: [seat, {}] }, edition);
    expect(read?.seats[0]).toMatchObject({
      name: '',
      top: ['free', 'study', 'free', 'free', 'free'],
      decor: [],
      roofs: ['red'],
      children: 0,
    });
    expect(readPad([], edition)).toBeNull();
    expect(readPad({ seats: [seat] }, edition)).toBeNull();
  });
});
