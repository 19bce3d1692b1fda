/** The pad while it is filled in: every change can be taken back, and is kept. */

import type { Plain } from '../../../kit/types';
import type { Pad, PadSeat } from '../score';
import { FEWEST_SEATS, MOST_SEATS, readPad, tidied } from './read';

const LONGEST_HISTORY = 200;

type Goods = 'gems' | 'spices' | 'beasts' | 'weapons' | 'spells';

export class PadState {
  pad: Pad = $state.raw({ memo: 'I', first: 0, seats: [] });
  seat = $state(0); // whose goods are being tapped in
  private history: Pad[] = $state.raw([]);

  constructor(
    start: Plain,
    private readonly nameOf: (number: number) => string,
    private readonly keep: (pad: Plain) => void,
  ) {
    this.pad = readPad(start) ?? this.empty();
  }

  get current(): PadSeat {
    return this.pad.seats[this.seat] ?? this.pad.seats[0]!;
  }

  get mayUndo(): boolean {
    return this.history.length > 0;
  }

  /** The pad as it is shared and scored. */
  get plain(): Plain {
    return this.pad as unknown as Plain;
  }

  change(changes: Partial<Pad>): void {
    this.history = [...this.history.slice(-LONGEST_HISTORY), this.pad];
    this.settle({ ...this.pad, ...changes });
  }

  changeSeat(at: number, changes: Partial<PadSeat>): void {
    const seats = this.pad.seats.map((seat, nth) =>
      nth === at ? tidied({ ...seat, ...changes }, this.pad.seats.length) : seat,
    );
    this.change({ seats });
  }

  add<Kind extends Goods>(kind: Kind, good: PadSeat[Kind][number]): void {
    this.changeSeat(this.seat, { [kind]: [...this.current[kind], good] });
  }

  /** Take away the good at this place of its stack. */
  removeAt(kind: Goods, at: number): void {
    if (at >= 0) this.changeSeat(this.seat, { [kind]: this.current[kind].filter((_, nth) => nth !== at) });
  }

  addPlayer(): void {
    const { seats } = this.pad;
    if (seats.length >= MOST_SEATS) return;
    const more = [...seats, this.emptySeat(seats.length)];
    this.change({ seats: more.map((seat) => tidied(seat, more.length)) });
    this.seat = seats.length;
  }

  removePlayer(at: number): void {
    const seats = this.pad.seats.filter((_, nth) => nth !== at);
    if (seats.length < FEWEST_SEATS) return;
    const first = this.pad.first > at ? this.pad.first - 1 : this.pad.first;
    this.change({ seats, first: Math.min(first, seats.length - 1) });
  }

  undo(): void {
    const before = this.history.at(-1);
    this.history = this.history.slice(0, -1);
    if (before) this.settle(before);
  }

  clear(): void {
    const names = this.pad.seats.map(({ name }) => name);
    this.change({ first: 0, memo: 'I', seats: names.map((name, at) => ({ ...this.emptySeat(at), name })) });
    this.seat = 0;
  }

  private settle(pad: Pad): void {
    this.pad = pad;
    this.seat = Math.min(this.seat, pad.seats.length - 1);
    this.keep(this.plain);
  }

  private emptySeat(at: number): PadSeat {
    return { name: this.nameOf(at + 1), gems: [], spices: [], beasts: [], weapons: [], spells: [] };
  }

  private empty(): Pad {
    return { memo: 'I', first: 0, seats: [this.emptySeat(0), this.emptySeat(1)] };
  }
}
