/** Finds what help and a game's own page show of it, by the name of its folder; it is fetched when one of them opens. */

import type { Guide } from '../../kit/guide/guide';
import type { Language } from '../../kit/words/words';

const guides = import.meta.glob<{ guide: Guide }>('../../games/*/guide/guide.ts');

/** A game's guide with its texts in this language; null for a game without one. */
export async function findGuide(slug: string, language: Language): Promise<Guide | null> {
  const found = await guides[`../../games/${slug}/guide/guide.ts`]?.();
  await found?.guide.texts.load(language);
  return found?.guide ?? null;
}
