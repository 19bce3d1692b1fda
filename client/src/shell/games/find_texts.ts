/** Finds the texts that a game's board and pad have of their own, by the name of its folder. */

import type { BoardTexts } from '../../kit/words/board_texts.svelte';
import type { Language } from '../../kit/words/words';

const texts = import.meta.glob<{ boardTexts: BoardTexts }>('../../games/*/texts.ts');
const files = import.meta.glob<string>('../../games/*/text/*.ftl', { query: '?raw', import: 'default' });

/** Fetch what a game's board and pad say themselves; the file and the code that reads it are fetched together. */
export async function needTexts(slug: string, language: Language): Promise<void> {
  const file = files[`../../games/${slug}/text/${language}.ftl`]?.();
  const [found] = await Promise.all([texts[`../../games/${slug}/texts.ts`]?.(), file]);
  await found?.boardTexts.load(language);
}
