/** What a viewer is shown of a match of Hamlet, as the server's view writes it. */

import { shownAs } from '../../kit/board/shown';
import type { Laid, Shown, Tile } from './generated';

export type { Area, BuiltRoad, Laid, Part, Piece, Shown, ShownDelivery, Stage, Work } from './generated';

export const shownOf = shownAs<Shown>;

/** How many parts of the church stand: those of the set-up and one for each delivery made. */
export function partsBuilt(shown: Shown, parts: number): number {
  return parts - shown.deliveries.filter(({ owner }) => owner === null).length;
}

export const laidAt = (shown: Shown, tile: Tile): Laid | null => shown.tiles.find((one) => one.tile === tile) ?? null;
