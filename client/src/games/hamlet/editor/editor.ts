/** The editor of Hamlet's editions: tiles with their outlines, sales, the church, and all that costs or counts. */

import type { Entry, Path } from '../../../kit/editor/data';
import type { GameEditor, Saying } from '../../../kit/editor/editor';
import type { Plain } from '../../../kit/types';
import { BoardTexts } from '../../../kit/words/board_texts.svelte';
import Defs from '../art/Defs.svelte';
import '../art/palette.css';
import Form from './Form.svelte';
import Picture from './Picture.svelte';

const texts = new BoardTexts(import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' }));
const SIDED = ['church_side', 'market', 'sales_removed']; // each for some numbers of players

function name({ part, value, path }: Entry, saying: Saying): string {
  if (part === 'tile') return saying.words.text(`tile-${value['id']}`);
  if (part === 'sale') return saying.say.text('sale', { number: String(value['id']) });
  if (!SIDED.includes(part)) return partName(part, saying);
  const players = Array.isArray(value['players']) ? value['players'].map(Number) : [Number(path[1])];
  return saying.say.text('for-players', {
    part: partName(part, saying),
    players: saying.words.list(players.map(String)),
    most: Math.max(...players),
  });
}

const partName = (part: string, { say }: Saying): string => say.attempt(`part-${part}`) ?? part;

/** Names of places: “cost, wheat”, “delivery 2, points”, “Villagers, 3rd”. */
function field(path: Path, entry: Entry, saying: Saying): string {
  return path
    .map((key, depth) => keyName(key, path[depth - 1], entry.part, saying))
    .filter(Boolean)
    .join(', ');
}

function keyName(key: Path[number], before: Path[number] | undefined, part: string, { words, say }: Saying): string {
  if (typeof key === 'number') return say.text('nth', { list: String(before), number: key + 1 });
  return (
    say.attempt(`field-${part}-${key}`) ??
    words.attempt(`good-${key}`) ??
    words.attempt(`tile-${key}`) ??
    say.attempt(`field-${key}`) ??
    words.attempt(`milestone-${key}`) ??
    words.attempt(`award-${key}`) ??
    key
  );
}

function value([first]: Path, said: Plain, { words, say }: Saying): string | null {
  if (typeof said !== 'string') return null;
  return first === 'border'
    ? say.text('segments', { count: said.split(' ').length })
    : (say.attempt(`value-${said}`) ?? words.attempt(`good-${said}`));
}

export const editor: GameEditor = {
  palette: 'hamlet',
  parts: ['tile', 'sale', 'church_side', 'church', 'market', 'sales_removed', 'awards', 'milestones', 'scoring'],
  Defs,
  Picture,
  Form,
  texts,
  name,
  part: partName,
  field,
  value,
};
