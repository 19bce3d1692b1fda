/** Boards in words: every position that the rules made is read whole, in every language, and every choice without numbers of places. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Reading, ReadingContext } from '../../src/kit/reading/reading';
import { placesOf } from '../../src/kit/reading/walking';
import { Picker } from '../../src/kit/picker/picker.svelte';
import { flatten, toAction } from '../../src/kit/picker/tree';
import type { Plain, Preview, Snapshot } from '../../src/kit/types';
import type { Speech } from '../../src/kit/words/speech';
import { uiTexts } from '../../src/kit/words/ui_texts.svelte';
import { LANGUAGES, Words, type Language } from '../../src/kit/words/words';

const GAMES = ['laar', 'dreamhome', 'hokkaido', 'hamlet'];
const SOURCES = join(import.meta.dirname, '../../src/games');
const SERVER = join(import.meta.dirname, '../../../src/parlour/games');
const NOTHING: Preview = { shown: null, sheet: null, before: null, undo: false };
const PLACE_IN_NUMBERS = /column −?\d+, row|spot \d|\(−?\d+, −?\d+\)/i;

interface Vectors {
  positions: { name: string; snapshot: Snapshot }[];
  edition: Plain;
}

function vectorsOf(game: string): Vectors {
  const read = (name: string) => JSON.parse(readFileSync(join(SOURCES, game, 'vectors', name), 'utf8'));
  return { positions: read('positions.json'), edition: read('vectors.json').edition };
}

async function contextsOf(game: string, language: Language): Promise<[Reading, ReadingContext[]]> {
  const { reading } = (await import(`../../src/games/${game}/reading/reading.ts`)) as { reading: Reading };
  const { speech } = (await import(`../../src/games/${game}/speech.ts`)) as { speech: Speech };
  const texts = (await import(`../../src/games/${game}/texts.ts`)) as { boardTexts: Reading['texts'] };
  await Promise.all([reading.texts.load(language), texts.boardTexts.load(language), uiTexts.use(language)]);
  const ownWords = reading.texts.in(language);
  const words = new Words(language, readFileSync(join(SERVER, game, 'text', `${language}.ftl`), 'utf8'));
  const { positions, edition } = vectorsOf(game);
  const contexts = positions.map(({ snapshot }): ReadingContext => {
    const why = async () => ({ rule: null, lacks: [] });
    const picker = new Picker({ play: async () => undefined, why, preview: async () => NOTHING });
    picker.offer({ snapshot, edition, words, game: null, speech });
    return { snapshot, edition, words, ownWords, picker };
  });
  return [reading, contexts];
}

const legalIn = ({ snapshot }: ReadingContext) => flatten(snapshot.legal ?? []).map(toAction);

/** The ids of texts that were asked for and are not there. */
function missingTexts(): string[] {
  const missing: string[] = [];
  const text = Words.prototype.text;
  vi.spyOn(Words.prototype, 'text').mockImplementation(function (this: Words, id, given = {}, attribute = '') {
    if (this.attempt(id, given, attribute) === null) missing.push(id);
    return text.call(this, id, given, attribute);
  });
  return missing;
}

afterEach(() => vi.restoreAllMocks());

describe.each(GAMES)('the board of %s in words', (game) => {
  it.each(LANGUAGES)('says every position and every choice in %s, and lacks no text', async (language) => {
    const [reading, contexts] = await contextsOf(game, language);
    const missing = missingTexts();
    for (const context of contexts) {
      expect(reading.areas(context).length).toBeGreaterThan(1);
      for (const action of legalIn(context)) expect(reading.tell?.(action, context)?.text ?? 'usual').not.toBe('');
    }
    expect(missing).toEqual([]);
  });

  it('has a name for every area, and a text and an id of its own for every place', async () => {
    const [reading, contexts] = await contextsOf(game, 'en');
    for (const context of contexts) {
      for (const { name, summary, rows } of reading.areas(context)) {
        const places = placesOf(rows);
        expect(name).not.toBe('');
        expect(summary || places.length).toBeTruthy();
        expect(places.filter(({ text }) => !text.trim())).toEqual([]);
        expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
      }
    }
  });

  it('has what every seat has in a sentence', async () => {
    const [reading, contexts] = await contextsOf(game, 'en');
    for (const context of contexts) {
      const told = reading.areas(context).filter(({ seat, summary }) => seat !== undefined && summary);
      expect(new Set(told.map(({ seat }) => seat))).toEqual(new Set(context.snapshot.places.map(({ seat }) => seat)));
    }
  });

  it('tells no place by numbers, and finds most choices at a place', async () => {
    const [reading, contexts] = await contextsOf(game, 'en');
    let [found, all] = [0, 0];
    for (const context of contexts) {
      const ids = new Set(reading.areas(context).flatMap(({ rows }) => placesOf(rows).map(({ id }) => id)));
      for (const action of legalIn(context)) {
        const told = reading.tell?.(action, context) ?? { text: context.picker.describe(action) };
        expect(told.text).not.toMatch(PLACE_IN_NUMBERS);
        all += 1;
        if (told.at?.some((id) => ids.has(id))) found += 1;
      }
    }
    expect(found / all).toBeGreaterThan(0.6);
  });

  it.each(LANGUAGES)('has the same ids and variables in %s as in English', (language) => {
    const read = (name: string): string => {
      const file = join(SOURCES, game, 'reading/text', `${name}.ftl`);
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    };
    const ids = (text: string) => [...text.matchAll(/^([a-zA-Z_-]+) =/gm)].map((one) => one[1]);
    const variables = (text: string) => [...new Set([...text.matchAll(/\$\w+/g)].map((one) => one[0]))].sort();
    expect(ids(read('en')).length).toBeGreaterThan(3);
    expect(ids(read(language))).toEqual(ids(read('en')));
    expect(variables(read(language))).toEqual(variables(read('en')));
  });
});
