import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { chunks } from './build/chunks.ts';
import { compressed } from './build/compress.ts';
import { covers } from './build/covers.ts';
import { shellFiles } from './build/shell_files.ts';

const server = process.env['PARLOUR_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), covers(), shellFiles(), compressed()],
  build: {
    outDir: '../src/parlour/web/static',
    emptyOutDir: true,
    manifest: 'assets/manifest.json', // which files each page is made of: tests/budget.test.ts
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/sw.ts' },
      output: {
        // The service worker must keep its address; everything else is named by its content.
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: chunks },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: {
    environment: 'happy-dom',
    include: ['{tests,src,lint}/**/*.test.ts'],
    globals: true,
    setupFiles: ['tests/all_texts.ts'],
  },
});
