/** Texts that only the board and the pad need, beside the game's own from the server. */

import { BoardTexts } from '../../kit/words/board_texts.svelte';
import type { Language, Words } from '../../kit/words/words';

export const boardTexts = new BoardTexts(
  import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' }),
);

/** The board's and pad's own words in this language. */
export const boardWordsIn = (language: Language): Words => boardTexts.in(language);
