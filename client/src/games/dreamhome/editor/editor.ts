/** The editor of Dream Home's editions: rooms with their cards, décor, roofs, helpers and tools. */

import type { Entry, Path } from '../../../kit/editor/data';
import type { GameEditor, Problem, Saying } from '../../../kit/editor/editor';
import type { Plain } from '../../../kit/types';
import { BoardTexts } from '../../../kit/words/board_texts.svelte';
import Defs from '../art/Defs.svelte';
import '../art/palette.css';
import Form from './Form.svelte';
import Picture from './Picture.svelte';

const texts = new BoardTexts(import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' }));

function name({ part, value }: Entry, { words, say }: Saying): string {
  if (part === 'room') return words.value('room', String(value['type']));
  if (part === 'decor') return words.value('decor', String(value['id']));
  return partName(part, { words, say });
}

const partName = (part: string, { say }: Saying): string => say.attempt(`part-${part}`) ?? part;

/** Names of places: “points, room of 2 cards”, “children, card 3”. */
function field([first = '', second]: Path, _entry: Entry, { say }: Saying): string {
  const whole = first === 'beside' && second === 'points' ? 'beside-points' : String(first);
  const said = say.attempt(`field-${whole}`) ?? whole;
  if (typeof second !== 'number') return said;
  const nth = say.attempt(`nth-${first}`, { count: second + 1 });
  return nth ? `${said}, ${nth}` : said;
}

/** Rooms, colours and categories by their names. */
function value(path: Path, said: Plain, { words, say }: Saying): string | null {
  if (typeof said !== 'string') return null;
  const [first] = path;
  if (first === 'category') return say.text(`category-${said}`);
  if (first === 'colours') return words.value('colour', said);
  return say.attempt(`where-${said}`) ?? words.attempt(`room-${said}`);
}

/** Mistakes that only Dream Home knows, by what its check expects. */
const PROBLEMS: Readonly<Record<string, string>> = {
  'four different colours': 'wrong-colours',
  'a room that may lie on the same floor': 'wrong-floor',
  'no such figure for a room of more than one card': 'wrong-beside',
  'the garage alone for the car': 'wrong-car',
};

function problem({ expected }: Problem, _path: Path, { say }: Saying): string | null {
  const id = PROBLEMS[expected];
  return id ? say.text(id) : null;
}

export const editor: GameEditor = {
  palette: 'dh',
  parts: ['room', 'decor', 'roofs', 'helpers', 'tools'],
  Defs,
  Picture,
  Form,
  texts,
  name,
  part: partName,
  field,
  value,
  problem,
};
