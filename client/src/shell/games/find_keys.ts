/** Finds the keys of a game's board, by the name of its folder; they are fetched when a key is pressed. */

import type { BoardKeys } from '../../kit/keys/board_keys';
import type { Language } from '../../kit/words/words';

const boards = import.meta.glob<{ keys: BoardKeys }>('../../games/*/keys/keys.ts');

/** A board's own keys with their texts in this language; null for a board without any. */
export async function findKeys(slug: string, language: Language): Promise<BoardKeys | null> {
  const found = await boards[`../../games/${slug}/keys/keys.ts`]?.();
  await found?.keys.texts.load(language);
  return found?.keys ?? null;
}
