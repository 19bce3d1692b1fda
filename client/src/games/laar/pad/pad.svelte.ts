/** The pad while it is filled in: everyone's goods, the memo, and who was first in the last round. */

import { PadForm } from '../../../kit/pad/form.svelte';
import type { Fields, Plain } from '../../../kit/types';
import type { Card } from '../cards';
import type { Kind, Side } from '../goods';
import type { Pad, PadSeat } from '../score';
import { LIMITS, readPad, tidied } from './read';

type Goods = 'gems' | 'spices' | 'beasts' | 'weapons' | 'spells';

export class PadState extends PadForm<PadSeat, Pad> {
  constructor(start: Plain, keep: (pad: Fields) => void) {
    super(readPad(start), LIMITS, keep);
  }

  get pad(): Pad {
    return this.entries;
  }

  change(changes: Partial<Pad>): void {
    this.enter({ ...this.pad, ...changes });
  }

  add<Kind extends Goods>(kind: Kind, good: PadSeat[Kind][number]): void {
    this.changeSeat(this.seat, { [kind]: [...this.current[kind], good] });
  }

  /** Add a card as a good of one kind. */
  addCard({ spice, gem, beast, weapon, spell }: Card, kind: Kind): void {
    if (kind === 'spice') this.add('spices', spice);
    else if (kind === 'gem') this.add('gems', gem);
    else if (kind === 'beast') this.add('beasts', beast);
    else if (kind === 'weapon') this.add('weapons', weapon);
    else this.add('spells', spell);
  }

  /** Take away the good at this place of its stack. */
  removeAt(kind: Goods, index: number): void {
    if (index >= 0) this.changeSeat(this.seat, { [kind]: this.current[kind].filter((_, nth) => nth !== index) });
  }

  /** Say which side of the weapons counts, or leave it to the scoring. */
  chooseSide(side: Side | undefined): void {
    const { side: _before, ...goods } = this.current;
    const chosen: PadSeat = side ? { ...goods, side } : goods;
    this.enterSeats(this.seats.map((seat, nth) => (nth === this.seat ? chosen : seat)));
  }

  /** Who was first in the last round stays the same person. */
  override removePlayer(index: number): void {
    if (!this.mayRemove) return;
    const { seats, first } = this.pad;
    this.change({ seats: seats.filter((_, nth) => nth !== index), first: first > index ? first - 1 : first });
  }

  protected override blank(names: readonly string[]): Pad {
    const none = { gems: [], spices: [], beasts: [], weapons: [], spells: [] };
    return { memo: 'I', first: 0, seats: names.map((name) => ({ name, ...none })) };
  }

  protected override tidied({ memo, first, seats }: Pad): Pad {
    return {
      memo,
      first: Math.min(first, seats.length - 1),
      seats: seats.map((seat) => tidied(seat, seats.length)),
    };
  }
}
