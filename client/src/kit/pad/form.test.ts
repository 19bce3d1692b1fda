import { beforeAll, describe, expect, it } from 'vitest';
import { uiTexts } from '../words/ui_texts.svelte';
import type { Fields, Plain } from '../types';
import { PadForm } from './form.svelte';

interface Seat {
  name: string;
  coins: number;
}

const PURSE = 10; // all coins there are

/** A pad on which coins are counted. */
class Purses extends PadForm<Seat, { seats: readonly Seat[] }> {
  readonly kept: Plain[];

  constructor(start: readonly Seat[] | null = null) {
    const kept: Plain[] = [];
    super(start && { seats: start }, { fewest: 1, most: 3 }, (pad) => kept.push(pad));
    this.kept = kept;
  }

  get pad(): Fields {
    return { seats: this.entries.seats.map((seat) => ({ ...seat })) };
  }

  protected override blank(names: readonly string[]): { seats: readonly Seat[] } {
    return { seats: names.map((name) => ({ name, coins: 0 })) };
  }

  protected override tidied({ seats }: { seats: readonly Seat[] }): { seats: readonly Seat[] } {
    return { seats: seats.map((seat) => ({ ...seat, coins: Math.min(seat.coins, PURSE) })) };
  }
}

const names = (form: Purses): string[] => form.seats.map(({ name }) => name);

beforeAll(() => uiTexts.use('en'));

describe('a pad', () => {
  it('begins with two players, or with the one that was shared', () => {
    expect(names(new Purses())).toEqual(['Player 1', 'Player 2']);
    expect(names(new Purses([{ name: 'Ann', coins: 3 }]))).toEqual(['Ann']);
  });

  it('has as many players as the game allows, and shows the one who comes', () => {
    const form = new Purses();
    form.addPlayer();
    form.addPlayer();
    expect([form.seats.length, form.seat, form.mayAdd]).toEqual([3, 2, false]);
    for (const _ of [1, 2, 3]) form.removePlayer(0);
    expect([names(form), form.seat, form.mayRemove]).toEqual([['Player 3'], 0, false]);
  });

  it('gives a name to those who take none', () => {
    const form = new Purses();
    form.rename(1, '  Bob ');
    expect(names(form)).toEqual(['Player 1', 'Bob']);
    form.rename(1, ' ');
    expect(names(form)).toEqual(['Player 1', 'Player 2']);
  });

  it('begins again with the same people', () => {
    const form = new Purses([
      { name: 'Ann', coins: 3 },
      { name: 'Bob', coins: 4 },
    ]);
    form.seat = 1;
    form.clear();
    expect(form.seats).toEqual([
      { name: 'Ann', coins: 0 },
      { name: 'Bob', coins: 0 },
    ]);
    expect(form.seat).toBe(0);
  });

  it('takes every change back, one after another, and keeps each', () => {
    const form = new Purses();
    const before = form.pad;
    form.changeSeat(0, { coins: 7 });
    form.addPlayer();
    form.clear();
    for (const _ of [1, 2, 3]) form.undo();
    expect(form.pad).toEqual(before);
    expect([form.mayUndo, form.seat, form.kept.length]).toEqual([false, 0, 6]);
    expect(form.kept.at(-1)).toEqual(before);
    form.undo();
    expect(form.kept.length).toBe(6);
  });

  it('lets only what fits be entered', () => {
    const form = new Purses();
    form.changeSeat(1, { coins: 99 });
    expect(form.seats[1]?.coins).toBe(PURSE);
  });
});
