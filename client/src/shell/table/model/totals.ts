/** Points as far as they are known: "12", or "12+" when there are lines that the viewer cannot see. */

import type { Seat, Sheet } from '../../../kit/types';

export function knownTotal(sheet: Sheet, seat: Seat): string {
  const row = sheet.seats[seat];
  if (!row) return '';
  if (row.total !== null) return String(row.total);
  const known = Object.values(row.lines).reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return `${known}+`;
}
