/** Finds what a game's folder holds, by the name of the folder; each part is loaded when it is needed. */

import type { Component } from 'svelte';
import type { BoardProps, PadProps } from '../../kit/props';
import type { Speech } from '../../kit/words/speech';
import type { Game } from '../../kit/types';
import type { OwnTexts } from '../../kit/words/own.svelte';
import type { Language } from '../../kit/words/words';

const boards = import.meta.glob<{ default: Component<BoardProps> }>('../../games/*/Board.svelte');
const pads = import.meta.glob<{ default: Component<PadProps> }>('../../games/*/Pad.svelte');
const texts = import.meta.glob<{ ownTexts: OwnTexts }>('../../games/*/texts.ts');
const textFiles = import.meta.glob<string>('../../games/*/text/*.ftl', { query: '?raw', import: 'default' });
const speeches = import.meta.glob<{ speech: Speech }>('../../games/*/speech.ts');

/** A game's drawn board with its own texts in this language, else the position in words. */
export async function findBoard(slug: string, language: Language): Promise<Component<BoardProps>> {
  const [found] = await Promise.all([boards[`../../games/${slug}/Board.svelte`]?.(), needTexts(slug, language)]);
  return found?.default ?? (await import('../../kit/board/PlainBoard.svelte')).default;
}

/** A game's drawn pad with its own texts in this language, or null. */
export async function findPad(slug: string, language: Language): Promise<Component<PadProps> | null> {
  const [found] = await Promise.all([pads[`../../games/${slug}/Pad.svelte`]?.(), needTexts(slug, language)]);
  return found?.default ?? null;
}

/** Fetch what a game's board and pad say themselves; the file and the code that reads it are fetched together. */
async function needTexts(slug: string, language: Language): Promise<void> {
  const file = textFiles[`../../games/${slug}/text/${language}.ftl`]?.();
  const [found] = await Promise.all([texts[`../../games/${slug}/texts.ts`]?.(), file]);
  await found?.ownTexts.load(language);
}

/** Whether a game has a drawn pad, or says what the plain one is to ask for. */
export function hasPad({ slug, pad }: Game): boolean {
  return `../../games/${slug}/Pad.svelte` in pads || Boolean(pad?.length);
}

export async function findSpeech(slug: string): Promise<Speech> {
  return (await speeches[`../../games/${slug}/speech.ts`]?.())?.speech ?? {};
}
