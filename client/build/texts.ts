/** Leaves the comments of Fluent files out of the build: they are written for translators. */

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const TEXTS = /\.ftl\?raw$/;

export function textsWithoutComments(): Plugin {
  return {
    name: 'parlour-texts',
    apply: 'build',
    enforce: 'pre', // before Vite reads the file itself
    load(id) {
      if (!TEXTS.test(id)) return null;
      const file = id.replace(/\?raw$/, '');
      this.addWatchFile(file);
      return `export default ${JSON.stringify(withoutComments(readFileSync(file, 'utf8')))}`;
    },
  };
}

/** A Fluent file without its comments. */
export function withoutComments(text: string): string {
  return text.replaceAll(/^#.*\n/gm, '');
}
