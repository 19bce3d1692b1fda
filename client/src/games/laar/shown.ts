/** What a viewer is shown of a match of Laar, as the server's view writes it. */

import type { Snapshot } from '../../kit/types';
import type { Expert, Kind, MemoName, Side, Weapon } from './goods';

export type Stage = 'memo' | 'first' | 'reveal' | 'assign' | 'take' | 'universals' | 'protections' | 'sides' | 'over';

export interface MarketSlot {
  card: number;
  expert: Expert | null;
}

/** What lies before one player (L12, L24, L101). */
export interface Area {
  experts: Record<Expert, number> | null; // null: hidden
  hand: number;
  stacks: Record<Exclude<Kind, 'gem'>, number[]> & { gem: number[] | null }; // card ids, oldest first
  gems: number;
  announced: number | null; // the class of a gem taken this round
  protections: Weapon[];
  side: Side | null;
}

export interface Shown {
  stage: Stage;
  round: number;
  memo: MemoName | null;
  first: number | null;
  to_act: number | null;
  deck: number;
  market: (MarketSlot | null)[];
  discard: Record<Expert, number> | null;
  seats: Area[];
}

export function shownOf(snapshot: Snapshot): Shown | null {
  return snapshot.shown as unknown as Shown | null;
}

/** The only slot with a card, when there is just one (L23); else null. */
export function lastSlot(shown: Shown): number | null {
  const full = shown.market.flatMap((place, slot) => (place ? [slot] : []));
  return shown.stage === 'take' && full.length === 1 ? full[0]! : null;
}

/** The other seats clockwise, the left neighbour first. */
export function othersOf(seats: number, seat: number | null): number[] {
  if (seat === null) return Array.from({ length: seats }, (_, at) => at);
  return Array.from({ length: seats - 1 }, (_, step) => (seat + 1 + step) % seats);
}
