/** What one looks at on the board before choosing anything: a tile whose details and deeds are shown. */

import type { Tile } from '../names';

export class Attention {
  tile: Tile | null = $state(null);
  /** The tile that is pointed at from a list, so that the map can show it. */
  hinted: Tile | null = $state(null);

  look(tile: Tile): void {
    this.tile = this.tile === tile ? null : tile;
  }

  rest(): void {
    this.tile = null;
    this.hinted = null;
  }
}
