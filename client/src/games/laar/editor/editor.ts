/** The editor of Laar's editions: cards zone by zone, memos, and the points of spices. */

import type { Entry, Path } from '../../../kit/editor/data';
import type { GameEditor, Problem, Saying } from '../../../kit/editor/editor';
import type { Plain } from '../../../kit/types';
import { BoardTexts } from '../../../kit/words/board_texts.svelte';
import Defs from '../art/Defs.svelte';
import '../art/palette.css';
import { spellName } from '../goods';
import Form from './Form.svelte';
import Picture from './Picture.svelte';

const texts = new BoardTexts(import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' }));

function name({ part, path, value }: Entry, { say }: Saying): string {
  if (part === 'card') return say.text('card', { number: String(value['id']) });
  return part === 'memo' ? say.text('memo', { name: String(path[1]) }) : say.text('spices');
}

/** Names of places: of a card its zones, of a memo its scorings, of spices how many there are. */
function field([first = '', second]: Path, { part }: Entry, { words, say }: Saying): string {
  if (part === 'spices') return typeof second === 'number' ? say.text('spices-of', { count: second }) : '';
  if (part === 'memo') return memoField(String(first), second, say);
  if (first === 'weapon' && second !== 'kind') return second ? say.text(`weapon-${second}`) : words.field('weapon');
  return words.field(String(first));
}

function memoField(scoring: string, index: Path[number] | undefined, say: Saying['say']): string {
  const whole = say.attempt(`scoring-${scoring}`) ?? '';
  if (typeof index !== 'number') return whole;
  const nth = scoring === 'cycle' ? 'nth' : scoring === 'steps_ahead' ? 'steps' : 'set-of';
  return `${whole}, ${say.text(nth, { count: scoring === 'steps_ahead' ? index : index + 1 })}`;
}

function value([first]: Path, said: Plain, { words }: Saying): string | null {
  if (typeof said !== 'string') return null;
  if (first === 'spell') return words.value('spell', spellName(said) ?? said);
  return first === 'cycle' ? words.value('beast', said) : null;
}

/** A memo without any scoring is the one mistake that only Laar knows. */
const problem = ({ expected }: Problem, _path: Path, { say }: Saying): string | null =>
  expected.startsWith('at least one of ') ? say.text('scores-nothing') : null;

export const editor: GameEditor = {
  palette: 'laar',
  parts: ['card', 'memo', 'spices'],
  Defs,
  Picture,
  Form,
  texts,
  name,
  part: (part, { say }) => say.attempt(`part-${part}`) ?? part,
  field,
  value,
  problem,
};
