/** Hokkaido in words: cities square by square, cards, goals; and what a placement covers. */

import type { Area, Place, Reading, ReadingContext } from '../../../kit/reading/reading';
import { BoardTexts } from '../../../kit/words/board_texts.svelte';
import { seatName } from '../../../kit/words/names';
import { cardName } from '../board/scene';
import { goalsIn } from './goals';
import { cityArea } from './city';
import { sceneIn, type Read } from './scene';
import { tellAction, turnedPlacement } from './choices';

const common = import.meta.glob<string>('../common/text/*.ftl', { query: '?raw', import: 'default' });
const own = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });

/** Cards, one a row. */
function cardsArea(read: Read, id: string, cards: readonly { card: number | null; seat?: number }[]): Area[] {
  const { ownWords, snapshot } = read;
  if (!cards.length) return [];
  const rows = cards.map(({ card, seat }, index): Place[] => {
    const name = card === null ? ownWords.text('card-unseen') : cardName(card, read);
    const text =
      seat === undefined ? name : ownWords.text('card-of', { name: seatName(snapshot.places, seat), card: name });
    return [{ id: card === null ? `unseen:${index}` : `card:${card}`, text }];
  });
  return [{ id, name: ownWords.text(id), summary: ownWords.text('cards-count', { count: cards.length }), rows }];
}

function areas(context: ReadingContext): Area[] {
  const read = sceneIn(context);
  if (!read) return [];
  const { shown, snapshot } = read;
  const seats = shown.seats.map((_, seat) => seat);
  const first = snapshot.seat === null ? [] : [snapshot.seat];
  const others = seats.filter((seat) => seat !== snapshot.seat);
  const laid = shown.laid.map(({ card, seat }) => ({ card, seat }));
  return [
    ...first.map((seat) => cityArea(read, seat)),
    ...cardsArea(read, 'your-cards', shown.plays ?? []),
    ...cardsArea(read, 'your-hand', shown.hand ?? []),
    ...cardsArea(read, 'laid-cards', laid),
    ...cardsArea(read, 'pair-cards', shown.revealed),
    ...goalsIn(read),
    ...others.map((seat) => cityArea(read, seat)),
  ];
}

export const reading: Reading = {
  texts: new BoardTexts(common, own),
  areas,
  tell: (action, context) => {
    const read = sceneIn(context);
    return read && tellAction(action, read);
  },
  turned: (action, quarters, legal) => turnedPlacement(action, quarters, legal),
};
