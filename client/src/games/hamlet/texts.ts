/** Texts that only the board and the pad need, beside the game's own from the server. */

import { OwnTexts } from '../../kit/words/own.svelte';
import type { Language, Words } from '../../kit/words/words';

export const ownTexts = new OwnTexts(import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' }));

/** The board's and pad's own words in this language. */
export const ownWords = (language: Language): Words => ownTexts.in(language);
