/**
 * What pages fetch: script and style, compressed, without fonts, in the language with the longest texts. Measured on
 * what was built. Parts that are fetched when somebody opens them do not count, nor what comes from the server's API.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/kit/words/words';

const STATIC = join(import.meta.dirname, '../../../src/parlour/web/static');
const CLIENT = join(import.meta.dirname, '../..');
const PAGE = readFileSync(join(STATIC, 'index.html'), 'utf8');
const GAMES = ['laar', 'dreamhome', 'hokkaido', 'hamlet'];
const KB = 1024;
const MOST = { first: 60 * KB, requests: 12, table: 110 * KB, pad: 80 * KB };

/** Vite's manifest: what each source that is fetched by itself was built into. */
interface Built {
  name?: string;
  file: string;
  imports?: string[];
  css?: string[];
}
const MANIFEST: Record<string, Built> = JSON.parse(readFileSync(join(STATIC, 'assets/manifest.json'), 'utf8'));

/** A file that several sources share, by the name that build/chunks.ts gives it. */
const named = (name: string): Built | undefined => Object.values(MANIFEST).find((built) => built.name === name);

/** The files of these sources, with all that they import. */
function filesOf(sources: string[], found = new Set<string>()): Set<string> {
  for (const source of sources) {
    const built = MANIFEST[source] ?? MANIFEST[`${source}?raw`] ?? named(source);
    if (!built) throw new Error(`${source} is no file of the build`);
    if (found.has(built.file)) continue;
    for (const file of [built.file, ...(built.css ?? [])]) found.add(file);
    filesOf(built.imports ?? [], found);
  }
  return found;
}

function load(language: string, ...sources: string[]): Map<string, number> {
  const atFirst = [...PAGE.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? '');
  const files = new Set([...atFirst, ...filesOf(['index.html', `src/text/${language}.ftl`, ...sources])]);
  return new Map([...files].map((name) => [name, gzipSync(readFileSync(join(STATIC, name))).length]));
}

/** A game's own texts in these of its folders, where it has them. */
const textsOf = (game: string, ...folders: string[]): string[] =>
  folders
    .map((folder) => `src/games/${game}/${folder}/LANG.ftl`)
    .filter((name) => existsSync(join(CLIENT, name.replace('LANG', 'en'))));

const total = (sizes: Map<string, number>): number => [...sizes.values()].reduce((sum, size) => sum + size, 0);

/** What is fetched in the language in which it is most; sources name the language as `LANG`. */
function heaviest(name: string, ...sources: string[]): Map<string, number> {
  const loads = LANGUAGES.map((language) =>
    load(language, ...sources.map((source) => source.replace('LANG', language))),
  );
  const most = loads.reduce((a, b) => (total(b) > total(a) ? b : a));
  console.info(`${name}: ${(total(most) / KB).toFixed(1)} kB gz in ${most.size} files`);
  return most;
}

describe('what is fetched', () => {
  it('for the first page is at most 60 kB in 12 requests', () => {
    const sizes = heaviest('first page', 'src/shell/pages/Home.svelte', 'src/shell/pages/home/text/LANG.ftl');
    expect(total(sizes)).toBeLessThanOrEqual(MOST.first);
    expect(sizes.size).toBeLessThanOrEqual(MOST.requests);
  });

  it.each(GAMES)('for a table of %s is within its limit', (game) => {
    const boardFiles = [`${game}-board`, ...textsOf(game, 'text', 'common/text')];
    const sizes = heaviest(`table of ${game}`, 'table', 'src/shell/table/text/LANG.ftl', ...boardFiles);
    expect(total(sizes)).toBeLessThanOrEqual(MOST.table);
  });

  it.each(GAMES)('for a pad of %s is within its limit', (game) => {
    const padFiles = [`src/games/${game}/Pad.svelte`, ...textsOf(game, 'pad/text', 'common/text')];
    const sizes = heaviest(`pad of ${game}`, 'pads', 'src/shell/pages/pads/text/LANG.ftl', ...padFiles);
    expect(total(sizes)).toBeLessThanOrEqual(MOST.pad);
  });

  it('has no inline script or style, and no other host', () => {
    expect(PAGE).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|https?:/);
  });

  it('ahead of need is the shell, and nothing else', () => {
    const worker = readFileSync(join(STATIC, 'sw.js'), 'utf8');
    expect(worker).not.toMatch(/__[A-Z]+__/); // every list is written in
    const [, list = ''] = /["'`]\/["'`],([^\]]*)\]/.exec(worker) ?? [];
    const ahead = list.split(',').map((name) => name.slice(2, -1));
    const help = filesOf(['index.html', 'src/shell/browser/reachable.ts', 'src/style/contrast.css']);
    const shell = [...help, 'theme.js', 'icon.svg', 'manifest.webmanifest'];
    expect(ahead.toSorted()).toEqual(shell.toSorted());
  });

  it('is all there', () => {
    for (const { file, css = [] } of Object.values(MANIFEST))
      for (const name of [file, ...css]) expect(existsSync(join(STATIC, name)), name).toBe(true);
  });
});
