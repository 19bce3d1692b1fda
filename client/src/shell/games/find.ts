/** Finds what a game's folder holds, by the name of the folder; each part is loaded when it is needed. */

import type { Component } from 'svelte';
import type { BoardProps, PadProps } from '../../kit/props';
import type { Speech } from '../../kit/words/speech';
import type { Game } from '../../kit/types';

const boards = import.meta.glob<{ default: Component<BoardProps> }>('../../games/*/Board.svelte');
const pads = import.meta.glob<{ default: Component<PadProps> }>('../../games/*/Pad.svelte');
const speeches = import.meta.glob<{ speech: Speech }>('../../games/*/speech.ts');

/** A game's drawn board, else the position in words. */
export async function findBoard(slug: string): Promise<Component<BoardProps>> {
  const found = await boards[`../../games/${slug}/Board.svelte`]?.();
  return found?.default ?? (await import('../../kit/board/PlainBoard.svelte')).default;
}

/** A game's drawn pad, or null. */
export async function findPad(slug: string): Promise<Component<PadProps> | null> {
  return (await pads[`../../games/${slug}/Pad.svelte`]?.())?.default ?? null;
}

/** Whether a game has a drawn pad, or says what the plain one is to ask for. */
export function hasPad({ slug, pad }: Game): boolean {
  return `../../games/${slug}/Pad.svelte` in pads || Boolean(pad?.length);
}

export async function findSpeech(slug: string): Promise<Speech> {
  return (await speeches[`../../games/${slug}/speech.ts`]?.())?.speech ?? {};
}
