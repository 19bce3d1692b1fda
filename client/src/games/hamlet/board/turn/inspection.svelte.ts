/** What one looks at on the board before choosing anything: a tile whose details and deeds are shown. */

import type { Change } from '../../../../kit/picker/options';
import type { Picker } from '../../../../kit/picker/picker.svelte';
import type { Tile } from '../../names';

export class Inspection {
  tile: Tile | null = $state(null);
  /** The tile that is pointed at from a list, so that the map can show it. */
  hinted: Tile | null = $state(null);

  toggle(tile: Tile): void {
    this.tile = this.tile === tile ? null : tile;
  }

  /**
   * What is picked has changed: what was looked at is done with when there is something else to choose, or when a
   * blueprint is to be built somewhere; others' moves do not disturb it.
   */
  afterPick(picker: Picker, { isNew }: Change): void {
    if (isNew && picker.seat !== null) this.clear();
    if (!picker.ready && picker.picks.some(({ field }) => field === 'blueprint')) this.tile = null;
  }

  clear(): void {
    this.tile = null;
    this.hinted = null;
  }
}
