import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { chunks, PURE } from './build/chunks.ts';
import { compressed } from './build/compress.ts';
import { covers } from './build/covers.ts';
import { shellFiles } from './build/shell_files.ts';
import { shortDrawings } from './build/svg.ts';
import { textsWithoutComments } from './build/texts.ts';

const server = process.env['PARLOUR_SERVER'] ?? 'http://127.0.0.1:8000';

const TESTS = ['{tests,src,lint}/**/*.test.ts'];
const NO_DOCUMENT = [
  'lint/*.test.ts',
  'src/kit/words/*.test.ts',
  'src/games/*/{constants,score,speech}.test.ts',
  'src/games/*/{art,board,pad}/**/*.test.ts',
  'tests/{delivery/{budget,svg},pages/setup,picker/tree,scoring/{ranking,sheet},server/outbox,words/{texts,words}}.test.ts',
];

export default defineConfig({
  plugins: [textsWithoutComments(), svelte(), svelteTesting(), shortDrawings(), covers(), shellFiles(), compressed()],
  build: {
    outDir: '../src/parlour/web/static',
    emptyOutDir: true,
    manifest: 'assets/manifest.json', // which files each page is made of: tests/delivery/budget.test.ts
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/sw.ts' },
      treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
      output: {
        // The service worker must keep its address; everything else is named by its content. Every page fetches a list of
        // these names, and hashes cannot be compressed: seven letters tell builds apart as well.
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash:7].js'),
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: { groups: chunks },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: {
    globals: true,
    setupFiles: ['tests/all_texts.ts'],
    projects: [
      // What only computes needs no document, and no worker of its own: modules are loaded once for all these files.
      { extends: true, test: { name: 'no document', environment: 'node', include: NO_DOCUMENT, isolate: false } },
      { extends: true, test: { name: 'pages', environment: 'happy-dom', include: TESTS, exclude: NO_DOCUMENT } },
    ],
  },
});
