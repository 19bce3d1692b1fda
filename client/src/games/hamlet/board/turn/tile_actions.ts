/** What may be done now, sorted by the tile where a villager would do it. */

import { flatten, toAction } from '../../../../kit/picker/tree';
import type { Action, Tree } from '../../../../kit/types';
import type { TileData } from '../../edition';
import { CHURCH, MARKET, TOWN_HALL, type Tile } from '../../names';

/** One thing that may be done at a tile: a whole action, or the kind that has a place still to be chosen. */
export interface TileAction {
  tile: Tile;
  action: Action;
}

/** Where kinds of actions take place that name no tile. */
export const TILE_OF: Readonly<Record<string, Tile>> = {
  sell: MARKET,
  deliver: CHURCH,
  beg: CHURCH,
  acquire: TOWN_HALL,
  hire_villager: TOWN_HALL,
  hire_donkey: TOWN_HALL,
};
// What a building is for comes first, then what is built from it.
const ORDER = [
  'gather',
  'stock',
  'refine',
  'sell',
  'deliver',
  'beg',
  'acquire',
  'hire_villager',
  'hire_donkey',
  'build',
  'road',
];
const NOT_AT_TILES = ['lead', 'end', 'done', 'place', 'bring', 'use', 'buy', 'settle'];

/** The deeds of villagers; donkeys that may be hired are one deed, wherever they go. */
export function tileActionsOf(legal: Tree | null): TileAction[] {
  const found = new Map<string, TileAction>();
  for (const option of legal ? flatten(legal) : []) {
    if (NOT_AT_TILES.includes(option.do)) continue;
    const whole = toAction(option);
    const action = option.do === 'hire_donkey' ? { do: option.do } : whole;
    const tile = TILE_OF[option.do] ?? String(whole['tile']);
    found.set(JSON.stringify(action), { tile, action });
  }
  return [...found.values()].sort((one, other) => ORDER.indexOf(one.action.do) - ORDER.indexOf(other.action.do));
}

/** What a tile is for and what cannot be done there now: pressed, it says what is lacking. */
export function lackingAt(data: TileData, actions: readonly Action[]): Action[] {
  const tile = data.id;
  const found: Action[] = [];
  if (data.yields?.any_of.length === 1) found.push({ do: 'gather', tile });
  if (data.refines) found.push({ do: 'refine', tile, count: 1 });
  if (tile === TOWN_HALL) found.push({ do: 'hire_villager' });
  return found.filter((one) => !actions.some(({ do: kind }) => kind === one.do));
}

/** Whether a donkey may be led away from a tile. */
export function mayLeadFrom(legal: Tree | null, tile: Tile): boolean {
  return (legal ? flatten(legal) : []).some((option) => option.do === 'lead' && toAction(option)['from'] === tile);
}

/** Ways to pay for the next good. */
export function paymentsOf(legal: Tree | null): Action[] {
  return (legal ? flatten(legal) : []).map(toAction).filter(({ do: kind }) => ['bring', 'use', 'buy'].includes(kind));
}
