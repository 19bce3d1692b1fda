/** The texts of a game's lessons, which may use those of the game: fetched with the first lesson. */

import { gameCatalogue } from '../games/catalogue.svelte';
import { api } from '../server/api';
import { Words, type Language } from '../../kit/words/words';

const fetched = new Map<string, Promise<Words>>();

export function lessonWords(slug: string, wanted: Language): Promise<Words> {
  const language = gameCatalogue.spoken(slug, wanted);
  const key = `${slug} ${language}`;
  const found = fetched.get(key) ?? fetch(slug, language);
  fetched.set(key, found);
  found.catch(() => fetched.delete(key));
  return found;
}

async function fetch(slug: string, language: Language): Promise<Words> {
  const texts = await Promise.all([api.text(slug, language), api.lessonTexts(slug, language)]);
  return new Words(language, ...texts);
}

export interface Span {
  text: string;
  strong: boolean;
}

/** Words between two stars on each side are stressed. */
export const spansOf = (text: string): Span[] =>
  text.split('**').map((part, index) => ({ text: part, strong: index % 2 === 1 }));
