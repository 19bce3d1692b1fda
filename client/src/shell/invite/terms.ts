/** How a table is played, in words: its options, and its clock. */

import type { ClockTerms, Variant } from '../../kit/types';
import { t } from '../../kit/words/ui_texts.svelte';
import { labelled } from '../../kit/words/joined';
import type { Words } from '../../kit/words/words';

/** The options of a variant: "Side: A · Winter: no". */
export function optionsText(variant: Variant, words: Words): string {
  return Object.entries(variant)
    .filter(([name]) => name !== 'seats')
    .map(([name, value]) => labelled(words.text(`option-${name}`), words.text(`option-${name}-${value}`)))
    .join(' · ');
}

const STANDARD = 'standard';

/** What an edition is called: ours in the language that is spoken, any other as its owner named it. */
export const editionName = (name: string): string => (name === STANDARD ? t('edition-standard') : name);

export function clockText(terms: ClockTerms): string {
  if (terms.kind === 'days') return t('clock-turn', { days: terms.days });
  return t('clock-bank', { minutes: Math.round(terms.bank / 60), seconds: terms.increment ?? 0 });
}
