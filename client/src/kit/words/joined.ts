/** Sentences and names put together with the punctuation of the language. */

import { t } from './ui_texts.svelte';

/** Clauses of one sentence: "a; b; c". */
export const clauses = (parts: readonly string[]): string =>
  parts.length ? parts.reduce((first, second) => t('clauses', { first, second })) : '';

/** A name with what it stands for: "Clock: none". */
export const labelled = (name: string, value: string): string => t('labelled', { name, value });
