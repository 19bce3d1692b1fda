/** Guilds of Laar in words: goods stack by stack, the market card by card, the table; and what a choice concerns. */

import type { Area, Place, Reading, ReadingContext, Told } from '../../../kit/reading/reading';
import type { Action } from '../../../kit/types';
import { BoardTexts } from '../../../kit/words/board_texts.svelte';
import { memoLines } from '../board/memo';
import { EXPERTS, kindOf, type Expert } from '../goods';
import { lastSlot } from '../shown';
import { speech } from '../speech';
import { goodsArea } from './goods';
import { sceneIn, type Read } from './scene';

const ofBoard = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });
const own = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });

const slotId = (slot: unknown): string => `slot:${String(slot)}`;

/** The cards on the market: all five goods of each, or the one that an expert has made of it. */
function marketArea(read: Read, context: ReadingContext): Area[] {
  const { shown, words } = read;
  const row = shown.market.map((_, slot): Place => {
    return { id: slotId(slot), text: speech.name?.('slot', slot, context) ?? '' };
  });
  if (!row.length) return [];
  const summary = [words.text('round', { round: shown.round }), words.text('deck', { count: shown.deck })].join('; ');
  return [{ id: 'market', name: words.text('market'), summary, rows: [row] }];
}

/** What beasts are worth, and the experts that are gone. */
function tableArea({ shown, words, ownWords, edition }: Read): Area[] {
  const lines = shown.memo ? memoLines(edition.memos[shown.memo], words, ownWords) : [];
  const { discard } = shown;
  const gone = discard
    ? EXPERTS.filter((expert) => discard[expert]).map(
        (expert) => `${words.text(`expert-${expert}`)}: ${discard[expert]}`,
      )
    : [];
  const rows = [
    lines.map((text, index): Place => ({ id: `memo:${index}`, text })),
    gone.map((text, index): Place => ({ id: `discard:${index}`, text: ownWords.text('discarded', { expert: text }) })),
  ].filter((row) => row.length);
  if (!rows.length) return [];
  const summary = lines.join('; ');
  return [{ id: 'table', name: words.text('memo'), summary, rows }];
}

/** A choice in words, with the card on the market and the stack that it concerns. */
function tell(action: Action, { shown, picker }: Read): Told | null {
  if (!['assign', 'take', 'change', 'move'].includes(action.do)) return null;
  const slot = action['slot'] ?? lastSlot(shown);
  const place = typeof slot === 'number' ? shown.market[slot] : null;
  const expert = (action['expert'] ?? place?.expert) as Expert | undefined;
  const stack = action['stack'] ?? (expert && kindOf(expert));
  const at = [
    slot === null ? '' : slotId(slot),
    stack ? `stack:${stack}` : '',
    action['card'] === undefined ? '' : `card:${action['card']}`,
  ];
  return { text: picker.describe(action), at: at.filter(Boolean) };
}

function areas(context: ReadingContext): Area[] {
  const read = sceneIn(context);
  if (!read) return [];
  const { shown, snapshot } = read;
  const others = shown.seats.map((_, seat) => seat).filter((seat) => seat !== snapshot.seat);
  return [
    ...(snapshot.seat === null ? [] : [goodsArea(read, snapshot.seat)]),
    ...marketArea(read, context),
    ...tableArea(read),
    ...others.map((seat) => goodsArea(read, seat)),
  ];
}

export const reading: Reading = {
  texts: new BoardTexts(ofBoard, own),
  areas,
  tell: (action, context) => {
    const read = sceneIn(context);
    return read && tell(action, read);
  },
};
