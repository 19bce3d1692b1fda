/** The keys of the board of Hamlet, besides those of every table. */

import type { BoardKeys } from '../../../kit/keys/board_keys';
import { BoardTexts } from '../../../kit/words/board_texts.svelte';

export const keys: BoardKeys = {
  keys: [
    { shown: 'R', on: ['r'], press: 'turn-right', text: 'key-turn-right' },
    { shown: 'L', on: ['l'], press: 'turn-left', text: 'key-turn-left' },
    { shown: 'M', on: ['m'], press: 'market', text: 'key-market' },
    { shown: 'C', on: ['c'], press: 'church', text: 'key-church' },
    { shown: 'O', on: ['o'], press: 'milestones', text: 'key-milestones' },
  ],
  texts: new BoardTexts(import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' })),
};
