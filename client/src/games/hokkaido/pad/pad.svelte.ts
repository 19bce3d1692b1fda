/** The pad while it is filled in: everyone's city, painted, and goal cards. */

import { PadForm } from '../../../kit/pad/form.svelte';
import type { Fields, Plain } from '../../../kit/types';
import { Land, type Spot } from '../land';
import type { Pad } from '../score';
import type { Square } from '../squares';
import { LIMITS, mostGoals, readPad, tidied, WIDEST } from './read';

/** One player's entries. The land keeps its place on the grid, so that nothing jumps while it grows. */
interface Entry {
  name: string;
  land: Land;
  goals: number;
}

interface Entries {
  seats: readonly Entry[];
}

function readEntries(start: Plain): Entries | null {
  const seats = readPad(start)?.seats;
  return seats ? { seats: seats.map(({ name, city, goals }) => ({ name, land: Land.read(city), goals })) } : null;
}

export class PadState extends PadForm<Entry, Entries> {
  readonly pad: Pad = $derived({
    seats: this.seats.map(({ name, land, goals }) => ({ name, city: land.rows(), goals })),
  });

  constructor(start: Plain, keep: (pad: Fields) => void) {
    super(readEntries(start), LIMITS, keep);
  }

  get mostGoals(): number {
    const others = this.seats.reduce((sum, { goals }) => sum + goals, 0) - this.current.goals;
    return mostGoals(this.seats.length, others);
  }

  /** Paint a square of the current city, unless that would make it too wide. */
  paint(spot: Spot, square: Square | null): void {
    this.lay([{ ...spot, square }]);
  }

  /** Lay the squares of a card, resources on its production squares, unless the city would become too wide. */
  lay(squares: readonly (Spot & { square: Square | null })[]): void {
    const land = this.current.land.with(
      squares.map(({ x, y, square }) => ({
        x,
        y,
        square: square?.kind === 'production' && squares.length > 1 ? { ...square, cube: true } : square,
      })),
    );
    const bounds = land.bounds;
    if (bounds && Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top) >= WIDEST) return;
    this.changeSeat(this.seat, { land });
  }

  protected override blank(names: readonly string[]): Entries {
    return { seats: names.map((name) => ({ name, land: new Land(), goals: 0 })) };
  }

  protected override tidied({ seats }: Entries): Entries {
    return { seats: tidied(seats) };
  }
}
