/** A score pad while it is filled in: who plays, whose entries are shown; every change can be taken back, and is kept. */

import { required } from '../required';
import { t } from '../words/ui_texts.svelte';
import type { Fields } from '../types';
import type { Limits } from './read';

const LONGEST_HISTORY = 300;

export interface Named {
  readonly name: string;
}

/** The name of a player who has entered none. */
const playerName = (number: number): string => t('pad-default-name', { number });

/** What is entered on a game's pad. A game says what one with nothing on it is, how it is written, and what fits. */
export abstract class PadForm<
  Seat extends Named = Named,
  Entries extends { seats: readonly Seat[] } = { seats: readonly Seat[] },
> {
  entries: Entries;
  seat = $state(0); // whose entries are shown
  cleared = $state(0); // how often the pad was cleared
  private history: Entries[] = $state.raw([]);

  /** The pad as it is written: shared, kept and scored. */
  abstract readonly pad: Fields;

  constructor(
    start: Entries | null,
    readonly limits: Limits,
    private readonly keep: (pad: Fields) => void,
  ) {
    this.entries = $state.raw(start ?? this.blank([playerName(1), playerName(2)]));
  }

  /** The entries of people of these names who have nothing yet. */
  protected abstract blank(names: readonly string[]): Entries;

  /** The entries without what does not fit the others. */
  protected tidied(entries: Entries): Entries {
    return entries;
  }

  get seats(): readonly Seat[] {
    return this.entries.seats;
  }

  get current(): Seat {
    return this.seats[this.seat] ?? required(this.seats[0]);
  }

  get mayUndo(): boolean {
    return this.history.length > 0;
  }

  get mayAdd(): boolean {
    return this.seats.length < this.limits.most;
  }

  get mayRemove(): boolean {
    return this.seats.length > this.limits.fewest;
  }

  changeSeat(index: number, changes: Partial<Seat>): void {
    this.enterSeats(this.seats.map((seat, nth) => (nth === index ? { ...seat, ...changes } : seat)));
  }

  rename(index: number, wanted: string): void {
    const name = wanted.trim() || playerName(index + 1);
    this.enterSeats(this.seats.map((seat, nth) => (nth === index ? { ...seat, name } : seat)));
  }

  addPlayer(): void {
    if (!this.mayAdd) return;
    this.enterSeats([...this.seats, ...this.blank([playerName(this.seats.length + 1)]).seats]);
    this.seat = this.seats.length - 1;
  }

  removePlayer(index: number): void {
    if (this.mayRemove) this.enterSeats(this.seats.filter((_, nth) => nth !== index));
  }

  /** Clear all entries and keep the players. */
  clear(): void {
    this.enter(this.blank(this.seats.map(({ name }) => name)));
    this.seat = 0;
    this.cleared += 1;
  }

  undo(): void {
    const before = this.history.at(-1);
    if (!before) return;
    this.history = this.history.slice(0, -1);
    this.settle(before);
  }

  /** Replace the entries; undo brings the earlier ones back. */
  protected enter(entries: Entries): void {
    this.history = [...this.history.slice(-LONGEST_HISTORY), this.entries];
    this.settle(this.tidied(entries));
  }

  protected enterSeats(seats: readonly Seat[]): void {
    this.enter({ ...this.entries, seats });
  }

  private settle(entries: Entries): void {
    this.entries = entries;
    this.seat = Math.min(this.seat, entries.seats.length - 1);
    this.keep(this.pad);
  }
}
