/** The keys of the board of Hokkaido, besides those of every table. */

import type { BoardKeys } from '../../../kit/keys/board_keys';
import { BoardTexts } from '../../../kit/words/board_texts.svelte';

export const keys: BoardKeys = {
  keys: [
    { shown: 'R', on: ['r'], press: 'turn-right', text: 'key-turn-right' },
    { shown: 'L', on: ['l'], press: 'turn-left', text: 'key-turn-left' },
    { shown: 'Y', on: ['y'], press: 'try', text: 'key-try' },
    { shown: '6–9', on: ['6', '7', '8', '9'], press: 'rival', text: 'key-rival' },
  ],
  texts: new BoardTexts(import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' })),
};
