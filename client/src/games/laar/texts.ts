/** Texts that only the board and the pad need, beside the game's own from the server. */

import { BoardTexts } from '../../kit/words/board_texts.svelte';
import type { Language, Words } from '../../kit/words/words';

const ofBoard = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });
const ofPad = import.meta.glob<string>('./pad/text/*.ftl', { query: '?raw', import: 'default' });

export const boardTexts = new BoardTexts(ofBoard);
export const padTexts = new BoardTexts(ofPad);

/** The board's own words in this language. */
export const boardWordsIn = (language: Language): Words => boardTexts.in(language);
/** The pad's own words in this language. */
export const padWordsIn = (language: Language): Words => padTexts.in(language);
