/** How the targets and actions of Laar are put into words: a card by its goods, an action by what it makes of a card. */

import { clauses } from '../../kit/words/joined';
import type { SpeechContext, Speech } from '../../kit/words/speech';
import type { Action, Message, Value } from '../../kit/types';
import type { Words } from '../../kit/words/words';
import { good, readEdition, type Card } from './cards';
import { KINDS, kindOf, type Expert, type Kind } from './goods';
import { lastSlot, shownOf } from './shown';
import { boardWordsIn } from './texts';

/** All five goods of a card, in words. */
export function goodsOf(card: Card, words: Words): string {
  return clauses(KINDS.map((kind) => words.text('good', good(card, kind))));
}

/** A card as a good of this kind, in words. */
export function goodName(card: Card, kind: Kind, words: Words): string {
  return words.text('good', good(card, kind));
}

function slotName(slot: number, context: SpeechContext): string | null {
  const boardWords = boardWordsIn(context.words.language);
  const place = shownOf(context.snapshot)?.market[slot];
  if (!place) return boardWords.text('empty-slot');
  const card = readEdition(context.edition)?.cards.get(place.card);
  if (!card) return null;
  if (!place.expert) return boardWords.text('card-open', { card: card.id, goods: goodsOf(card, context.words) });
  const expert = context.words.text(`expert-${place.expert}`);
  return boardWords.text('card-played', {
    card: card.id,
    expert,
    good: goodName(card, kindOf(place.expert), context.words),
  });
}

/** The message that says what an action does, as the server gives it. */
function described(action: Action, context: SpeechContext): Message | null {
  const shown = shownOf(context.snapshot);
  if (!shown || !['assign', 'take', 'change', 'move'].includes(action.do)) return null;
  const slot = action['slot'] ?? lastSlot(shown);
  const place = typeof slot === 'number' ? shown.market[slot] : null;
  const id = action['card'] ?? place?.card;
  const card = typeof id === 'number' ? readEdition(context.edition)?.cards.get(id) : null;
  const expert = (action['expert'] ?? place?.expert) as Expert | undefined;
  const kind = (action['stack'] as Kind | undefined) ?? (expert && kindOf(expert));
  if (!card || !kind) return null;
  const played: Record<string, Value> = action.do === 'move' || !expert ? {} : { expert };
  return { text: `do-${action.do}`, arguments: { ...played, card: card.id, ...good(card, kind) } };
}

/** Cards travel on the board by themselves. */
const sounds = { assign: 'place', move: 'place', take: 'take', change: 'take' } as const;

export const speech: Speech = {
  sounds,
  name(field, value, context) {
    if (field === 'slot' && typeof value === 'number') return slotName(value, context);
    if (field !== 'card') return null;
    const card = readEdition(context.edition)?.cards.get(Number(value));
    return card
      ? boardWordsIn(context.words.language).text('card-open', { card: card.id, goods: goodsOf(card, context.words) })
      : null;
  },
  describe: described,
};
