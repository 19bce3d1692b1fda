/** The pad while it is filled in: every change can be taken back, and is kept. */

import type { Plain } from '../../../kit/types';
import { mayHold, type Edition } from '../edition';
import type { Cell, Decor, Lying } from '../names';
import { floorsOn, type Pad, type PadSeat } from '../score';
import { at, isRoom, laidOn, roomAround } from '../shown';
import { emptySeat, FEWEST_SEATS, MOST_SEATS, readPad, tidied } from './read';

const LONGEST_HISTORY = 200;

/** What the next tap on a cell lays there. */
export type Brush = { lay: Exclude<Lying, 'scaffold'> | 'free' } | { decor: Decor };

/** The rule by which a brush does nothing on a cell, or null. */
export function whyNotThere(seat: PadSeat, edition: Edition, cell: Cell, brush: Brush): string | null {
  const floors = floorsOn(seat);
  if ('decor' in brush) {
    const laid = at(floors, cell);
    if (!isRoom(laid) || !mayHold(edition.decor[brush.decor], laid.room)) return 'D31';
    const others = roomAround(floors, cell).flatMap((one) => at(floors, one)?.decor ?? []);
    return others.some((decor) => decor !== brush.decor) ? 'D33' : null;
  }
  if (brush.lay === 'free' || brush.lay === 'empty') return null;
  const { category, points } = edition.rooms[brush.lay];
  if ((category === 'basement') !== (cell.floor === 'basement')) return 'D22';
  const room = roomAround(laidOn(floors, cell, { room: brush.lay }), cell);
  return room.length > points.length ? 'D23' : null;
}

export class PadState {
  pad: Pad = $state.raw({ seats: [] });
  seat = $state(0); // whose home is being tapped in
  brush: Brush = $state.raw({ lay: 'living_room' });
  private history: Pad[] = $state.raw([]);

  constructor(
    start: Plain,
    private readonly nameOf: (number: number) => string,
    private readonly keep: (pad: Plain) => void,
  ) {
    this.pad = readPad(start) ?? { seats: [emptySeat(nameOf(1)), emptySeat(nameOf(2))] };
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

  changeSeat(nth: number, changes: Partial<PadSeat>, edition: Edition | null = null): void {
    this.change(this.pad.seats.map((seat, at) => (at === nth ? tidied({ ...seat, ...changes }, edition) : seat)));
  }

  /** Lay what the brush holds on a cell; tapping the same again takes it away. Gives the rule that forbids it, or null. */
  tap(cell: Cell, edition: Edition): string | null {
    const { brush, current } = this;
    const why = whyNotThere(current, edition, cell, brush);
    if (why) return why;
    if ('decor' in brush) {
      const rest = current.decor.filter(({ id }) => id !== brush.decor);
      const isThere = at(floorsOn(current), cell)?.decor === brush.decor;
      const token = { id: brush.decor, floor: cell.floor, cell: cell.place };
      this.changeSeat(this.seat, { decor: isThere ? rest : [...rest, token] }, edition);
      return null;
    }
    const lay = current[cell.floor][cell.place] === brush.lay ? 'free' : brush.lay;
    this.changeSeat(this.seat, { [cell.floor]: current[cell.floor].with(cell.place, lay) }, edition);
    return null;
  }

  addPlayer(): void {
    const { seats } = this.pad;
    if (seats.length >= MOST_SEATS) return;
    this.change([...seats, emptySeat(this.nameOf(seats.length + 1))]);
    this.seat = seats.length;
  }

  removePlayer(nth: number): void {
    const seats = this.pad.seats.filter((_, at) => at !== nth);
    if (seats.length >= FEWEST_SEATS) this.change(seats);
  }

  undo(): void {
    const before = this.history.at(-1);
    this.history = this.history.slice(0, -1);
    if (before) this.settle(before);
  }

  clear(): void {
    this.change(this.pad.seats.map(({ name }) => emptySeat(name)));
    this.seat = 0;
  }

  private change(seats: PadSeat[]): void {
    this.history = [...this.history.slice(-LONGEST_HISTORY), this.pad];
    this.settle({ seats });
  }

  private settle(pad: Pad): void {
    this.pad = pad;
    this.seat = Math.min(this.seat, pad.seats.length - 1);
    this.keep(this.plain);
  }
}
