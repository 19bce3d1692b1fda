/** How the targets and actions of Hokkaido are put into words. */

import type { Flight, Speech, SpeechContext } from '../../kit/words/speech';
import type { Action, Line, Message, Value } from '../../kit/types';
import { hiddenSquares } from './board/city/placing.svelte';
import { cardName } from './board/scene';
import { readEdition } from './edition';
import { boardWordsIn } from './texts';

/** What a whole placement does, in few words: the map shows where. */
function described(action: Action, { words }: SpeechContext): Message | null {
  const { do: kind, ...fields } = action;
  if (kind !== 'place') return null;
  const squares = hiddenSquares(Number((fields as Record<string, Value>)['under'] ?? 0));
  return {
    text: 'place-here',
    arguments: { hidden: squares.length, squares: words.list(squares.map(String), 'narrow') },
  };
}

function named(field: string, value: Value, context: SpeechContext): string | null {
  const boardWords = boardWordsIn(context.words.language);
  if (field === 'under') {
    const squares = context.words.list(hiddenSquares(Number(value)).map(String), 'narrow');
    return squares ? boardWords.text('layer-under', { squares }) : boardWords.text('layer-over');
  }
  if (field !== 'card') return null;
  const edition = readEdition(context.edition);
  return edition ? cardName(Number(value), { edition, words: context.words, boardWords }) : null;
}

/** A card goes to whoever takes it. */
function flights({ message: { arguments: given }, seen, seat }: Line): Flight[] {
  return seen.do === 'take' ? [{ from: `card:${given['card']}`, to: `seat:${seat}` }] : [];
}

const sounds = { place: 'place', terraform: 'place', gift: 'place', lay: 'place', take: 'take', keep: 'take' } as const;

export const speech: Speech = { name: named, describe: described, flights, sounds };
