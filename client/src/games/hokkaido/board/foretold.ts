/**
 * The sheet that an action leads to. While all build at once the server's preview still has the city as the others see
 * it, so what the board has reckoned for its owner is put in: for the owner's eyes only, before anything is sent.
 */

import type { Preview, Sheet } from '../../../kit/types';
import type { Change } from './city/ghost';

/** A preview in which a seat's row has changed; the very same one if it says so already. */
export function foretold(preview: Preview, seat: number, change: Change): Preview {
  const { before } = preview;
  if (!before) return preview;
  const sheet = sheetAfter(before, seat, change);
  return JSON.stringify(preview.sheet) === JSON.stringify(sheet) ? preview : { ...preview, sheet };
}

function sheetAfter(before: Sheet, seat: number, { lines, total }: Change): Sheet {
  const seats = before.seats.map((row, at) => {
    if (at !== seat) return row;
    const changed = { ...row.lines };
    for (const { line, points } of lines) changed[line] = (changed[line] ?? 0) + points;
    return { lines: changed, total: (row.total ?? 0) + total };
  });
  return { seats, ranking: ranking(seats) };
}

/** Seats best first; who has equal points shares a place as long as the match goes on. */
function ranking(seats: Sheet['seats']): number[][] {
  const totals = [...new Set(seats.map(({ total }) => total ?? 0))].sort((one, other) => other - one);
  return totals.map((total) => seats.flatMap((row, seat) => ((row.total ?? 0) === total ? [seat] : [])));
}
