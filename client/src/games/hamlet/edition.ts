/** The edition as board and pad use it: what is printed on every tile, what things cost and what counts how much. */

import type { Plain } from '../../kit/types';
import { readBorder, type Border } from './lattice';
import type { Good, Raw, Refined, Tile } from './names';

export type Per =
  | 'longest_road' | 'matching' | 'way' | 'access' | 'delivery' | 'mountain'
  | 'forest' | 'printed_road' | 'donkey' | 'coin' | 'sale' | 'road';

export interface Scores {
  per: Per;
  points: number;
  most?: number;
}

export interface TileData {
  id: Tile;
  group: string;
  border: Border;
  cost: Partial<Record<Good | 'coins', number>>;
  points: number;
  yields?: { any_of: Raw[]; slots: number; coins?: number; points?: number };
  refines?: { from: Raw; to: Refined; slots: number };
  scores?: Scores;
}

export interface Sale {
  id: number;
  level: number;
  goods: Partial<Record<Good, number>>;
  points: number;
  coins: number;
}

export interface Delivery {
  any_of: (Good | 'coins')[];
  count: number;
  points: number;
}

export interface Edition {
  tiles: Map<Tile, TileData>;
  sales: Map<number, Sale>;
  parts: number; // of the church
  prices(seats: number): { raw: number; refined: number };
  deliveries(seats: number): Delivery[];
  hire: { villagers: number[]; donkey: number };
  roads: { bridge: Partial<Record<Good, number>>; path: Partial<Record<Good, number>> };
  scoring: { coins_a_point: number; road: number; longest_road: number; planner: number };
  awards: { landscaper: number; merchant: number; chaplain: number; sexton: number };
  solo: { needs: { landscaper: number; merchant: number; chaplain: number }; ranks: number[] };
}

type WrittenTile = Omit<TileData, 'border' | 'cost' | 'points'> & {
  border: string;
  cost?: TileData['cost'];
  points?: number;
};

interface Written {
  tile: WrittenTile[];
  sale: Sale[];
  church: { parts: number };
  church_side: { players: number[]; deliveries: Delivery[] }[];
  market: { players: number[]; raw: number; refined: number }[];
  hire: Edition['hire'];
  roads: Edition['roads'];
  scoring: { coins_a_point: number; road: number; longest_road: number };
  milestones: { planner: { road_bonus: number } };
  awards: Edition['awards'];
  solo: Edition['solo'];
}

const known = new WeakMap<object, Edition>();

function forSeats<T extends { players: number[] }>(sides: T[], seats: number): T {
  return sides.find(({ players }) => players.includes(seats)) ?? sides[0]!;
}

/** Read the edition's data; null while it has not come yet. */
export function readEdition(data: Plain): Edition | null {
  if (typeof data !== 'object' || data === null) return null;
  const found = known.get(data);
  if (found) return found;
  const written = data as unknown as Written;
  const tiles = written.tile.map((tile): [Tile, TileData] => [
    tile.id,
    { ...tile, border: readBorder(tile.border), cost: tile.cost ?? {}, points: tile.points ?? 0 },
  ]);
  const edition: Edition = {
    tiles: new Map(tiles),
    sales: new Map(written.sale.map((sale) => [sale.id, sale])),
    parts: written.church.parts,
    prices: (seats) => forSeats(written.market, seats),
    deliveries: (seats) => forSeats(written.church_side, seats).deliveries,
    hire: written.hire,
    roads: written.roads,
    scoring: { ...written.scoring, planner: written.milestones.planner.road_bonus },
    awards: written.awards,
    solo: written.solo,
  };
  known.set(data, edition);
  return edition;
}
