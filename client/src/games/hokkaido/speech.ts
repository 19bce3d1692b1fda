/** How the targets and actions of Hokkaido are put into words. */

import type { SpeechContext, Speech } from '../../kit/words/speech';
import type { Action, Message, Value } from '../../kit/types';
import { hiddenSquares } from './board/city/placing.svelte';
import { cardName } from './board/scene';
import { readEdition } from './edition';
import { boardWordsIn } from './texts';

/** What a whole placement does, in few words: the map shows where. */
function described(action: Action): Message | null {
  const { do: kind, ...fields } = action;
  if (kind !== 'place') return null;
  const squares = hiddenSquares(Number((fields as Record<string, Value>)['under'] ?? 0));
  return { text: 'place-here', arguments: { hidden: squares.length, squares: squares.join(', ') } };
}

function named(field: string, value: Value, context: SpeechContext): string | null {
  const boardWords = boardWordsIn(context.words.language);
  if (field === 'under') {
    const squares = hiddenSquares(Number(value)).join(', ');
    return squares ? boardWords.text('layer-under', { squares }) : boardWords.text('layer-over');
  }
  if (field !== 'card') return null;
  const edition = readEdition(context.edition);
  return edition ? cardName(Number(value), { edition, words: context.words, boardWords }) : null;
}

export const speech: Speech = { name: named, describe: described };
