/** What the parts of the board share, how a whole action is chosen, and the names of tiles. */

import type { Picker } from '../../../kit/picker/picker.svelte';
import { pickAll, type BoardScene } from '../../../kit/board/scene';
import type { Action } from '../../../kit/types';
import type { Edition } from '../edition';
import type { Shown } from '../shown';
import type { Attention } from './turn/attention.svelte';

export interface Scene extends BoardScene<Shown, Edition> {
  attention: Attention;
}

/** Whether exactly this action is chosen and waits to be confirmed. */
export function isReady(picker: Picker, action: Action): boolean {
  const { ready } = picker;
  return ready !== null && Object.entries(action).every(([field, value]) => ready[field] === value);
}

/** Choose a whole action, beginning anew; chosen a second time it is confirmed. */
export function choose(picker: Picker, action: Action): void {
  if (picker.busy) return;
  if (isReady(picker, action)) return void picker.confirm();
  pickAll(picker, Object.entries(action));
}

/** A tile's name as a title: without the quotation marks that it has inside a sentence. */
export const nameOf = ({ words }: Pick<Scene, 'words'>, tile: string): string =>
  words.text(`tile-${tile}`).replace(/^«\s*|\s*»$/g, '');
