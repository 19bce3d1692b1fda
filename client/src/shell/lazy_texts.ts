/** The texts that not every visit needs: fetched with the pages and parts that say them. */

import { uiTexts } from '../kit/words/ui_texts.svelte';

const OF_TABLES = import.meta.glob<string>('./table/text/*.ftl', { query: '?raw', import: 'default' });
const RARE = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });

/** Fetch a seldom needed part of the shell together with all that it may say. */
export async function withTexts<Part>(part: Promise<Part>): Promise<Part> {
  const [found] = await Promise.all([part, uiTexts.add(OF_TABLES, RARE)]);
  return found;
}

/** Fetch the page of a table together with what it says; its seldom needed parts are fetched with theirs. */
export async function withTableTexts<Part>(part: Promise<Part>): Promise<Part> {
  const [found] = await Promise.all([part, uiTexts.add(OF_TABLES)]);
  return found;
}
