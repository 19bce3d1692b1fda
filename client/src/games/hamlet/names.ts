/** The names of Hamlet's components, as the rules write them. */

import type { Good, Raw, Refined, Tile } from './generated';

export type { Good, Raw, Refined, Tile, Way } from './generated';

export const RAW = ['wood', 'stone', 'wheat'] as const satisfies readonly Raw[];
export const REFINED = ['timber', 'brick', 'flour', 'milk'] as const satisfies readonly Refined[];
export const GOODS = [...RAW, ...REFINED] as const satisfies readonly Good[];
export const CHURCH: Tile = 'church';
export const MARKET: Tile = 'market';
export const TOWN_HALL: Tile = 'town_hall';

export type Terrain = 'R' | 'F' | 'M'; // a segment of a border: road, forest, mountain
export const LINES = ['track', 'awards', 'landmarks', 'roads', 'longest_road', 'coins'] as const;
export const HAND_LIMIT = 3;
export const ROADS = 5;
export const DONKEYS = 6;
export const SEATS = 4;
export const SALES = 12;

export const isRaw = (good: Good): good is Raw => (RAW as readonly string[]).includes(good);
