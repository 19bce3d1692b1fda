/** How long a match takes, and how demanding it is, from what was measured in matches of bots. */

import type { Averages, Measured } from './guide';

/** How long somebody thinks, in seconds: about two possibilities, and how much more for each doubling of them. */
export const PACE = { quick: 4, quick_more: 2, slow: 8, slow_more: 3 };
const STEP = 5; // minutes
export const WEIGHTS = ['light', 'medium', 'demanding'] as const;
export type Weight = (typeof WEIGHTS)[number];
/** From how many bits on a game is medium or demanding. */
const LIMITS = [100, 250];

function minutes({ moments, choices }: Averages, two: number, more: number): number {
  const seconds = two + more * (Math.log2(choices) - 1);
  return Math.max(STEP, Math.round((moments * seconds) / 60 / STEP) * STEP);
}

/** From and to how many minutes a match takes. */
export function timeOf(averages: Averages): { from: number; to: number } {
  return { from: minutes(averages, PACE.quick, PACE.quick_more), to: minutes(averages, PACE.slow, PACE.slow_more) };
}

/** From the quickest match with the fewest players to the slowest with the most. */
export function timesOf(measured: Measured): { from: number; to: number } {
  const times = Object.values(measured.seats).map(timeOf);
  return { from: Math.min(...times.map(({ from }) => from)), to: Math.max(...times.map(({ to }) => to)) };
}

/** How much one player decides in a match, in bits: as many decisions as there are, each among so many choices. */
export function bitsOf({ decisions, choices }: Averages): number {
  return decisions * Math.log2(choices);
}

/** How demanding a game is, by what a player decides in a match with the usual number of seats. */
export function weightOf(averages: Averages): Weight {
  const bits = bitsOf(averages);
  return WEIGHTS[LIMITS.filter((limit) => bits >= limit).length] ?? 'demanding';
}
