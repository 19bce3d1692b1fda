/** Finds a game's editor of its editions, by the name of its folder; it is fetched when an edition is edited or compared. */

import type { GameEditor } from '../../kit/editor/editor';
import type { Language } from '../../kit/words/words';

const editors = import.meta.glob<{ editor: GameEditor }>('../../games/*/editor/editor.ts');

/** A game's editor with its texts in this language; null for a game without one. */
export async function findEditor(slug: string, language: Language): Promise<GameEditor | null> {
  const found = await editors[`../../games/${slug}/editor/editor.ts`]?.();
  await found?.editor.texts.load(language);
  return found?.editor ?? null;
}
