/** Finds a game's board and its words for it, by the name of its folder; each is loaded when it is needed. */

import type { Component } from 'svelte';
import type { BoardProps } from '../../kit/props';
import type { Speech } from '../../kit/words/speech';
import type { Language } from '../../kit/words/words';
import { needTexts } from './find_texts';

const boards = import.meta.glob<{ default: Component<BoardProps> }>('../../games/*/Board.svelte');
const speeches = import.meta.glob<{ speech: Speech }>('../../games/*/speech.ts');

/** A game's drawn board with its own texts in this language, else the position in words. */
export async function findBoard(slug: string, language: Language): Promise<Component<BoardProps>> {
  const [found] = await Promise.all([
    boards[`../../games/${slug}/Board.svelte`]?.(),
    needTexts(slug, language, 'boardTexts'),
  ]);
  return found?.default ?? (await import('../../kit/board/PlainBoard.svelte')).default;
}

export async function findSpeech(slug: string): Promise<Speech> {
  return (await speeches[`../../games/${slug}/speech.ts`]?.())?.speech ?? {};
}
