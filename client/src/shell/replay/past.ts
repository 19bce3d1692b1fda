/** A match that is over: how it is fetched, and where its pages lead to. */

import type { Snapshot } from '../../kit/types';
import { api } from '../server/api';

/** The addresses of other moments of the match, of its review and its table. */
export interface MatchLinks {
  frame: (index: number) => string;
  review: string | null; // null: there is none to be seen
  table: string | null; // null: whoever looks has nothing to do there
}

/** Fetch a match at a table together with what the server tells of it. */
export async function past<Told>(
  id: string,
  ask: (id: string) => Promise<Told>,
): Promise<{ snapshot: Snapshot; told: Told }> {
  const [snapshot, told] = await Promise.all([api.table(id), ask(id)]);
  return { snapshot, told };
}

/** The links of a match at a table that the viewer may see. */
export function linksAt(table: string): MatchLinks {
  return { frame: (index) => `/replay/${table}#${index}`, review: `/review/${table}`, table: `/table/${table}` };
}
