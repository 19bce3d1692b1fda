/** What is being paid: every good that is needed, and what has been chosen for it so far (M30–M34). */

import type { Action } from '../../../../kit/types';
import type { Edition } from '../../edition';
import type { Good } from '../../names';
import type { Shown, Work } from '../../shown';
import { clauses } from '../../../../kit/words/joined';
import { seatName } from '../../../../kit/words/names';
import { signed } from '../../../../kit/words/numbers';
import type { Scene } from '../scene';

export interface Due {
  any_of: (Good | 'coins')[];
  count: number; // goods that are still to be chosen stand together, as coins do
  chosen: Action | null;
}

export const SETTLE: Action = { do: 'settle' };

/** What a seat has after everything is paid for it, and which others are paid for goods of theirs. */
export function sayOutcome(
  { shown, boardWords, snapshot }: Pick<Scene, 'shown' | 'boardWords' | 'snapshot'>,
  after: Shown,
): string {
  const changes = after.seats.map(({ coins }, seat) => coins - (shown.seats[seat]?.coins ?? 0));
  const ownSeat = snapshot.seat ?? 0;
  const others = changes.flatMap((coins, seat) =>
    seat === ownSeat || !coins ? [] : [boardWords.text('pay-others', { name: seatName(snapshot.places, seat), coins })],
  );
  const coins = after.seats[ownSeat]?.coins ?? 0;
  return clauses([boardWords.text('pay-outcome', { coins, change: signed(changes[ownSeat] ?? 0) }), ...others]);
}

export function goodOf(payment: Action, edition: Edition): Good {
  if (payment.do !== 'use') return payment['good'] as Good;
  return edition.tiles.get(String(payment['tile']))?.refines?.to ?? 'timber';
}

/** The goods in the order in which they are chosen, then the coins. */
export function duesOf({ need, picks }: Work): Due[] {
  const left = [...picks];
  return need.flatMap(({ any_of, count }): Due[] => {
    if (any_of.includes('coins')) return [{ any_of, count, chosen: null }];
    const paid = left.splice(0, count).map((chosen): Due => ({ any_of, count: 1, chosen }));
    return paid.length < count ? [...paid, { any_of, count: count - paid.length, chosen: null }] : paid;
  });
}

/** The action that is being paid for, as it was chosen. */
export function workAsAction(work: Work): Action {
  const { tile } = work;
  if (work.work === 'refine') return { do: 'refine', tile, count: work.count ?? 1 };
  if (work.work === 'sell') return { do: 'sell', sale: work.sale ?? 1 };
  if (work.work === 'deliver') return { do: 'deliver', delivery: work.delivery ?? 1 };
  if (work.work === 'build') return { do: 'build', blueprint: work.blueprint ?? tile, tile };
  return { do: 'road', tile, to: work.to ?? tile, way: work.way ?? 'path' };
}
