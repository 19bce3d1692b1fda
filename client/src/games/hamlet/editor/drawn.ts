/** A tile of an edition as the drawings want it. */

import type { TileData as Drawn } from '../edition';
import type { TileData } from '../generated';
import type { readBorder } from '../lattice';

export const tileDrawn = (tile: TileData, read: typeof readBorder): Drawn => ({
  ...tile,
  border: read(tile.border),
  cost: tile.cost ?? {},
  points: tile.points ?? 0,
});
