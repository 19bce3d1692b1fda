/** The pad while it is filled in: everyone's figures and landmarks. */

import { PadForm } from '../../../kit/pad/form.svelte';
import type { Fields, Plain } from '../../../kit/types';
import type { Edition } from '../edition';
import type { Pad, PadSeat } from '../score';
import { landmarkOf, LIMITS, longestOf, readPad, tidied } from './read';

const NONE = { track: 0, deliveries: 0, sales: 0, roads: 0, planner: false, longest: 0, coins: 0, donkeys: 1 };

export class PadState extends PadForm<PadSeat, Pad> {
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

  /** Whether something is entered for everybody. */
  get isEntered(): boolean {
    const none = Object.entries(NONE);
    return this.seats.every(
      (seat) => seat.landmarks.length > 0 || none.some(([key, value]) => seat[key as keyof typeof NONE] !== value),
    );
  }

  /** Whose landmark it is, or null. */
  ownerOf(landmark: string): number | null {
    const owner = this.seats.findIndex(({ landmarks }) => landmarks.some(({ id }) => id === landmark));
    return owner < 0 ? null : owner;
  }

  /** Change figures of the current player; what no longer fits follows. */
  change(changes: Partial<PadSeat>): void {
    const wanted = { ...this.current, ...changes };
    const longest = longestOf(wanted.longest, wanted.roads, this.edition);
    const cleared = changes.planner ? this.seats.map((seat) => ({ ...seat, planner: false })) : this.seats;
    this.enter({ seats: cleared.map((seat, index) => (index === this.seat ? { ...wanted, longest } : seat)) });
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

  protected override blank(names: readonly string[]): Pad {
    return { seats: names.map((name) => ({ name, ...NONE, landmarks: [] })) };
  }

  protected override tidied({ seats }: Pad): Pad {
    return { seats: tidied(seats, this.edition) };
  }
}
