/** Sizes come from the tokens: Stylelint refuses others, and no name is used that nobody declares. */

import { globSync, readFileSync } from 'node:fs';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';
import config from '../stylelint.config.js';

async function complaints(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: 'src/kit/any.css', config });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

describe('Stylelint', () => {
  const TOKENS = 'declaration-property-value-disallowed-list';

  it.each([
    'gap: 8px',
    'padding-inline: 0.5rem var(--s2)',
    'margin: calc(100% - 4px)',
    'border-radius: 10px',
    'border-start-start-radius: 1rem',
    'font-size: 14px',
    'font: 700 var(--text) var(--sans)',
    'font: var(--bold) 14px var(--sans)',
    'font-weight: 700',
    'box-shadow: 0 0 0 2px var(--glow)',
    'z-index: 3',
  ])('refuses %s', async (declaration) => {
    expect(await complaints(`.a {\n  ${declaration};\n}\n`)).toEqual([TOKENS]);
  });

  it.each([
    'gap: var(--s2)',
    'padding: 0 var(--s2)',
    'margin-inline-start: 0.4em',
    'border-radius: 50%',
    'font: var(--bold) var(--text) / 1.2 var(--sans)',
    'font-weight: inherit',
    'box-shadow: var(--ring) var(--glow)',
    'z-index: var(--layer-float)',
    'width: 44px',
  ])('accepts %s', async (declaration) => {
    expect(await complaints(`.a {\n  ${declaration};\n}\n`)).toEqual([]);
  });

  it('refuses a selector that asks for the theme', async () => {
    expect(await complaints(":root[data-theme='dark'] {\n  color: red;\n}\n")).toEqual(['selector-disallowed-list']);
  });
});

describe('the names of tokens', () => {
  it('are declared wherever one is used without a value to fall back on', () => {
    const texts = globSync('{src,gallery}/**/*.{css,svelte,ts}').map((file) => readFileSync(file, 'utf8'));
    const all = (pattern: RegExp): Set<string> =>
      new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name ?? '')));
    const declared = all(/(--[a-z][\w-]*)(?:["']?:|=|')/g);
    const missing = [...all(/var\((--[a-z][\w-]*)\)/g)].filter((name) => !declared.has(name) && !name.endsWith('-'));
    expect(missing).toEqual([]);
  });
});

describe('components that use the kit', () => {
  // The compiler says nothing of it in a component that has any class that is computed.
  it('style a class that they give to a part of it from around it: one of their own does not reach it', () => {
    const lost = globSync('src/**/*.svelte').flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const style = text.slice(text.lastIndexOf('<style')).split('\n');
      const given = text.matchAll(/<(?:Button|Panel|Chip|Popover|Sheet)\b[^>]*?\sclass="([^"{]+)"/g);
      const names = [...given].flatMap(([, classes]) => (classes ?? '').split(' '));
      const isLost = (name: string, line: string): boolean =>
        new RegExp(`\\.${name}(?![\\w-])`).test(line.replaceAll(/:global\([^)]*\)/g, ''));
      return names.flatMap((name) => style.filter((line) => isLost(name, line)).map((line) => `${file}:${line}`));
    });
    expect(lost).toEqual([]);
  });
});
