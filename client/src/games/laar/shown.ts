/** What a viewer is shown of a match of Laar, as the server's view writes it. */

import { required } from '../../kit/required';
import { shownAs } from '../../kit/board/shown';
import type { Shown } from './generated';

export type { Area, MarketSlot, Shown, Stage } from './generated';

export const shownOf = shownAs<Shown>;

/** The only slot in question: with a card when there is just one (L23), or still without an expert (L21); else null. */
export function lastSlot(shown: Shown): number | null {
  const open = shown.market.flatMap((place, slot) =>
    place && (shown.stage === 'take' || !place.expert) ? [slot] : [],
  );
  return (shown.stage === 'take' || shown.stage === 'assign') && open.length === 1 ? required(open[0]) : null;
}
