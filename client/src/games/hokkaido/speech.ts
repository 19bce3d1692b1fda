/** How the targets and actions of Hokkaido are put into words. */

import type { At, Speech } from '../../kit/words/speech';
import type { Action, Message, Value } from '../../kit/types';
import { hiddenSquares } from './board/city/placing.svelte';
import { cardName } from './board/scene';
import { readEdition } from './edition';
import { ownWords } from './texts';

/** What a whole placement does, in few words: the map shows where. */
function described(action: Action): Message | null {
  const { do: kind, ...fields } = action;
  if (kind !== 'place') return null;
  const squares = hiddenSquares(Number((fields as Record<string, Value>)['under'] ?? 0));
  return { text: 'place-here', arguments: { hidden: squares.length, squares: squares.join(', ') } };
}

function named(field: string, value: Value, at: At): string | null {
  const own = ownWords(at.words.language);
  if (field === 'under') {
    const squares = hiddenSquares(Number(value)).join(', ');
    return squares ? own.text('layer-under', { squares }) : own.text('layer-over');
  }
  if (field !== 'card') return null;
  const edition = readEdition(at.edition);
  return edition ? cardName(Number(value), { edition, words: at.words, own }) : null;
}

export const speech: Speech = { name: named, describe: described };
