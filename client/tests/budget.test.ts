/** The first load: script and style of the home page, compressed, without fonts. Measured on what was built. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const STATIC = join(import.meta.dirname, '../../src/parlour/web/static');
const MOST = 120 * 1024;

function firstLoad(): Map<string, number> {
  const page = readFileSync(join(STATIC, 'index.html'), 'utf8');
  const found = new Map<string, number>();
  const take = (name: string): void => {
    if (found.has(name)) return;
    const content = readFileSync(join(STATIC, name));
    found.set(name, gzipSync(content).length);
    if (!name.endsWith('.js')) return;
    for (const match of content.toString().matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
      take(`assets/${match[1]}`);
  };
  for (const match of page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)) take(match[1] ?? '');
  return found;
}

describe('the first load', () => {
  it('is there', () => expect(existsSync(join(STATIC, 'index.html')), 'run `npm run build` first').toBe(true));

  it('is at most 120 kB of script and style', () => {
    const sizes = firstLoad();
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    console.info(`first load: ${(total / 1024).toFixed(1)} kB gz in ${sizes.size} files`);
    expect(total).toBeLessThanOrEqual(MOST);
  });

  it('is what the service worker keeps, all of it there', () => {
    const worker = readFileSync(join(STATIC, 'sw.js'), 'utf8');
    const files = [...worker.matchAll(/["'`]\/(assets\/[^"'`]+)["'`]/g)].map((match) => match[1] ?? '');
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((name) => !existsSync(join(STATIC, name)))).toEqual([]);
  });

  it('has no inline script or style, and no other host', () => {
    const page = readFileSync(join(STATIC, 'index.html'), 'utf8');
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|https?:/);
  });
});
