/** A choice in words, with what lies around the cells that it concerns. */

import type { Told } from '../../../kit/reading/reading';
import type { Action } from '../../../kit/types';
import { cellNamed } from '../names';
import { cardName, resourceName } from '../say';
import { around } from './home';
import type { Read } from './scene';

const OF_COLUMNS = ['take', 'discard', 'dig'];

export const columnId = (column: unknown): string => `column:${String(column)}`;

/** A choice in words; null for those that concern no cell and no column. */
export function tellAction(action: Action, read: Read): Told | null {
  const { picker, shown, snapshot } = read;
  if (OF_COLUMNS.includes(action.do)) return tellColumn(action, read);
  const columns = [action['column'], action['second']].filter((one) => one !== undefined).map(columnId);
  const cells = [action['cell'], action['other'] ?? shown.hand?.cell].flatMap(
    (one) => cellNamed(String(one ?? '')) ?? [],
  );
  if (!cells.length && !columns.length) return null;
  const home = shown.seats[snapshot.seat ?? 0];
  const [cell] = cells;
  const text = [picker.describe(action), home && cell ? around(home, cell, read) : ''].filter(Boolean).join('; ');
  return { text, at: [...cells.map(({ name }) => name), ...columns] };
}

/** What a column brings, without its number. */
function tellColumn(action: Action, read: Read): Told | null {
  const { shown, words, ownWords } = read;
  const column = shown.market[Number(action['column']) - 1];
  if (!column?.room) return null;
  const resource = column.resource ? resourceName(column.resource, words, ownWords) : words.text('resource-token');
  const text = ownWords.text(`told-${action.do}`, { room: cardName(column.room, words), resource });
  return { text, at: [columnId(action['column'])] };
}
