/** Dream Home in words: homes cell by cell, the market, what is in hand, discards; and what a choice concerns. */

import type { Area, Place, Reading, ReadingContext } from '../../../kit/reading/reading';
import { BoardTexts } from '../../../kit/words/board_texts.svelte';
import { cardName, resourceName } from '../say';
import { isFinal } from '../shown';
import { columnId, tellAction } from './choices';
import { homeArea } from './home';
import { sceneIn, type Read } from './scene';

const common = import.meta.glob<string>('../common/text/*.ftl', { query: '?raw', import: 'default' });
const ofBoard = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });
const own = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });

/** The market column by column, and how many cards are left. */
function marketArea(read: Read): Area[] {
  const { shown, words, ownWords } = read;
  if (isFinal(shown.stage)) return [];
  const row = shown.market.map(({ column, room, resource }): Place => {
    const told = room
      ? ownWords.text('column-full', {
          column,
          room: cardName(room, words),
          resource: resource ? resourceName(resource, words, ownWords) : words.text('resource-token'),
        })
      : ownWords.text('column-empty', { column });
    return { id: columnId(column), text: told };
  });
  const summary = [
    words.text('round', { round: shown.round }),
    ownWords.text('deck-rooms', { count: shown.deck.rooms }),
    ownWords.text('deck-resources', { count: shown.deck.resources }),
    shown.car ? ownWords.text('car-free') : '',
  ];
  return [{ id: 'market', name: ownWords.text('market'), summary: summary.filter(Boolean).join('; '), rows: [row] }];
}

/** What whoever acts has taken and not placed yet. */
function handArea({ shown, snapshot, words, ownWords }: Read): Area[] {
  const { hand } = shown;
  const cards: Place[] = [];
  if (hand?.room) cards.push({ id: 'hand:room', text: cardName(hand.room, words) });
  if (hand?.resource) cards.push({ id: 'hand:resource', text: resourceName(hand.resource, words, ownWords) });
  if (!cards.length || shown.to_act !== snapshot.seat) return [];
  const summary = cards.map(({ text }) => text).join('; ');
  return [{ id: 'hand', name: ownWords.text('hand'), summary, rows: [cards] }];
}

/** What was discarded: helpers may bring it back. */
function discardArea(read: Read): Area[] {
  const { shown, words, ownWords } = read;
  const rooms = shown.discard.rooms.map((card): Place => ({ id: `room:${card.id}`, text: cardName(card, words) }));
  const resources = shown.discard.resources.map((card): Place => ({
    id: `resource:${card.id}`,
    text: resourceName(card, words, ownWords),
  }));
  if (!rooms.length && !resources.length) return [];
  const rows = [rooms, resources].filter((row) => row.length);
  const summary = ownWords.text('discard-count', { rooms: rooms.length, resources: resources.length });
  return [{ id: 'discard', name: ownWords.text('discard'), summary, rows }];
}

function areas(context: ReadingContext): Area[] {
  const read = sceneIn(context);
  if (!read) return [];
  const { shown, snapshot } = read;
  const others = shown.seats.map((_, seat) => seat).filter((seat) => seat !== snapshot.seat);
  return [
    ...(snapshot.seat === null ? [] : [homeArea(read, snapshot.seat)]),
    ...handArea(read),
    ...marketArea(read),
    ...discardArea(read),
    ...others.map((seat) => homeArea(read, seat)),
  ];
}

export const reading: Reading = {
  texts: new BoardTexts(common, ofBoard, own),
  areas,
  tell: (action, context) => {
    const read = sceneIn(context);
    return read && tellAction(action, read);
  },
};
