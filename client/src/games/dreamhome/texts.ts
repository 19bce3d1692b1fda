/** Texts that only the board and the pad need, beside the game's own from the server. */

import { wordsIn, type Language } from '../../kit/words/words';
import en from './text/en.ftl?raw';
import fr from './text/fr.ftl?raw';
import ru from './text/ru.ftl?raw';
import uk from './text/uk.ftl?raw';

export const OWN: Record<Language, string> = { en, fr, ru, uk };

/** The board's and pad's own words in this language. */
export const ownWords = wordsIn(OWN);
