/**
 * Tells the service worker what this build consists of: the files of the shell, which are always kept, and the files of
 * what a score pad needs, which are kept for pads that were opened. What else is visited, the worker keeps by itself.
 */

import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

const ALWAYS = ['/', '/theme.js', '/icon.svg', '/manifest.webmanifest'];
/** Every page begins with the first; the others help with the keyboard and with more contrast, also without a network. */
const OF_EVERY_PAGE = ['index.html', 'src/shell/browser/reachable.ts', 'src/style/contrast.css'];
/** What pads are made of, by the sources that are fetched by themselves. */
const OF_PADS =
  /^src\/(shell\/pages\/PadPage\.svelte|kit\/pad\/PlainPad\.svelte|games\/\w+\/Pad\.svelte|(games\/\w+\/(pad|common)\/|shell\/pages\/pads\/)?text\/\w+\.ftl)$/;

export function shellFiles(): Plugin {
  let root = '';
  return {
    name: 'parlour-shell-files',
    apply: 'build',
    enforce: 'post', // after Vite has thrown away what was only style
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') return;
      const sources = filesBySource(bundle, root);
      const shell = [...new Set([...ALWAYS, ...OF_EVERY_PAGE.flatMap((source) => sources.get(source) ?? [])])];
      const pads = Object.fromEntries([...sources].filter(([source]) => OF_PADS.test(source)).sort());
      const fonts = Object.keys(bundle)
        .filter((name) => name.endsWith('.woff2'))
        .sort()
        .map(addressOf);
      const build = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
      worker.code = worker.code
        .replaceAll('__SHELL__', JSON.stringify(shell))
        .replaceAll('__PADS__', JSON.stringify(pads))
        .replaceAll('__FONTS__', JSON.stringify(fonts))
        .replaceAll('__BUILD__', JSON.stringify(build));
    },
  };
}

const addressOf = (file: string): string => `/${file}`;

/** The files of every source that is fetched by itself: its own first, then all that it imports. */
function filesBySource(bundle: Rolldown.OutputBundle, root: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  for (const { originalFileNames, fileName } of Object.values(bundle).filter((file) => file.type === 'asset'))
    for (const source of originalFileNames) found.set(source, [addressOf(fileName)]);
  // A source that shares its file with others has no file that is named after it.
  for (const chunk of chunks)
    for (const id of chunk.moduleIds) found.set(sourceOf(id, root), [...closure(chunk, bundle)].map(addressOf));
  for (const chunk of chunks)
    if (chunk.facadeModuleId)
      found.set(sourceOf(chunk.facadeModuleId, root), [...closure(chunk, bundle)].map(addressOf));
  return found;
}

const sourceOf = (id: string, root: string): string => id.replace(`${root}/`, '').replace(/\?.*/, '');

function closure(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') closure(imported, bundle, found);
  }
  return found;
}
