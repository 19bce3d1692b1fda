/** Finds a game's score pad, by the name of its folder; it is loaded when it is needed. */

import type { Component } from 'svelte';
import type { PadProps } from '../../kit/props';
import type { Game } from '../../kit/types';
import type { Language } from '../../kit/words/words';
import { needTexts } from './find_texts';

const pads = import.meta.glob<{ default: Component<PadProps> }>('../../games/*/Pad.svelte');

/** A game's drawn pad with its own texts in this language, or null. */
export async function findPad(slug: string, language: Language): Promise<Component<PadProps> | null> {
  const [found] = await Promise.all([
    pads[`../../games/${slug}/Pad.svelte`]?.(),
    needTexts(slug, language, 'padTexts'),
  ]);
  return found?.default ?? null;
}

/** Whether a game has a drawn pad, or says what the plain one is to ask for. */
export function hasPad({ slug, pad }: Game): boolean {
  return `../../games/${slug}/Pad.svelte` in pads || Boolean(pad?.length);
}
