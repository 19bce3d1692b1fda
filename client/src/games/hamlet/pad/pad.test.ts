import { describe, expect, it } from 'vitest';
import { asPlain } from '../../../kit/testing/board';
import type { Plain } from '../../../kit/types';
import { readEdition } from '../edition';
import { edition as data, vectors } from '../vectors/vectors.json';
import { PadState } from './pad.svelte';
import { readPad } from './read';

const edition = readEdition(data)!;
const open = (start: Plain = null) => new PadState(start, () => undefined, edition);

describe('a pad that was shared', () => {
  it('is read as it was written', () => {
    for (const { pad } of vectors) {
      const read = readPad(asPlain(pad), edition)!;
      const again = readPad(read, edition);
      expect(again).toEqual(read);
      expect(read.seats.map(({ track, coins }) => [track, coins])).toEqual(
        pad.seats.map(({ track, coins }) => [track, coins]),
      );
    }
  });

  it('leaves out what does not fit', () => {
    expect(readPad('?', edition)).toBeNull();
    expect(readPad({ seats: [] }, edition)).toBeNull();
    const landmarks: Plain[] = [{ id: 'market' }, { id: 'square', roads: 99 }, { id: 'square' }, 7];
    const [seat] = readPad({ seats: [{ name: 5, track: -1, planner: true, longest: 4, landmarks }] }, edition)!.seats;
    expect(seat).toMatchObject({
      name: '',
      track: 0,
      planner: false,
      longest: 0,
      landmarks: [{ id: 'square', roads: 3 }],
    });
  });
});

describe('a pad that is filled in', () => {
  it('has no more deliveries than the church takes (M10)', () => {
    const seat = (deliveries: number): Plain => ({ name: '', deliveries });
    const read = (...seats: Plain[]) => readPad({ seats }, edition)!.seats.map(({ deliveries }) => deliveries);
    expect(read(seat(5))).toEqual([4]);
    expect(read(seat(3), seat(2))).toEqual([3, 1]);
    expect(read(seat(3), seat(2), seat(1))).toEqual([3, 2, 0]);
    expect(read(seat(0), seat(1), seat(3), seat(6))).toEqual([0, 1, 3, 1]);
  });

  it('has no longest road that roads cannot join (M64)', () => {
    const longest = (roads: number) =>
      readPad({ seats: [{ name: '', roads, longest: 31 }] }, edition)!.seats[0]!.longest;
    expect([0, 1, 2, 3, 4, 5].map(longest)).toEqual([0, 19, 20, 21, 22, 23]);
  });

  it('has a longest road only of those who built one (M64)', () => {
    const form = open();
    form.change({ longest: 5 });
    expect(form.current.longest).toBe(0);
    form.change({ roads: 1 });
    form.change({ longest: 1 });
    expect(form.current.longest).toBe(2);
    form.change({ roads: 0 });
    expect(form.current.longest).toBe(0);
  });

  it('has one Planner', () => {
    const form = open();
    form.change({ roads: 1, planner: true });
    form.seat = 1;
    form.change({ roads: 2, planner: true });
    expect(form.seats.map(({ planner }) => planner)).toEqual([false, true]);
  });

  it('takes every change back, and gives a landmark to one player only', () => {
    const form = open();
    form.toggle('outpost_1');
    expect(form.current.landmarks).toEqual([{ id: 'outpost_1', tiles: 2 }]);
    form.count('outpost_1', { tiles: 4 });
    form.count('outpost_1', { connected: false });
    expect(form.current.landmarks).toEqual([{ id: 'outpost_1', connected: false, tiles: 4 }]);
    expect(form.ownerOf('outpost_1')).toBe(0);
    form.undo();
    form.undo();
    form.undo();
    expect(form.current.landmarks).toEqual([]);
  });
});
