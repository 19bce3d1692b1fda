/** What a viewer is shown of a match of Hamlet, as the server's view writes it. */

import type { Action, Plain, Snapshot } from '../../kit/types';
import type { Lying } from './lattice';
import type { Good, Raw, Refined, Tile, Way } from './names';

export interface Piece {
  good: Refined;
  quality: 'standard' | 'high';
  seat: number;
}

export interface Laid extends Lying {
  tile: Tile;
  owner: number | null; // of a landmark's flag
  goods: Partial<Record<Raw, number>>;
  pieces: Piece[];
}

export interface BuiltRoad {
  seat: number;
  tile: Tile;
  to: Tile;
  way: Way;
  segment: number; // of the first tile's border
}

export interface Part {
  any_of: (Good | 'coins')[];
  count: number;
}

export interface Work {
  work: 'refine' | 'sell' | 'deliver' | 'build' | 'road';
  tile: Tile;
  count?: number;
  sale?: number;
  delivery?: number;
  blueprint?: Tile;
  to?: Tile;
  way?: Way;
  spot: Lying | null;
  need: Part[];
  picks: Action[];
  next: Good[];
}

export interface Area {
  points: number;
  coins: number;
  blueprints: Tile[];
  villagers: Tile[];
  standing: number[]; // which of them; only of whoever is to act
  donkeys: Tile[];
  moved: number[];
  goods: Record<Refined, number>;
  roads: number;
  sales: number[];
}

export interface ShownDelivery {
  delivery: number;
  need: Part[];
  points: number;
  owner: number | null;
}

export type Stage = 'first' | 'layout' | 'row' | 'sales' | 'turn' | 'place' | 'pay' | 'hire' | 'over';

export interface Shown {
  stage: Stage;
  round: number;
  rounds: number;
  first: number | null;
  to_act: number | null;
  church_stands: boolean;
  work: Work | null;
  tiles: Laid[];
  roads: BuiltRoad[];
  row: ({ blueprint: Tile; coins: number } | null)[];
  blueprints: Tile[]; // in the bag
  market: ({ sale: number } | null)[];
  stack: number[]; // sales left, by level
  deliveries: ShownDelivery[];
  milestones: { milestone: string; owner: number | null }[];
  seats: Area[];
  scores: { landmarks: { id: Tile; connected?: boolean }[]; longest: number }[];
  rank: number | null;
}

export function shownOf(snapshot: { shown: Snapshot['shown'] | Plain }): Shown | null {
  return snapshot.shown as unknown as Shown | null;
}

/** How many parts of the church stand: those of the set-up and one for each delivery made. */
export function partsBuilt(shown: Shown, parts: number): number {
  return parts - shown.deliveries.filter(({ owner }) => owner === null).length;
}

export const laidAt = (shown: Shown, tile: Tile): Laid | null => shown.tiles.find((one) => one.tile === tile) ?? null;

/** The other seats clockwise, the left neighbour first; all of them to whoever only looks on. */
export function othersOf(seats: number, seat: number | null): number[] {
  if (seat === null) return Array.from({ length: seats }, (_, at) => at);
  return Array.from({ length: seats - 1 }, (_, step) => (seat + 1 + step) % seats);
}
