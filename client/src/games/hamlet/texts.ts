/** Texts that only the board and the pad need, beside the game's own from the server. */

import { Words, type Language } from '../../kit/words';
import en from './text/en.ftl?raw';
import fr from './text/fr.ftl?raw';
import ru from './text/ru.ftl?raw';
import uk from './text/uk.ftl?raw';

export const OWN: Record<Language, string> = { en, fr, ru, uk };
const made = new Map<Language, Words>();

/** The board's and pad's own words in this language. */
export function ownWords(language: Language): Words {
  const found = made.get(language) ?? new Words(language, OWN[language]);
  made.set(language, found);
  return found;
}
