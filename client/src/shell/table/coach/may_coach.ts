/** Where there is a coach: apart from what it says, which is fetched when it is turned on. */

import type { Snapshot } from '../../../kit/types';

/** Whether the coach may speak at a table: hints are allowed, and nobody but bots plays against those at this browser. */
export function mayCoach({ hints, status, places }: Snapshot): boolean {
  const mine = places.filter((place) => place.mine);
  return hints && status === 'playing' && mine.length > 0 && places.every((place) => place.mine || place.who === 'bot');
}
