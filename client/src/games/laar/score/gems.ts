/**
 * The gem column: the best partition into runs round the circle of eight classes, gems shifted first (L46, L50).
 *
 * Lay the gems of each class on a pile of their own; layer h is the set of classes that hold more than h gems. The best
 * runs are the stretches of each layer; full layers are one run round and round, which takes the longest stretch above
 * them along.
 */

import { required } from '../../../kit/required';
import { GEM_CLASSES } from '../goods';

/** Give the lengths of the stretches of neighbouring classes whose piles are higher than *floor*, round the circle. */
function stretches(piles: readonly number[], floor: number): number[] {
  const start = piles.findIndex((height) => height <= floor);
  if (start < 0) return [GEM_CLASSES];
  const lengths: number[] = [];
  let length = 0;
  for (let step = 1; step <= GEM_CLASSES; step++) {
    if (required(piles[(start + step) % GEM_CLASSES]) > floor) length += 1;
    else if (length) {
      lengths.push(length);
      length = 0;
    }
  }
  return lengths;
}

/** Score piles as they lie (L50). */
export function runs(piles: readonly number[]): number {
  const rounds = Math.min(...piles);
  const highest = Math.max(...piles);
  let points = 0;
  if (rounds) {
    const turn = GEM_CLASSES * rounds;
    points = turn * (turn + 2 * Math.max(0, ...stretches(piles, rounds)));
  }
  for (let floor = rounds; floor < highest; floor++) {
    for (const length of stretches(piles, floor)) points += length * length;
  }
  return points;
}

/** Bound the score of *gems* gems whose runs are no longer than *classes*. */
function most(gems: number, classes: number): number {
  const last = gems % classes;
  return Math.floor(gems / classes) * classes * classes + last * last;
}

/** Bound the score of *gems* gems, *rounds* of them in the scarcest class: one run may be long. */
function mostWithRounds(gems: number, rounds: number): number {
  const rest = gems - GEM_CLASSES * rounds;
  const tail = rounds ? Math.min(rest, GEM_CLASSES - 1) : 0;
  const run = GEM_CLASSES * rounds + tail;
  return run * run + most(rest - tail, GEM_CLASSES - 1);
}

/**
 * The search for the best use of shifts (L46): how many gems cross each border between classes, clockwise less
 * anticlockwise. The shifts needed are the sum of the sizes of these flows. They are chosen border by border, many full
 * rounds asked for first; gems between two empty classes are scored at once, and the rest bounded.
 */
class Shifting {
  private readonly gems: number;
  private readonly piles = Array<number>(GEM_CLASSES).fill(0);
  private best: number;
  private enough = 0; // the search may stop at this score
  private rounds = 0; // every class must hold as many gems as this
  private missing: number[] = []; // shifts that this class and those after it need at least
  private wrap = 0; // the flow from the last class to the first
  private gap = -1; // the first class left empty
  private headGems = 0; // gems before it

  constructor(private readonly counts: readonly number[]) {
    this.gems = counts.reduce((sum, count) => sum + count, 0);
    this.best = runs(counts);
  }

  run(shifts: number): number {
    for (let rounds = Math.floor(this.gems / GEM_CLASSES); rounds >= 0; rounds--) {
      this.rounds = rounds;
      this.enough = mostWithRounds(this.gems, rounds);
      this.missing = Array<number>(GEM_CLASSES + 1).fill(0);
      for (let gem = GEM_CLASSES - 1; gem >= 0; gem--) {
        this.missing[gem] = required(this.missing[gem + 1]) + Math.max(0, rounds - required(this.counts[gem]));
      }
      if (this.best < this.enough) this.turn(shifts);
    }
    return this.best;
  }

  /** Try every flow from the last class to the first. */
  private turn(shifts: number): void {
    for (let wrap = -shifts; wrap <= shifts && this.best < this.enough; wrap++) {
      this.wrap = wrap;
      this.visit(0, wrap, shifts - Math.abs(wrap), wrap > 0 ? 1 : 0, wrap < 0 ? 1 : 0, 0, this.gems, 0);
    }
  }

  /**
   * Choose the flow out of class *gem*; *rest* gems are to lie in it and the classes after it. The classes from *from*
   * on are those since the last empty one, *points* the score of those between empty classes.
   */
  private visit(
    gem: number,
    inflow: number,
    shifts: number,
    ahead: number,
    back: number,
    from: number,
    rest: number,
    points: number,
  ): void {
    if (gem === GEM_CLASSES - 1) {
      this.piles[gem] = rest;
      this.best = Math.max(this.best, points + runs(this.open(from, gem)));
      return;
    }
    if (required(this.missing[gem]) > shifts + Math.max(inflow, 0) + Math.max(-this.wrap, 0)) return;
    const pile = required(this.counts[gem]) + inflow;
    // More than half of the flows in one direction: turning all of them back by one needs fewer shifts.
    const low = Math.max(back < GEM_CLASSES / 2 ? -shifts : 0, pile - rest + this.rounds * (GEM_CLASSES - 1 - gem));
    const high = Math.min(ahead < GEM_CLASSES / 2 ? shifts : 0, pile - this.rounds);
    for (let flow = low; flow <= high && this.best < this.enough; flow++) {
      const left = shifts - Math.abs(flow);
      const on = ahead + (flow > 0 ? 1 : 0);
      const off = back + (flow < 0 ? 1 : 0);
      this.piles[gem] = pile - flow;
      if (flow === pile) this.leaveEmpty(gem, flow, left, on, off, from, rest, points);
      else this.visit(gem + 1, flow, left, on, off, from, rest - pile + flow, points);
    }
  }

  /** Go on after class *gem*, which is left empty, if what is open can still give more than the best. */
  private leaveEmpty(
    gem: number,
    flow: number,
    shifts: number,
    ahead: number,
    back: number,
    from: number,
    rest: number,
    points: number,
  ): void {
    if (this.gap < 0) {
      this.gap = gem;
      this.headGems = this.gems - rest;
      this.visit(gem + 1, flow, shifts, ahead, back, gem + 1, rest, 0);
      this.gap = -1;
      return;
    }
    const scored = points + runs(this.piles.map((height, index) => (index >= from && index < gem ? height : 0)));
    if (scored + most(this.headGems + rest, GEM_CLASSES - 1 - gem + this.gap) > this.best) {
      this.visit(gem + 1, flow, shifts, ahead, back, gem + 1, rest, scored);
    }
  }

  /** The piles that are not scored yet: those before the first empty class, and those from *from* to *last*. */
  private open(from: number, last: number): number[] {
    return this.piles.map((height, index) =>
      (this.gap >= 0 && index < this.gap) || (index >= from && index <= last) ? height : 0,
    );
  }
}

/** Score gems, *counts* by class, with up to *shifts* single shifts of a class (L46, L50). */
export function gemPoints(counts: readonly number[], shifts: number): number {
  return shifts ? new Shifting(counts).run(shifts) : runs(counts);
}
