/** The keys of the board of Hokkaido, besides those of every table. */

import type { BoardKeys } from '../../../kit/keys/board_keys';
import { BoardTexts } from '../../../kit/words/board_texts.svelte';

export const keys: BoardKeys = {
  keys: [
    { shown: 'R', on: ['r'], press: 'turn-right', text: 'key-turn-right' },
    { shown: 'L', on: ['l'], press: 'turn-left', text: 'key-turn-left' },
    { shown: 'T', on: ['t'], press: 'try', text: 'key-try' },
    { shown: '1–4', on: ['1', '2', '3', '4'], press: 'rival', text: 'key-rival' },
  ],
  texts: new BoardTexts(import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' })),
};
