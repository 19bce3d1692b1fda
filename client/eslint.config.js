import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import effectWrites from './lint/effect_writes.js';
import importLayers from './lint/import_layers.ts';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['dist/'] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { parlour: { rules: { 'effect-writes': effectWrites, 'import-layers': importLayers } } },
    rules: {
      'parlour/effect-writes': 'error',
      'parlour/import-layers': 'error',
      'no-undef': 'off', // svelte-check knows the types, globals included
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      // A type has an index signature of its own, an interface has not: plain data must be assignable to `Plain`.
      '@typescript-eslint/consistent-type-definitions': 'off',
      // The collections it finds are made and read in one place; where one is shown, it is made anew when it changes.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    // Written by tools/make_types.py.
    files: ['src/generated/**', 'src/games/*/generated.ts'],
    rules: {
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/array-type': 'off',
    },
  },
  {
    // A value that is missing fails the test, which says where.
    files: ['**/*.test.ts', 'tests/**', 'src/kit/testing/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
