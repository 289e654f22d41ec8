import js from '@eslint/js';
import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const pure = ['packages/{engine,games,bots}/src/**/*.ts'];
const tests = [
  '**/*.test.ts',
  'packages/*/test/**/*.ts',
  'packages/*/e2e/**/*.ts',
  'packages/*/src/testing/**/*.ts',
];
const plain = ['**/*.{js,mjs,cjs}'];

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Name it: a named export is found by search and renamed everywhere at once.',
};

const noSharedState = {
  selector: ':matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind!="const"]',
  message: 'A variable of the whole module is shared by every game in the process; put it in the state.',
};

const noBooleanParameter = {
  selector:
    'ExportNamedDeclaration > FunctionDeclaration > Identifier.params[typeAnnotation.typeAnnotation.type="TSBooleanKeyword"]',
  message: 'A bare true tells the reader nothing; make two functions or a named option.',
};

const noAwaitWithoutCatch = {
  selector: 'SvelteAwaitBlock:not(:has(> SvelteAwaitCatchBlock))',
  message: 'What is fetched may not come: say so in {:catch}.',
};

// The boundary check sees a component only after compilation, when its type imports are gone.
const insideOfOthers = {
  regex: '/(engine|games|bots|protocol|server|cli)/src/|^@topsail/(server|cli)',
  message: 'Packages meet at their index, and a program is imported by nobody.',
};

const allRules = {
  name: '@topsail/games',
  importNames: ['games', 'gameOf', 'knownGameOf'],
  message:
    'They bring the rules of every game: choose by `offers`, and take the rules from the client of a game.',
};

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/node_modules/',
    'reports/',
    'test-results/',
    'playwright-report/',
    '.stryker-tmp/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  comments.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      '@eslint-community/eslint-comments/require-description': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // There are no enums (erasableSyntaxOnly), and looking for them takes a tenth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      eqeqeq: 'error',
      'max-depth': ['warn', 4],
      'max-lines-per-function': ['warn', { max: 60, skipComments: true, skipBlankLines: true }],
      'max-params': ['warn', 5],
      'no-restricted-syntax': ['error', noDefaultExport],
    },
  },
  {
    files: pure,
    ignores: tests,
    rules: {
      // Where an index is sure by construction: these packages compile without noUncheckedIndexedAccess.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
      'no-restricted-globals': [
        'error',
        { name: 'Date', message: 'The rules have no clock: the same record must replay the same tomorrow.' },
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message:
            'Luck is a parameter: take it from Chance, so that it can be scripted, recorded and replayed.',
        },
      ],
      'no-restricted-syntax': ['error', noDefaultExport, noSharedState, noBooleanParameter],
    },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
      'max-lines-per-function': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser }, globals: globals.browser },
    rules: {
      'no-undef': 'off',
      'prefer-const': 'off',
      // There are no stores: state is in runes.
      'svelte/require-store-reactive-access': 'off',
      'no-restricted-imports': ['error', { patterns: [insideOfOthers] }],
      'no-restricted-syntax': ['error', noDefaultExport, noAwaitWithoutCatch],
    },
  },
  {
    files: ['packages/web/src/**/*.{ts,svelte}'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [insideOfOthers], paths: [allRules] }] },
  },
  { files: ['**/*.{config,runner}.{js,ts,mjs}'], rules: { 'no-restricted-syntax': 'off' } },
  { files: plain, ...tseslint.configs.disableTypeChecked },
  { files: plain, languageOptions: { globals: globals.node } },
  // dependency-cruiser reads CommonJS.
  { files: ['scripts/boundaries.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['packages/web/public/*.js'], languageOptions: { globals: globals.browser } },
);
