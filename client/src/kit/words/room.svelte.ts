/** The words of the room around the tables, in the language chosen now. `t(id)` is reactive. */

import { Words, type Arguments, type Language } from './words';

const files = import.meta.glob<string>('../../text/*.ftl', { query: '?raw', import: 'default' });

class Room {
  words: Words = $state.raw(new Words('en'));

  /** Load the texts of a language and speak it from now on. */
  async speak(language: Language): Promise<void> {
    const load = files[`../../text/${language}.ftl`];
    if (!load || (this.words.has('parlour') && this.words.language === language)) return;
    this.words = new Words(language, await load());
    document.documentElement.lang = language;
  }
}

export const room = new Room();

export function t(id: string, given?: Arguments, attribute?: string): string {
  return room.words.text(id, given, attribute);
}
