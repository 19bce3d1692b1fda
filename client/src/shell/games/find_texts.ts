/** Finds the texts that a game's board and pad have of their own, by the name of its folder. */

import type { BoardTexts } from '../../kit/words/board_texts.svelte';
import type { Language } from '../../kit/words/words';

type OfGame = Record<'boardTexts' | 'padTexts', BoardTexts>;
const texts = import.meta.glob<OfGame>('../../games/*/texts.ts');

/** Fetch what a game's board or its pad says itself. */
export async function needTexts(slug: string, language: Language, whose: keyof OfGame): Promise<void> {
  const found = await texts[`../../games/${slug}/texts.ts`]?.();
  await found?.[whose].load(language);
}
