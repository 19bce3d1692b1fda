/** The shell's texts: the same ids, attributes and variables in all four languages, and every one of them is used. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/kit/words/words';

const SOURCES = join(import.meta.dirname, '../src');

function read(language: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const text = readFileSync(join(SOURCES, `text/${language}.ftl`), 'utf8');
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

  it('has every id that the code says', () => {
    const said = [...sources().matchAll(/\bt\('([\w-]+)'/g)].map((match) => match[1] ?? '');
    expect(said.filter((id) => !english.has(id) && id !== 'id')).toEqual([]);
  });
});
