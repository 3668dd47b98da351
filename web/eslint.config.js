import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

/** Where our own constant drawings are put in as markup. Nothing that anybody typed or sent may go there. */
const DRAWINGS = [
  'src/games/winter/Beast.svelte',
  'src/games/winter/Card.svelte',
  'src/games/winter/Field.svelte',
  'src/games/winter/Terrain.svelte',
  'src/kit/parts/Drawing.svelte',
  'src/kit/parts/Icon.svelte',
  'src/pages/GameCard.svelte',
]

export default defineConfig(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'smart'],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-undef': 'off', // the compiler knows which names there are
      'object-shorthand': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/no-unused-svelte-ignore': 'off', // it does not see which warnings our compiler options bring
      'svelte/prefer-svelte-reactivity': 'off', // maps and sets here are made anew, never changed once they are shown
      'svelte/require-each-key': 'off', // most of our lists are rows that never change their order
    },
  },
  { files: DRAWINGS, rules: { 'svelte/no-at-html-tags': 'off' } },
)
