/** How what a bot thinks is put into words. */

import { clauses } from '../../kit/words/joined';
import { namesIn, seatName } from '../../kit/words/names';
import { t } from '../../kit/words/ui_texts.svelte';
import type { Explanation, Message, Place, Seat, Suggestion } from '../../kit/types';
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

/**
 * What a suggestion is expected to lead to: the favourite in figures, the others compared with it; empty without figures.
 * Where another one brings more at once, the favourite's says that it is preferred for what comes later.
 */
export function sayFigures({ points, rival, less, reason }: Suggestion, all: readonly Suggestion[]): string {
  const isFavourite = all[0]?.reason === reason;
  const told =
    points === null || less === null ? '' : isFavourite ? sayExpected(points, rival) : t('hint-less', { points: less });
  const isLater = isFavourite && all.some((other) => gainOf(other.reason) > gainOf(reason));
  return [isLater && t('hint-in-the-end'), told].filter(Boolean).join(' ');
}

/** What a reason says that its own seat gains. */
function gainOf({ facts }: Explanation): number {
  return facts.reduce((sum, { arguments: { points, sign, seat } }) => {
    if (typeof points !== 'number' || sign === undefined || seat !== undefined) return sum;
    return sum + (sign === 'minus' ? -points : points);
  }, 0);
}

/** Why an action is good or bad, as one sentence without a full stop; empty if there is nothing to tell. */
export function sayReason(reason: Explanation | undefined, words: Words, places: Pick<Place, 'name'>[]): string {
  const facts = clauses((reason?.facts ?? []).map((fact) => sayFact(fact, words, places)));
  return facts && reason?.later ? t('reason-later', { facts }) : facts;
}

/** A fact in the game's words; lines of the sheet and rivals are told in the shell's. */
function sayFact(fact: Message, words: Words, places: Pick<Place, 'name'>[]): string {
  const { line, seat } = fact.arguments;
  if (fact.text === 'reason-line') return t(fact.text, { ...fact.arguments, name: words.text(`line-${line}`) });
  const name = typeof seat === 'number' ? seatName(places, seat) : '';
  if (fact.text === 'reason-rival') return t(fact.text, { ...fact.arguments, name });
  return words.text(fact.text, { ...fact.arguments, seat_name: name });
}
