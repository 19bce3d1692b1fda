/** Reading a sheet: the order of its lines, who is where, and what has changed. */

import type { Seat, Sheet } from '../types';
import { figure } from '../words/numbers';

export function lineNames(sheet: Sheet, order?: string[]): string[] {
  const present = Object.keys(sheet.seats[0]?.lines ?? {});
  if (!order) return present;
  return [...order.filter((name) => present.includes(name)), ...present.filter((name) => !order.includes(name))];
}

/** The place of a seat, 1 the best; seats that are equal share one. */
export function placeOf(sheet: Sheet, seat: Seat): number {
  let place = 1;
  for (const group of sheet.ranking) {
    if (group.includes(seat)) return place;
    place += group.length;
  }
  return place;
}

export interface Change {
  lines: Record<string, number>;
  total: number;
}

/** What each seat gains or loses from one sheet to another; what is not known counts as no change. */
export function differences(before: Sheet, after: Sheet): Change[] {
  return after.seats.map((row, seat) => {
    const old = before.seats[seat];
    const lines: Record<string, number> = {};
    for (const [name, value] of Object.entries(row.lines)) {
      const was = old?.lines[name];
      if (typeof value === 'number' && typeof was === 'number') lines[name] = value - was;
    }
    const total = typeof row.total === 'number' && typeof old?.total === 'number' ? row.total - old.total : sum(lines);
    return { lines, total };
  });
}

function sum(lines: Record<string, number>): number {
  return Object.values(lines).reduce((all, one) => all + one, 0);
}

export type Reason = 'points' | 'tie-break' | 'shared' | 'alone';

/** Who has won, and by what; as on the server. */
export function outcome(sheet: Sheet): { winners: Seat[]; points: number; reason: Reason } {
  const winners = sheet.ranking[0] ?? [];
  const points = sheet.seats[winners[0] ?? 0]?.total ?? 0;
  const equal = sheet.seats.filter((row) => row.total === points).length;
  if (sheet.seats.length === 1) return { winners, points, reason: 'alone' };
  if (winners.length > 1) return { winners, points, reason: 'shared' };
  return { winners, points, reason: equal > 1 ? 'tie-break' : 'points' };
}

/** The points of a seat as far as they are known; null without such a seat. */
export function knownPoints(sheet: Sheet, seat: Seat): number | null {
  const row = sheet.seats[seat];
  return row ? (row.total ?? Object.values(row.lines).reduce<number>((sum, value) => sum + (value ?? 0), 0)) : null;
}

/** Points as far as they are known: "12", or "12 + ?" when there are lines that the viewer cannot see. */
export function knownTotal(sheet: Sheet, seat: Seat): string {
  const points = knownPoints(sheet, seat);
  if (points === null) return '';
  return figure(points) + (sheet.seats[seat]?.total === null ? '\u2009+\u2009?' : '');
}

/** The lines of a sheet that an option of the same name has turned off: they are not shown. */
export function linesOff(variant: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(variant).filter((name) => variant[name] === 'off');
}
