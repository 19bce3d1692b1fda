/** Clocks at a table: what can be chosen for it, and how much time a seat has left by the server's clock, not by ours. */

import type { ClockNow, ClockTerms, Seat } from '../../../kit/types';

export const BANKS: { minutes: number; seconds: number }[] = [
  { minutes: 10, seconds: 10 },
  { minutes: 20, seconds: 20 },
  { minutes: 45, seconds: 30 },
];
export const DAYS = [1, 3, 7];
/** Seconds from which on a clock warns. */
export const LOW = 30;

export type ClockKind = 'none' | 'live' | 'days';

/** The terms that are asked of the server; null for no clock. */
export function terms(kind: ClockKind, bank: number, days: number): ClockTerms | null {
  if (kind === 'days') return { kind, days: DAYS[days] ?? 1 };
  const { minutes, seconds } = BANKS[bank] ?? { minutes: 20, seconds: 20 };
  return kind === 'live' ? { kind, bank: minutes * 60, increment: seconds } : null;
}

let ahead = 0; // seconds by which the server's clock is ahead of ours

/** Set the difference between the server's clock and ours by a message that has just arrived. */
export function setBy(clock: ClockNow | null | undefined, now = Date.now()): void {
  if (clock) ahead = clock.at - now / 1000;
}

/** The seconds that a seat has left now, or had when its time stopped. */
export function left(clock: ClockNow, seat: Seat, now = Date.now()): number {
  const time = clock.seats[seat];
  if (!time) return 0;
  return Math.max(0, time.ends === null ? time.left : time.ends - (now / 1000 + ahead));
}

export function isRunning(clock: ClockNow, seat: Seat): boolean {
  return clock.seats[seat]?.ends != null;
}

/** Hours, minutes and seconds as clocks show them: 4:05, 1:02:03. */
export function digits(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const pad = (value: number): string => String(value).padStart(2, '0');
  return hours ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`;
}

/** Whole days, and the hours beyond them. */
export function daysAndHours(seconds: number): { days: number; hours: number } {
  const hours = Math.floor(seconds / 3600);
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}

/** The time now, in steps of a second while somebody's time runs. */
export class Ticks {
  now = $state(Date.now());

  /** Start ticking; returns a function that stops it. */
  start(): () => void {
    this.now = Date.now();
    const timer = setInterval(() => (this.now = Date.now()), 1000);
    return () => clearInterval(timer);
  }
}
