/** The keys of the board of Dream Home, besides those of every table. */

import type { BoardKeys } from '../../../kit/keys/board_keys';
import { BoardTexts } from '../../../kit/words/board_texts.svelte';

export const keys: BoardKeys = {
  keys: [{ shown: '6–8', on: ['6', '7', '8'], press: 'rival', text: 'key-rival' }],
  texts: new BoardTexts(import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' })),
};
