/** What boards and pads are given. */

import type { Picker } from './picker/picker.svelte';
import type { BoardSize, Fields, Motion, Plain, Snapshot } from './types';
import type { Words } from './words/words';

export interface BoardProps {
  snapshot: Snapshot;
  edition: Plain;
  picker: Picker;
  words: Words;
  motion: Motion;
  size: BoardSize;
}

export interface PadProps {
  edition: Plain;
  words: Words;
  size: BoardSize;
  start: Plain; // a pad shared or kept earlier, or null
  share(pad: Fields): void;
  save(pad: Fields): void;
}
