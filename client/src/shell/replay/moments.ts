/** Moments of a replay that can be jumped to. */

import type { Frame, RoundMark } from '../../kit/types';

/** The frame that an address names; null if it names none. */
export function frameIn(hash: string): number | null {
  const frame = Number.parseInt(hash, 10);
  return Number.isNaN(frame) ? null : frame;
}

/** The frame before the first decision of a player; what chance has done before that is set-up. */
export function firstDecision(frames: readonly Frame[]): number {
  return Math.max(0, frames.findIndex(({ log }) => log !== null && log.seat !== null) - 1);
}

/** Where rounds begin, in games whose views have a number as `round`. */
export function roundsOf(frames: readonly Frame[]): RoundMark[] {
  const found: RoundMark[] = [];
  for (const [frame, { shown }] of frames.entries()) {
    const { round } = shown;
    if (typeof round === 'number' && round > (found.at(-1)?.round ?? -Infinity)) found.push({ round, frame });
  }
  return found;
}
