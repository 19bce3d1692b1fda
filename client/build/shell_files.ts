/** Tells the service worker which files the shell consists of, and a name for this build of it. */

import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const PART_OF_SHELL = /\.(js|css|svg)$/;
const ALWAYS = ['/', '/theme.js', '/icon.svg', '/manifest.webmanifest'];

export function shellFiles(): Plugin {
  return {
    name: 'parlour-shell-files',
    apply: 'build',
    enforce: 'post', // after Vite has thrown away what was only style
    generateBundle(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') return;
      const names = Object.keys(bundle).filter((name) => PART_OF_SHELL.test(name) && name !== 'sw.js');
      const files = [...ALWAYS, ...names.sort().map((name) => `/${name}`)];
      const build = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      worker.code = worker.code.replace('__FILES__', JSON.stringify(files)).replace('__BUILD__', JSON.stringify(build));
    },
  };
}
