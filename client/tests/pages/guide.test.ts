/** What help and the game's page draw of every game: all parts there, in every language, with the edition's figures. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Guide } from '../../src/kit/guide/guide';
import { timeOf, weightOf } from '../../src/kit/guide/measure';
import type { Plain } from '../../src/kit/types';
import { uiTexts } from '../../src/kit/words/ui_texts.svelte';
import { LANGUAGES, Words, type Arguments, type Language } from '../../src/kit/words/words';
import { partsBySource } from '../../src/shell/game/sources';
import { findGuide } from '../../src/shell/games/find_guide';

const CLIENT = join(import.meta.dirname, '../..');
const SERVER = join(CLIENT, '../src/parlour/games');
const SLUGS = ['laar', 'dreamhome', 'hokkaido', 'hamlet'];
/** A figure of each edition that the guide shows, and where it stands. */
const FIGURES: Record<string, [part: string, key: string]> = {
  laar: ['spices', 'points'],
  dreamhome: ['decor', 'points'],
  hokkaido: ['points', 'mountain'],
  hamlet: ['awards', 'merchant'],
};

/** Words that say everything or fail: a missing text would otherwise show its id. */
class Strict extends Words {
  override text(id: string, given: Arguments = {}, attribute = ''): string {
    const found = this.attempt(id, given, attribute);
    if (found === null) throw new Error(`${this.language} has no ${id} for ${JSON.stringify(given)}`);
    return found;
  }
}

const guideFile = (slug: string, language: string): string =>
  readFileSync(join(CLIENT, `src/games/${slug}/guide/text/${language}.ftl`), 'utf8');
const gameFile = (slug: string, language: string): string =>
  readFileSync(join(SERVER, slug, `text/${language}.ftl`), 'utf8');
const rulesOf = (slug: string, language: string): string[] =>
  [...readFileSync(join(SERVER, slug, `help/${language}.md`), 'utf8').matchAll(/^- ([A-Z]\d+[a-z]?)\. /gm)].map(
    ([, rule]) => rule!,
  );
/** Every edition as the server sends it, from what the rules wrote for the pads. */
const editionOf = (slug: string): Record<string, Plain> => {
  const text = readFileSync(join(CLIENT, `src/games/${slug}/vectors/vectors.json`), 'utf8');
  return structuredClone((JSON.parse(text) as { edition: Record<string, Plain> }).edition);
};
const variables = (text: string): [string, string[]][] =>
  text
    .split(/\n(?=[a-z][\w-]* =)/)
    .filter((entry) => /^[a-z][\w-]* =/.test(entry))
    .map((entry) => [
      entry.split(' ')[0]!,
      [...new Set([...entry.matchAll(/\$(\w+)/g)].map(([, name]) => name!))].sort(),
    ]);

/** What the guide's page of a game says. */
function page(guide: Guide, slug: string, language: Language, edition: Plain): HTMLElement {
  const words = new Strict(language, gameFile(slug, language));
  return render(guide.Page, { edition, words, guideWords: new Strict(language, guideFile(slug, language)) }).container;
}

afterEach(cleanup);

describe.each(SLUGS)('the guide of %s', (slug) => {
  let guide: Guide;
  beforeAll(async () => {
    guide = (await findGuide(slug, 'en'))!;
  });

  it.each(LANGUAGES)('has every part in %s, with links to rules that are there', async (language) => {
    await uiTexts.use(language);
    const container = page(guide, slug, language, editionOf(slug));
    expect(container.querySelectorAll('h3').length).toBeGreaterThanOrEqual(4);
    expect(container.querySelectorAll('ol > li').length).toBeGreaterThanOrEqual(4);
    const rules = [...container.querySelectorAll<HTMLElement>('a[data-to]')].map((link) => link.dataset['to']!);
    expect(rules.length).toBeGreaterThanOrEqual(8);
    expect(rules.filter((rule) => !rulesOf(slug, language).includes(rule))).toEqual([]);
  });

  it.each(LANGUAGES)('has no figure in its texts in %s, and the ids and variables of English', (language) => {
    const text = guideFile(slug, language);
    const said = text.replaceAll(/^#.*$|^players-\d|\{ \$\w+ \}/gm, '');
    expect(said.match(/.*\d.*/g)).toBeNull();
    expect(variables(text)).toEqual(variables(guideFile(slug, 'en')));
  });

  it('shows the figures of the edition in play', async () => {
    await uiTexts.use('en');
    const edition = editionOf(slug);
    const [part, key] = FIGURES[slug]!;
    const before = page(guide, slug, 'en', edition).textContent;
    const found = edition[part] as Record<string, Plain> | Record<string, Plain>[];
    const entry = Array.isArray(found) ? found[0]! : found;
    entry[key] = Array.isArray(entry[key]) ? [...(entry[key] as number[]).slice(0, -1), 77] : 77;
    const changed = structuredClone(edition); // what was read once is remembered
    expect(before).not.toContain('77');
    expect(page(guide, slug, 'en', changed).textContent).toContain('77');
  });

  it('draws every rule and option that it says it draws', () => {
    const edition = editionOf(slug);
    const words = new Strict('en', gameFile(slug, 'en'));
    expect(guide.pictured.filter((rule) => !rulesOf(slug, 'en').includes(rule))).toEqual([]);
    for (const rule of guide.pictured) {
      expect(render(guide.RulePicture, { rule, edition, words }).container.querySelector('svg *'), rule).toBeTruthy();
      cleanup();
    }
    const choices = [...gameFile(slug, 'en').matchAll(/^option-([a-z]+)-(\w+) =/gm)];
    expect(choices.length).toBeGreaterThanOrEqual(4);
    for (const [, option = '', choice = ''] of choices) {
      const { container } = render(guide.OptionPicture, { option, choice, edition });
      expect(container.querySelector('svg *'), `${option} ${choice}`).toBeTruthy();
      cleanup();
    }
  }, 30_000); // many drawings

  it.each(LANGUAGES)('says in %s how every number of players plays, and where the edition is from', (language) => {
    const say = new Strict(language, guideFile(slug, language));
    const edition = editionOf(slug);
    for (const seats of Object.keys(guide.measured.seats))
      expect(say.text(`players-${seats}`, guide.players(Number(seats), edition))).toMatch(/\p{L}/u);
    const parts = Object.fromEntries(
      Object.keys(edition)
        .filter((part) => part !== 'edition')
        .map((part) => [part, { rulebook: 2, reconstructed: 1 }]),
    );
    const words = new Strict(language, gameFile(slug, language));
    const found = partsBySource({ parts }, words);
    expect(found.map(({ source }) => source)).toEqual(['rulebook', 'reconstructed']);
    for (const part of found.flatMap(({ parts }) => parts)) expect(part).not.toMatch(/^\w+: \d/);
  });
});

describe('a match that was measured', () => {
  it('takes longer with more moments and with more to choose from', () => {
    const match = { moments: 60, decisions: 30, choices: 4 };
    expect(timeOf(match)).toEqual({ from: 5, to: 10 });
    expect(timeOf({ ...match, moments: 600 })).toEqual({ from: 60, to: 110 });
    expect(timeOf({ ...match, choices: 64 })).toEqual({ from: 15, to: 25 });
  });

  it('is the more demanding, the more a player decides', () => {
    const weights = [10, 60, 200].map((decisions) => weightOf({ moments: 1, decisions, choices: 8 }));
    expect(weights).toEqual(['light', 'medium', 'demanding']);
  });
});
