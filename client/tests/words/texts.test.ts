/**
 * The shell's texts: the same ids, attributes and variables in all four languages, every one of them is used, and what
 * the pages that are visited most say is fetched with them.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BoardKeys } from '../../src/kit/keys/board_keys';
import { LANGUAGES } from '../../src/kit/words/words';

const SOURCES = join(import.meta.dirname, '../../src');
const OFTEN = 'text';
const TABLES = 'shell/table/text';
const HOME = 'shell/pages/home/text';
const OF_PADS = 'shell/pages/pads/text';
const RARE = 'shell/text';
const OF_EDITIONS = 'shell/editions/text';
const GAMES = ['laar', 'dreamhome', 'hokkaido', 'hamlet'];
const PADS = ['shell/pages/PadPage.svelte', ...GAMES.map((game) => `games/${game}/Pad.svelte`)];
const TABLE = ['shell/pages/TablePage.svelte', ...GAMES.map((game) => `games/${game}/Board.svelte`)];

function read(language: string, folders = [OFTEN, HOME, TABLES, OF_PADS, OF_EDITIONS, RARE]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const files = folders.map((folder) => join(SOURCES, folder, `${language}.ftl`)).filter((file) => existsSync(file));
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  for (const entry of text.split(/\n(?=[a-z][\w-]* =)/)) {
    const id = /^([a-z][\w-]*) =/m.exec(entry)?.[1];
    if (!id) continue;
    expect(found.has(id), `${id} stands twice in ${language}`).toBe(false);
    found.set(id, [...new Set([...entry.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? ''))].sort());
  }
  return found;
}

function sources(): string {
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(SOURCES, name), 'utf8'))
    .join('\n');
}

const AT_ONCE = /^\s*(?:import|export) (?!type)[^;(]*?'(\.[^']+)';/gm;
const SOMETIME = /(?:from |import |import\()'(\.[^']+)'/g;

/** A file and all that it imports: without what is imported only when it is needed, unless that is wanted. */
function closure(file: string, imports = AT_ONCE, found = new Set<string>()): Set<string> {
  if (found.has(file) || !/\.(ts|svelte)$/.test(file)) return found;
  found.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
    const path = join(dirname(file), name);
    const existing = [path, `${path}.ts`].find((candidate) => existsSync(candidate) && /\.\w+$/.test(candidate));
    if (existing) closure(existing, imports, found);
  }
  return found;
}

describe('texts of the shell', () => {
  const english = read('en');

  it.each(LANGUAGES)('%s has the same ids and variables as English', (language) => {
    expect(Object.fromEntries(read(language))).toEqual(Object.fromEntries(english));
  });

  it('has no id that nothing says', () => {
    const code = sources();
    const prefixes = [...code.matchAll(/t\(`([\w-]+-)\$\{/g)].map((match) => match[1] ?? '');
    const unused = [...english.keys()].filter(
      (id) => !code.includes(`'${id}'`) && !prefixes.some((prefix) => id.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });

  it.each([
    ['the first page', [OFTEN, HOME], ['main.ts', 'shell/pages/Home.svelte']],
    ['pads', [OFTEN, OF_PADS], PADS],
    ['tables', [OFTEN, TABLES], TABLE],
  ])('has what %s say among the texts that are fetched with them', (_, folders, sources) => {
    const files = new Set(sources.flatMap((source) => [...closure(join(SOURCES, source))]));
    expect(files.size).toBeGreaterThan(30);
    const code = [...files].map((file) => readFileSync(file, 'utf8')).join('\n');
    const used = [...code.matchAll(/(?<![\w.])t\(\s*'([\w-]+)'/g)].map((match) => match[1] ?? '');
    const put = [...code.matchAll(/(?<![\w.])t\(\s*`([\w-]+-)\$\{[^}]*\}([\w-]*)`/g)];
    const patterns = put.map(
      ([, before, after]) => new RegExp(after ? `^${before}(newer|broken)${after}$` : `^${before}`),
    );
    const fetched = read('en', folders);
    const missing = [...english.keys()].filter((id) => !fetched.has(id));
    expect(missing.filter((id) => used.includes(id) || patterns.some((pattern) => pattern.test(id)))).toEqual([]);
  });

  it('has every id that the code says', () => {
    const used = [...sources().matchAll(/\bt\('([\w-]+)'/g)].map((match) => match[1] ?? '');
    expect(used.filter((id) => !english.has(id) && id !== 'id')).toEqual([]);
  });
});

describe('texts of the editors of editions', () => {
  const EDITORS = GAMES.filter((game) => existsSync(join(SOURCES, 'games', game, 'editor')));

  it('are there for the games that have one', () => {
    expect(EDITORS).toContain('laar');
  });

  it.each(EDITORS)('of %s are the same in all languages, and all that its forms say is there', (game) => {
    const folder = `games/${game}/editor`;
    const english = read('en', [`${folder}/text`]);
    for (const language of LANGUAGES)
      expect(Object.fromEntries(read(language, [`${folder}/text`])), language).toEqual(Object.fromEntries(english));
    const names = readdirSync(join(SOURCES, folder)).filter((name) => /\.(svelte|ts)$/.test(name));
    const code = names.map((name) => readFileSync(join(SOURCES, folder, name), 'utf8')).join('\n');
    const used = [...code.matchAll(/\bsay\.text\(\s*'([\w-]+)'/g)].map((match) => match[1] ?? '');
    expect(used.length).toBeGreaterThan(3);
    expect(used.filter((id) => !english.has(id))).toEqual([]);
  });
});

describe.each(GAMES)('texts of the board and the pad of %s', (game) => {
  const [ofBoard, ofPad, ofBoth] = ['text', 'pad/text', 'common/text'].map((folder) => `games/${game}/${folder}`);
  const english = read('en', [ofBoard!, ofPad!, ofBoth!]);

  it.each(LANGUAGES)('in %s have the same ids and variables as in English', (language) => {
    expect(english.size).toBeGreaterThan(30);
    expect(Object.fromEntries(read(language, [ofBoard!, ofPad!, ofBoth!]))).toEqual(Object.fromEntries(english));
  });

  it.each(LANGUAGES)('in %s name every key of the board, and no other', async (language) => {
    const { keys } = (await import(`../../src/games/${game}/keys/keys.ts`)) as { keys: BoardKeys };
    const named = [...read(language, [`games/${game}/keys/text`]).keys()];
    expect(named).toEqual(keys.keys.map(({ text }) => text));
    expect(new Set(keys.keys.flatMap(({ on }) => on)).size).toBe(keys.keys.flatMap(({ on }) => on).length);
  });

  it.each([
    ['board', ['Board.svelte', 'speech.ts'], ofBoard!],
    ['pad', ['Pad.svelte'], ofPad!],
  ])('stand where the %s finds them', (_, sources, folder) => {
    const files = new Set(sources.flatMap((source) => [...closure(join(SOURCES, 'games', game, source), SOMETIME)]));
    const code = [...files].map((file) => readFileSync(file, 'utf8')).join('\n');
    const used = [...code.matchAll(/boardWords\s*\.text\(\s*'([\w-]+)'/g)].map((match) => match[1] ?? '');
    expect(used.length).toBeGreaterThan(5);
    const fetched = read('en', [folder, ofBoth!]);
    expect(used.filter((id) => !fetched.has(id))).toEqual([]);
  });
});
