/** The pad while it is filled in: every change can be taken back, and is kept. */

import type { Plain } from '../../../kit/types';
import type { Edition } from '../edition';
import { SEATS } from '../names';
import type { PadSeat } from '../score';
import { landmarkOf, longestOf, readPad, tidied } from './read';

const LONGEST_HISTORY = 300;

export class PadState {
  seats: readonly PadSeat[] = $state.raw([]);
  seat = $state(0); // whose figures are shown
  private history: (readonly PadSeat[])[] = $state.raw([]);

  constructor(
    start: Plain,
    private readonly edition: Edition,
    private readonly nameOf: (number: number) => string,
    private readonly keep: (pad: Plain) => void,
  ) {
    this.seats = readPad(start, edition)?.seats ?? [this.empty(0), this.empty(1)];
  }

  get current(): PadSeat {
    return this.seats[this.seat] ?? this.seats[0]!;
  }

  get mayUndo(): boolean {
    return this.history.length > 0;
  }

  /** The pad as it is shared and scored. */
  get plain(): Plain {
    return { seats: this.seats } as unknown as Plain;
  }

  /** Whose landmark it is, or null. */
  ownerOf(landmark: string): number | null {
    const owner = this.seats.findIndex(({ landmarks }) => landmarks.some(({ id }) => id === landmark));
    return owner < 0 ? null : owner;
  }

  /** Change figures of the current player; what no longer fits follows. */
  change(changes: Partial<PadSeat>): void {
    const wanted = { ...this.current, ...changes };
    const longest = longestOf(wanted.longest, wanted.roads, this.edition.tiles.size);
    const cleared = changes.planner ? this.seats.map((seat) => ({ ...seat, planner: false })) : this.seats;
    const changed = cleared.map((seat, at) => (at === this.seat ? { ...wanted, longest } : seat));
    this.settle(tidied(changed, this.edition));
  }

  rename(at: number, name: string): void {
    this.settle(this.seats.map((seat, nth) => (nth === at ? { ...seat, name } : seat)));
  }

  /** Give a landmark to the current player, or take it away. */
  toggle(landmark: string): void {
    const tile = this.edition.tiles.get(landmark);
    if (!tile) return;
    const { landmarks } = this.current;
    const left = landmarks.filter(({ id }) => id !== landmark);
    const has = left.length < landmarks.length;
    this.change({ landmarks: has ? left : [...landmarks, landmarkOf(tile, this.edition.tiles.size)] });
  }

  /** Change what was counted for a landmark of the current player. */
  count(landmark: string, changes: { connected?: boolean; segments?: number; tiles?: number; roads?: number }): void {
    const tile = this.edition.tiles.get(landmark);
    if (!tile) return;
    const landmarks = this.current.landmarks.map((one) =>
      one.id === landmark ? landmarkOf(tile, this.edition.tiles.size, { ...one, ...changes }) : one,
    );
    this.change({ landmarks });
  }

  addPlayer(): void {
    if (this.seats.length >= SEATS) return;
    this.settle([...this.seats, this.empty(this.seats.length)]);
    this.seat = this.seats.length - 1;
  }

  removePlayer(at: number): void {
    if (this.seats.length > 1) this.settle(this.seats.filter((_, nth) => nth !== at));
  }

  undo(): void {
    const before = this.history.at(-1);
    if (!before) return;
    this.history = this.history.slice(0, -1);
    this.seats = before;
    this.seat = Math.min(this.seat, before.length - 1);
    this.keep(this.plain);
  }

  clear(): void {
    this.settle(this.seats.map(({ name }, at) => ({ ...this.empty(at), name })));
    this.seat = 0;
  }

  private settle(seats: readonly PadSeat[]): void {
    this.history = [...this.history.slice(-LONGEST_HISTORY), this.seats];
    this.seats = seats;
    this.seat = Math.min(this.seat, seats.length - 1);
    this.keep(this.plain);
  }

  private empty(at: number): PadSeat {
    const none = { track: 0, deliveries: 0, sales: 0, roads: 0, planner: false, longest: 0, coins: 0, donkeys: 1 };
    return { name: this.nameOf(at + 1), ...none, landmarks: [] };
  }
}
