/** The texts that not every visit needs: fetched with the pages and parts that say them. */

import type { TextFiles } from '../kit/words/board_texts.svelte';
import { uiTexts } from '../kit/words/ui_texts.svelte';

/** What the pages that are visited most say, besides what all of them do. */
const OFTEN = {
  home: import.meta.glob<string>('./pages/home/text/*.ftl', { query: '?raw', import: 'default' }),
  table: import.meta.glob<string>('./table/text/*.ftl', { query: '?raw', import: 'default' }),
  pads: import.meta.glob<string>('./pages/pads/text/*.ftl', { query: '?raw', import: 'default' }),
} satisfies Record<string, TextFiles>;
const RARE = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });

export type Often = keyof typeof OFTEN;

/** Fetch a page together with what it says; its seldom needed parts are fetched with theirs. */
export async function withTextsOf<Part>(often: Often, part: Promise<Part>): Promise<Part> {
  const [found] = await Promise.all([part, uiTexts.add(OFTEN[often])]);
  return found;
}

/** Fetch a seldom needed part of the shell together with all that it may say. */
export async function withTexts<Part>(part: Promise<Part>): Promise<Part> {
  const [found] = await Promise.all([part, uiTexts.add(...Object.values(OFTEN), RARE)]);
  return found;
}
