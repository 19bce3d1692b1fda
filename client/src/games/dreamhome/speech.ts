/** How the targets and actions of Dream Home are put into words: cards by what they show, cells by what lies there. */

import type { Flight, Speech, SpeechContext } from '../../kit/words/speech';
import type { Action, Line, Message, Value } from '../../kit/types';
import { cellNamed } from './names';
import { cardName, resourceName } from './say';
import { roomAt as laidAt, shownOf, type ResourceCard, type Shown } from './shown';
import { boardWordsIn } from './texts';

function columnName(column: number, context: SpeechContext): string | null {
  const place = shownOf(context.snapshot)?.market[column - 1];
  if (!place) return null;
  const boardWords = boardWordsIn(context.words.language);
  if (!place.room) return boardWords.text('column-empty', { column });
  const room = cardName(place.room, context.words);
  const resource = place.resource
    ? resourceName(place.resource, context.words, boardWords)
    : context.words.text('resource-token');
  return boardWords.text('column-full', { column, room, resource });
}

function cellName(name: string, context: SpeechContext): string | null {
  const shown = shownOf(context.snapshot);
  const seat = context.snapshot.seat ?? shown?.to_act ?? null;
  const area = seat === null ? null : shown?.seats[seat];
  const cell = cellNamed(name);
  if (!area || !cell) return null;
  const boardWords = boardWordsIn(context.words.language);
  const laid = laidAt(area, cell);
  const what = laid ? cardName(laid, context.words) : boardWords.text('free-cell');
  return `${context.words.value('cell', name)}: ${what}`;
}

function resourceArguments(card: ResourceCard): Record<string, Value> {
  if (card.resource === 'roof') {
    return { resource: 'roof', colour: card.colour ?? '', window: card.window ? 'yes' : 'no' };
  }
  return { resource: card.resource, [card.resource]: card.tool ?? card.helper ?? card.decor ?? '' };
}

/** The rooms that an action moves, and the resource it is about, as the server names them. */
function things(action: Action, shown: Shown): Record<string, Value | undefined> {
  const area = shown.seats[shown.to_act ?? 0];
  const on = (name: Value | undefined) => {
    const cell = cellNamed(String(name));
    return (area && cell && laidAt(area, cell)) || null;
  };
  const column = (value: Value | undefined) => shown.market[Number(value) - 1];
  const { do: kind, cell } = action;
  const lying = on(cell);
  const resource = column(action['column'])?.resource;
  if (kind === 'take' || kind === 'discard') {
    const room = column(action['column'])?.room?.room;
    return { room, ...(resource ? resourceArguments(resource) : { resource: 'token' }) };
  }
  if (kind === 'dig') return { room: column(action['column'])?.room?.room };
  if (kind === 'mix')
    return { room: column(action['column'])?.room?.room, other_room: column(action['second'])?.room?.room };
  if (kind === 'place') return { room: shown.hand?.room?.room };
  if (kind === 'drill') return { room: lying?.room, other_room: column(action['column'])?.room?.room };
  if (kind === 'courier') return { room: lying?.room };
  if (kind === 'swap') return { room: lying?.room, other_room: on(action['other'])?.room };
  if (kind === 'decorate') return { room: lying?.room, decor: shown.hand?.resource?.decor };
  if (kind === 'keep') return { room: lying?.room, decor: lying?.decor ?? undefined };
  if (kind === 'decline') return { helper: shown.stage };
  if (kind === 'fetch') {
    const card = shown.discard.rooms.find(({ id }) => id === action['room']);
    return { room: on(shown.hand?.cell)?.room, other_room: card?.room, children: card?.children ?? 0 };
  }
  const roof = kind === 'roof' && shown.discard.resources.find(({ id }) => id === action['resource']);
  return roof ? resourceArguments(roof) : {};
}

function described(action: Action, context: SpeechContext): Message | null {
  const shown = shownOf(context.snapshot);
  if (!shown) return null;
  const given: Record<string, Value> = {};
  for (const [key, value] of Object.entries(action)) if (!['do', 'room', 'resource'].includes(key)) given[key] = value;
  for (const [key, value] of Object.entries(things(action, shown))) if (value !== undefined) given[key] = value;
  return { text: `do-${action.do}`, arguments: given };
}

/** A column goes to whoever takes it. */
function flights({ message: { arguments: given }, seen, seat }: Line): Flight[] {
  const isTaken = seen.do === 'take' || seen.do === 'dig';
  return isTaken ? [{ from: `column:${given['column']}`, to: `seat:${seat}` }] : [];
}

const sounds = {
  place: 'place',
  scaffold: 'place',
  decorate: 'place',
  park: 'place',
  take: 'take',
  dig: 'take',
} as const;

export const speech: Speech = {
  flights,
  sounds,
  name(field, value, context) {
    const shown = shownOf(context.snapshot);
    const boardWords = boardWordsIn(context.words.language);
    if (field === 'column' || field === 'second') return columnName(Number(value), context);
    if (field === 'cell' || field === 'other') return cellName(String(value), context);
    if (field === 'do') return boardWords.attempt(`act-${value}`);
    if (field === 'room') {
      const card = shown?.discard.rooms.find(({ id }) => id === value);
      return card ? cardName(card, context.words) : null;
    }
    if (field !== 'resource') return null;
    const card = shown?.discard.resources.find(({ id }) => id === value);
    return card ? resourceName(card, context.words, boardWords) : null;
  },
  describe: described,
};
