/** What a viewer is shown of a match of Laar, as the server's view writes it. */

import { required } from '../../kit/required';
import { shownAs } from '../../kit/board/shown';
import type { Shown } from './generated';

export type { Area, MarketSlot, Shown, Stage } from './generated';

export const shownOf = shownAs<Shown>;

/** The only slot with a card, when there is just one (L23); else null. */
export function lastSlot(shown: Shown): number | null {
  const full = shown.market.flatMap((place, slot) => (place ? [slot] : []));
  return shown.stage === 'take' && full.length === 1 ? required(full[0]) : null;
}
