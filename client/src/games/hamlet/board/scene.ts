/** What the parts of the board share, and the names of tiles. */

import type { BoardScene } from '../../../kit/board/scene';
import type { Edition } from '../edition';
import type { Shown } from '../shown';
import type { Inspection } from './turn/inspection.svelte';

export interface Scene extends BoardScene<Shown, Edition> {
  inspection: Inspection;
}

/** A tile's name as a title: without the quotation marks that it has inside a sentence. */
export const nameOf = ({ words }: Pick<Scene, 'words'>, tile: string): string =>
  words.text(`tile-${tile}`).replace(/^«\s*|\s*»$/g, '');
