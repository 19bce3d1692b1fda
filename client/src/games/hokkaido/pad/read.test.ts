import { describe, expect, it } from 'vitest';
import { Brush } from './brush.svelte';
import { PadState } from './pad.svelte';
import { readPad } from './read';

describe('a pad that was shared', () => {
  it('is read as it was written', () => {
    const pad = {
      seats: [
        { name: 'A', city: ['D M', 'pU+ fB6'], goals: 1 },
        { name: 'B', city: [], goals: 0 },
      ],
    };
    expect(readPad(pad)).toEqual(pad);
  });

  it('leaves out what does not fit', () => {
    expect(readPad('?')).toBeNull();
    expect(readPad({ seats: [{ name: 'A' }] })).toBeNull();
    const pad = readPad({
      seats: [
        { name: 1, city: ['D xx M', 5], goals: 99 },
        { city: 'no', goals: 3 },
      ],
    })!;
    expect(pad.seats).toEqual([
      { name: '', city: ['D . M'], goals: 4 },
      { name: '', city: [], goals: 0 },
    ]);
  });
});

describe('a pad that is painted', () => {
  const open = () => new PadState(null, () => undefined);

  it('grows to all sides and can be taken back', () => {
    const form = open();
    form.paint({ x: 0, y: 0 }, { kind: 'lake', colour: null, cube: false, tile: false, points: null });
    form.paint({ x: -1, y: 1 }, { kind: 'forest', colour: null, cube: false, tile: false, points: null });
    expect(form.pad.seats[0]!.city).toEqual(['. L', 'F .']);
    form.undo();
    expect(form.pad.seats[0]!.city).toEqual(['L']);
  });

  it('gives a production square its cube and takes it', () => {
    const brush = new Brush();
    brush.name = 'production_green';
    const made = brush.over(null)!;
    expect(made.cube).toBe(true);
    expect(brush.over(made)!.cube).toBe(false);
    brush.name = 'factory_grey';
    brush.step(1);
    expect(brush.square).toMatchObject({ kind: 'factory', points: 0 });
  });

  it('has no more goal cards than were turned up (H12)', () => {
    const form = open();
    form.changeSeat(0, { goals: 3 });
    form.seat = 1;
    expect(form.mostGoals).toBe(1);
  });
});
