/** How what a bot thinks is put into words. */

import { namesIn, seatName } from '../../kit/words/names';
import { t } from '../../kit/words/ui_texts.svelte';
import type { Message, Place, Seat } from '../../kit/types';
import type { Words } from '../../kit/words/words';

/** An action in words, as a choice. */
export function sayAction(message: Message, words: Words, places: Pick<Place, 'name'>[], seat: Seat): string {
  const names = namesIn(message, places, seatName(places, seat));
  return words.attempt(message.text, { ...message.arguments, ...names }) ?? words.say(message, 'log', names);
}

/** What a bot expects, in one sentence. */
export function sayExpected(points: number, rival: number | null): string {
  const ownPoints = Math.round(points);
  if (rival === null) return t('hint-expects', { standing: 'alone', points: ownPoints, lead: 0 });
  const lead = ownPoints - Math.round(rival);
  return t('hint-expects', {
    standing: lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'level',
    points: ownPoints,
    lead: Math.abs(lead),
  });
}
