/** What the coach says: before a decision what counts, afterwards what it brought. Empty: nothing worth saying. */

import { t } from '../../../kit/words/ui_texts.svelte';
import type { Coached, Coaching } from '../../../generated/api';
import type { Place } from '../../../kit/types';
import type { Words } from '../../../kit/words/words';
import { sayAction, sayReason } from '../../review/review';
import type { CoachMemory } from './memory';

const MUCH = 5; // points at stake that are always worth a word

/** What counts in a decision. */
export function sayBefore(
  coaching: Coaching,
  words: Words,
  places: Pick<Place, 'name'>[],
  memory: CoachMemory,
): string {
  const { facts, later, spread } = coaching;
  if (!memory.isNews(facts) && spread < MUCH) return '';
  memory.remember(facts);
  const reason = sayReason({ facts, later }, words, places);
  return [reason && t('coach-before', { facts: reason }), spread && t('coach-spread', { points: spread })]
    .filter(Boolean)
    .join(' ');
}

/** What a decision brought, and what would have been better if it was a costly one. */
export function sayAfter(coached: Coached, words: Words, places: Pick<Place, 'name'>[], memory: CoachMemory): string {
  const { played, best, costly, seat } = coached;
  const facts = played.reason?.facts ?? [];
  if (!costly && !memory.isNews(facts)) return '';
  memory.remember(facts);
  const brought = sayReason(played.reason, words, places);
  const told = brought && t('coach-after', { facts: brought });
  if (!costly) return told;
  const action = sayAction(best.message, words, places, seat);
  const why = sayReason(best.reason, words, places);
  return [told, t('coach-better', { action, facts: why, given: why ? 'yes' : 'no' })].filter(Boolean).join(' ');
}
