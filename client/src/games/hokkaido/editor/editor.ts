/** The editor of Hokkaido's editions: map cards and provinces painted square by square, and what counts how much. */

import type { Entry, Path } from '../../../kit/editor/data';
import type { GameEditor, Saying } from '../../../kit/editor/editor';
import type { Plain } from '../../../kit/types';
import { BoardTexts } from '../../../kit/words/board_texts.svelte';
import Defs from '../art/Defs.svelte';
import '../art/palette.css';
import Form from './Form.svelte';
import Picture from './Picture.svelte';

const texts = new BoardTexts(import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' }));

function name({ part, value }: Entry, saying: Saying): string {
  if (part === 'card') return saying.say.text('card', { number: String(value['number']) });
  if (part === 'start') return saying.say.text('province', { number: String(value['id']) });
  return partName(part, saying);
}

const partName = (part: string, { say }: Saying): string => say.attempt(`part-${part}`) ?? part;

/** Names of places: “square 3”, “side B, square 5”, “points of a lake”. */
function field([first = '', second]: Path, { part }: Entry, { say }: Saying): string {
  if (part === 'points') return say.text(`points-${first}`);
  if (first === 'a' || first === 'b') {
    const side = say.text('side', { side: first });
    return typeof second === 'number' ? `${side}, ${say.text('square', { number: second + 1 })}` : side;
  }
  if (first === 'squares') return typeof second === 'number' ? say.text('square', { number: second + 1 }) : '';
  if (first === 'exception') return say.text(second === undefined ? 'exception' : `exception-${second}`);
  return say.attempt(`field-${first}`) ?? String(first);
}

function value([first, second]: Path, said: Plain, { words, say }: Saying): string | null {
  if (first === 'exception' && second === 'square') return say.text('square', { number: Number(said) + 1 });
  if (typeof said !== 'string') return null;
  return first === 'exception' ? say.text('side', { side: said }) : words.attempt(`square-${said}`);
}

export const editor: GameEditor = {
  palette: 'hokkaido',
  parts: ['card', 'start', 'points', 'goals', 'cubes'],
  Defs,
  Picture,
  Form,
  texts,
  name,
  part: partName,
  field,
  value,
};
