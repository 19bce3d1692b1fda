/** The pad while it is filled in: everyone's home, tapped together with a brush. */

import { PadForm } from '../../../kit/pad/form.svelte';
import { required } from '../../../kit/required';
import type { Fields, Plain } from '../../../kit/types';
import { mayHold, type Edition } from '../edition';
import type { Cell, Decor, Lying } from '../names';
import { floorsOn, type Pad, type PadSeat } from '../score';
import { roomAt, isRoom, laidOn, roomAround } from '../shown';
import { emptySeat, LIMITS, readPad, tidied } from './read';

/** What the next tap on a cell lays there. */
export type Brush = { lay: Exclude<Lying, 'scaffold'> | 'free' } | { decor: Decor };

/** The rule by which a brush does nothing on a cell, or null. */
export function whyNotThere(seat: PadSeat, edition: Edition, cell: Cell, brush: Brush): string | null {
  const floors = floorsOn(seat);
  if ('decor' in brush) {
    const laid = roomAt(floors, cell);
    if (!isRoom(laid) || !mayHold(edition.decor[brush.decor], laid.room)) return 'D31';
    const others = roomAround(floors, cell).flatMap((one) => roomAt(floors, one)?.decor ?? []);
    return others.some((decor) => decor !== brush.decor) ? 'D33' : null;
  }
  if (brush.lay === 'free' || brush.lay === 'empty') return null;
  const { category, points } = edition.rooms[brush.lay];
  if ((category === 'basement') !== (cell.floor === 'basement')) return 'D22';
  const room = roomAround(laidOn(floors, cell, { room: brush.lay }), cell);
  return room.length > points.length ? 'D23' : null;
}

export class PadState extends PadForm<PadSeat, Pad> {
  brush: Brush = $state.raw({ lay: 'living_room' });

  constructor(
    start: Plain,
    keep: (pad: Fields) => void,
    private readonly edition: Edition,
  ) {
    super(readPad(start, edition), LIMITS, keep);
  }

  get pad(): Pad {
    return this.entries;
  }

  /** Change a home; décor that no longer fits goes. */
  override changeSeat(nth: number, changes: Partial<PadSeat>): void {
    super.changeSeat(nth, tidied({ ...required(this.pad.seats[nth]), ...changes }, this.edition));
  }

  /** Lay what the brush holds on a cell; tapping the same again takes it away. Gives the rule that forbids it, or null. */
  tap(cell: Cell): string | null {
    const { brush, current, edition } = this;
    const why = whyNotThere(current, edition, cell, brush);
    if (why) return why;
    if ('decor' in brush) {
      const rest = current.decor.filter(({ id }) => id !== brush.decor);
      const isThere = roomAt(floorsOn(current), cell)?.decor === brush.decor;
      const token = { id: brush.decor, floor: cell.floor, cell: cell.place };
      this.changeSeat(this.seat, { decor: isThere ? rest : [...rest, token] });
      return null;
    }
    const lay = current[cell.floor][cell.place] === brush.lay ? 'free' : brush.lay;
    this.changeSeat(this.seat, { [cell.floor]: current[cell.floor].with(cell.place, lay) });
    return null;
  }

  protected override blank(names: readonly string[]): Pad {
    return { seats: names.map(emptySeat) };
  }
}
