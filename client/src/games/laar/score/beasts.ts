/** The beast column: sets of beasts, or the order of taking them, as the memo of the match says (L70–L74). */

import { required } from '../../../kit/required';
import type { MemoData } from '../cards';
import { BEASTS } from '../goods';

/** Give the largest number of disjoint sets of three different beasts, *counts* by kind of beast (L45). */
export function threeBeastSets(counts: readonly number[]): number {
  const usable = (sets: number): number => counts.reduce((sum, count) => sum + Math.min(count, sets), 0);
  let sets = 0;
  while (usable(sets + 1) >= 3 * (sets + 1)) sets += 1;
  return sets;
}

/** The points of the best partition into sets; a beast may be in none (L70–L73). */
class Partitions {
  private readonly known = new Map<string, number>();
  private readonly equal: number[]; // points of n equal beasts, by n
  private readonly different: number[]; // points of n different beasts, by n

  constructor(memo: MemoData) {
    this.equal = [0, ...(memo.equal ?? [])];
    this.different = [0, ...(memo.different ?? [])];
    while (this.equal.length < 3) this.equal.push(0);
    while (this.different.length <= BEASTS.length) this.different.push(0);
    const anyPair = memo.any_pair ?? 0;
    this.equal[2] = Math.max(required(this.equal[2]), anyPair, memo.equal_pair ?? 0);
    this.different[2] = Math.max(required(this.different[2]), anyPair);
  }

  /** Which beast is which does not matter to sets: a holding is known by its counts in falling order. */
  at(...counts: number[]): number {
    const [a = 0, b = 0, c = 0, d = 0] = counts.sort((x, y) => y - x);
    if (a === 0) return 0;
    const key = `${a} ${b} ${c} ${d}`;
    const found = this.known.get(key) ?? this.best(a, b, c, d);
    this.known.set(key, found);
    return found;
  }

  /** Try every set that one beast of the most frequent kind can be in, and leaving it out. */
  private best(a: number, b: number, c: number, d: number): number {
    let points = this.at(a - 1, b, c, d);
    for (let size = 1; size <= Math.min(a, this.equal.length - 1); size++) {
      points = Math.max(points, required(this.equal[size]) + this.at(a - size, b, c, d));
    }
    for (let withB = 0; withB <= Math.min(b, 1); withB++) {
      for (let withC = 0; withC <= Math.min(c, 1); withC++) {
        for (let withD = 0; withD <= Math.min(d, 1); withD++) {
          const value = required(this.different[1 + withB + withC + withD]);
          if (value) points = Math.max(points, value + this.at(a - 1, b - withB, c - withC, d - withD));
        }
      }
    }
    return points;
  }
}

/** Score each beast but the last by the one taken next (L74). */
function orderPoints(memo: MemoData, beasts: readonly number[]): number {
  const cycle = memo.cycle;
  if (!cycle) return 0;
  const place = BEASTS.map((beast) => cycle.indexOf(beast));
  let points = 0;
  for (let taken = 1; taken < beasts.length; taken++) {
    const steps = required(place[required(beasts[taken])]) - required(place[required(beasts[taken - 1])]);
    points += memo.steps_ahead?.[(steps + cycle.length) % cycle.length] ?? 0;
  }
  return points;
}

/** Score a stack of beasts, oldest first, with its *counts* by kind (L70–L74). */
export function beastPoints(memo: MemoData, beasts: readonly number[], counts: readonly number[]): number {
  return new Partitions(memo).at(...counts) + orderPoints(memo, beasts);
}
