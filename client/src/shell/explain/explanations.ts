/** Explanations in words: what the server says of a position, the game's texts, and the rules as help has them. */

import { plainPart } from '../../kit/explain/parts';
import type { Told } from '../../kit/explain/told';
import type { Explanations, Place } from '../../kit/types';
import { readMarkdown } from '../../kit/words/markdown';
import { t } from '../../kit/words/ui_texts.svelte';
import { Words, type Language } from '../../kit/words/words';
import { gameCatalogue } from '../games/catalogue.svelte';
import { api } from '../server/api';

/** What is explained: a table now or in a frame of its replay, as a seat sees it, or the components of an edition. */
export type Source = { slug: string; edition?: string } & (
  { table: string; seq: number; seat: number | null } | { table: string; frame: number; seat?: number } | object
);

/** How many texts of rules are shown; more are only named. */
const TEXTS = 2;

const fetched = new Map<string, Promise<unknown>>();

/** Fetch something once; what failed is fetched again by the next who asks. */
function once<Found>(key: string, fetch: () => Promise<Found>): Promise<Found> {
  const found = (fetched.get(key) as Promise<Found> | undefined) ?? fetch();
  fetched.set(key, found);
  found.catch(() => fetched.delete(key));
  return found;
}

const wordsOf = (slug: string, language: Language): Promise<Words> =>
  once(`words ${slug} ${language}`, async () => {
    const texts = await Promise.all([api.text(slug, language), api.explanationTexts(slug, language).catch(() => '')]);
    return new Words(language, ...texts);
  });

const rulesOf = (slug: string, language: Language): Promise<Map<string, string>> =>
  once(`rules ${slug} ${language}`, async () => {
    const blocks = readMarkdown(await api.help(slug, language));
    const text = ({ spans }: (typeof blocks)[number]): string => spans.map((span) => span.text).join('');
    return new Map(
      blocks.flatMap((block) => (block.kind === 'item' && block.rule ? [[block.rule, text(block)] as const] : [])),
    );
  });

let latest = { key: '', parts: Promise.resolve<Explanations>({ parts: {} }) };

/** The explanations of a position: those asked for last are kept. */
function partsIn(source: Source): Promise<Explanations> {
  const key = JSON.stringify(source);
  if (latest.key !== key) latest = { key, parts: partsOf(source) };
  const asked = latest;
  asked.parts.catch(() => (asked.key = '')); // asked for again by the next need
  return asked.parts;
}

function partsOf(source: Source): Promise<Explanations> {
  if (!('table' in source)) return api.explainComponents(source.slug, source.edition);
  if ('frame' in source) return api.explanations(source.table, source.frame, source.seat);
  return api.explanations(source.table);
}

/** A function that finds what a part is; explanations of one position are fetched at its first call. */
export function explainer(
  source: Source,
  places: Pick<Place, 'name'>[],
  wanted: Language,
): (part: string) => Promise<Told | null> {
  const language = gameCatalogue.spoken(source.slug, wanted);
  return async (part) => {
    const [{ parts: found }, words, rules] = await Promise.all([
      partsIn(source),
      wordsOf(source.slug, language),
      rulesOf(source.slug, language),
    ]);
    const explanation = found[part] ?? found[plainPart(part)];
    if (!explanation) return null;
    return {
      name: words.tell(explanation.name, places),
      facts: explanation.facts.map((fact) => words.tell(fact, places)),
      rules: explanation.rules.map((id, index) => ({ id, text: index < TEXTS ? (rules.get(id) ?? '') : '' })),
      source: explanation.source ? t('source', { source: explanation.source }) : '',
    };
  };
}
