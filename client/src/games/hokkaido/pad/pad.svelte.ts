/** The pad while it is filled in: every change can be taken back, and is kept. */

import type { Plain } from '../../../kit/types';
import { Land, type Spot } from '../land';
import type { Pad } from '../score';
import type { Square } from '../squares';
import { FEWEST_SEATS, mostGoals, MOST_SEATS, readPad, tidied, WIDEST } from './read';

const LONGEST_HISTORY = 300;

/** One player's entries. The land keeps its place on the grid, so that nothing jumps while it grows. */
interface Entry {
  name: string;
  land: Land;
  goals: number;
}

export class PadState {
  entries: readonly Entry[] = $state.raw([]);
  seat = $state(0); // whose city is being painted
  private history: (readonly Entry[])[] = $state.raw([]);
  readonly pad: Pad = $derived({
    seats: this.entries.map(({ name, land, goals }) => ({ name, city: land.rows(), goals })),
  });

  constructor(
    start: Plain,
    private readonly nameOf: (number: number) => string,
    private readonly keep: (pad: Plain) => void,
  ) {
    const seats = readPad(start)?.seats ?? [];
    this.entries = seats.length
      ? seats.map(({ name, city, goals }) => ({ name, land: Land.read(city), goals }))
      : [this.empty(0), this.empty(1)];
  }

  get current(): Entry {
    return this.entries[this.seat] ?? this.entries[0]!;
  }

  get mayUndo(): boolean {
    return this.history.length > 0;
  }

  /** The pad as it is shared and scored. */
  get plain(): Plain {
    return this.pad as unknown as Plain;
  }

  get mostGoals(): number {
    const others = this.entries.reduce((sum, { goals }) => sum + goals, 0) - this.current.goals;
    return mostGoals(this.entries.length, others);
  }

  /** Paint a square of the current city, unless that would make it too wide. */
  paint(spot: Spot, square: Square | null): void {
    const land = this.current.land.with([{ ...spot, square }]);
    const bounds = land.bounds;
    if (bounds && Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top) >= WIDEST) return;
    this.change(this.seat, { land });
  }

  change(at: number, changes: Partial<Entry>): void {
    this.settle(this.entries.map((entry, nth) => (nth === at ? { ...entry, ...changes } : entry)));
  }

  addPlayer(): void {
    if (this.entries.length >= MOST_SEATS) return;
    this.settle([...this.entries, this.empty(this.entries.length)]);
    this.seat = this.entries.length - 1;
  }

  removePlayer(at: number): void {
    if (this.entries.length <= FEWEST_SEATS) return;
    const left = this.entries.filter((_, nth) => nth !== at);
    const goals = tidied(left.map(({ name, goals }) => ({ name, city: [], goals })));
    this.settle(left.map((entry, nth) => ({ ...entry, goals: goals[nth]!.goals })));
  }

  undo(): void {
    const before = this.history.at(-1);
    if (!before) return;
    this.history = this.history.slice(0, -1);
    this.entries = before;
    this.seat = Math.min(this.seat, before.length - 1);
    this.keep(this.plain);
  }

  clear(): void {
    this.settle(this.entries.map(({ name }, at) => ({ ...this.empty(at), name })));
    this.seat = 0;
  }

  private settle(entries: readonly Entry[]): void {
    this.history = [...this.history.slice(-LONGEST_HISTORY), this.entries];
    this.entries = entries;
    this.seat = Math.min(this.seat, entries.length - 1);
    this.keep(this.plain);
  }

  private empty(at: number): Entry {
    return { name: this.nameOf(at + 1), land: new Land(), goals: 0 };
  }
}
