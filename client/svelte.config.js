import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

const SOURCES = join(import.meta.dirname, 'src');
const components = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.svelte'))
  .sort();

/** The class that keeps a component's styles to itself: its number, for long names make every page larger. */
function cssHash({ filename, hash }) {
  const number = components.indexOf(relative(SOURCES, filename));
  return number < 0 ? `_${hash(filename)}` : `_${number.toString(36)}`;
}

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, cssHash },
};
