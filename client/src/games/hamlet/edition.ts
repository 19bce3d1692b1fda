/** The edition as board and pad use it: what is printed on every tile, what things cost and what counts how much. */

import { editionReader } from '../../kit/edition';
import { required } from '../../kit/required';
import type {
  AwardPoints,
  DeliveryData,
  EditionData,
  HireCosts,
  MarketPrices,
  RoadCosts,
  SaleData,
  ScoringData,
  SoloData,
  Tile,
  TileData as WrittenTile,
} from './generated';
import { readBorder, type Border } from './lattice';

export type { DeliveryData as Delivery, LandmarkScore as Scores, Per, SaleData as Sale } from './generated';

/** A tile with its border as segments; what costs or gives nothing says so. */
export type TileData = Omit<WrittenTile, 'border' | 'cost' | 'points'> &
  Required<Pick<WrittenTile, 'cost' | 'points'>> & { border: Border };

export interface Edition {
  tiles: Map<Tile, TileData>;
  sales: Map<number, SaleData>;
  parts: number; // of the church
  prices(seats: number): MarketPrices;
  deliveries(seats: number): DeliveryData[];
  hire: HireCosts;
  roads: RoadCosts;
  scoring: ScoringData & { planner: number };
  awards: AwardPoints;
  solo: SoloData;
}

function forSeats<T extends { players: number[] }>(sides: T[], seats: number): T {
  return sides.find(({ players }) => players.includes(seats)) ?? required(sides[0]);
}

/** Read an edition as the server sends it; null while it loads. */
export const readEdition = editionReader((written: EditionData): Edition => {
  const tiles = written.tile.map((tile): [Tile, TileData] => [
    tile.id,
    { ...tile, border: readBorder(tile.border), cost: tile.cost ?? {}, points: tile.points ?? 0 },
  ]);
  return {
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
});
