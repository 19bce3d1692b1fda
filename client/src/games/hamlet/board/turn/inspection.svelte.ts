/** What one looks at on the board before choosing anything: a tile whose details and deeds are shown. */

import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Change } from '../../../../kit/picker/options';
import type { Picker } from '../../../../kit/picker/picker.svelte';
import type { Tile } from '../../names';

export class Inspection {
  tile: Tile | null = $state(null);
  /** The tile that is pointed at from a list, so that the map can show it. */
  hinted: Tile | null = $state(null);
  /** The blueprint that is pointed at: all about it is shown. */
  blueprint: Tile | null = $state(null);

  toggle(tile: Tile): void {
    this.tile = this.tile === tile ? null : tile;
  }

  /** Show all about a blueprint while its card is pointed at, pressed or focused by the keyboard. */
  explain(tile: Tile): Attachment<HTMLElement> {
    return (card) => {
      const show = (): void => void (this.blueprint = tile);
      const hide = (): void => void (this.blueprint = this.blueprint === tile ? null : this.blueprint);
      const focus = (): void => void (card.querySelector(':focus-visible') && show());
      const listeners = { pointerenter: show, pointerleave: hide, focusin: focus, focusout: hide };
      // With `on` they may set state also while the board is drawn: a focused card that goes away loses its focus then.
      const stops = Object.entries(listeners).map(([name, listen]) => on(card, name, listen));
      return () => {
        untrack(hide);
        for (const stop of stops) stop();
      };
    };
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
