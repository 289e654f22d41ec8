import { join } from 'node:path';
import { root } from '../fresh.mjs';
import { freePort, script, tool } from './commands.mjs';
import { pageTests, unitTests } from './reports.mjs';

const components = ['--workspace', 'packages/web', '--tsconfig', 'tsconfig.src.json', '--fail-on-warnings'];
// A rule that reads types may miss what changed in another file; a fresh clone, as in CI, has no cache.
export const lintCache = [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  'node_modules/.cache/eslint/',
];
const formatted = '**/*.{ts,js,mjs,cjs,svelte,css,html,json}';
export const unitReport = { path: 'reports/vitest.json', read: unitTests };
const pageReport = { path: 'reports/playwright.json', read: pageTests };

export const types = [
  check('types', 'tsc: packages, tests and scripts', () => tool('tsc', '-b')),
  check('page-types', 'svelte-check: components', () => tool('svelte-check', ...components)),
];

/**
 * All steps of `npm test`. A free core takes the first step that can start, so the long ones come first, and those that use
 * all cores last. `after` names the step whose result a step needs.
 */
export const steps = [
  check('lint', 'ESLint', () => tool('eslint', '.', ...lintCache)),
  ...types,
  check('format', 'Prettier', () => tool('prettier', '--check', '--log-level', 'warn', '--cache', formatted)),
  check('boundaries', 'dependency-cruiser: which package may import which', () =>
    tool('depcruise', '--config', 'scripts/boundaries.cjs', '--output-type', 'err-long', 'packages'),
  ),
  check('layers', 'layers of the pages, imports of types included', () => script('check-layers.mjs')),
  check('dead-code', 'knip: unused files, exports, dependencies', () => tool('knip')),
  check('sizes', 'longest files and functions', () => script('sizes.mjs')),
  check('rules', 'every numbered rule is implemented and tested', () => script('check-rules.mjs')),
  check('editions', 'no rule asks which edition it is in', () => script('check-editions.mjs')),
  check('style', 'every value of style is on the scale', () => script('check-style.mjs')),
  check('words', 'the catalogues of all languages', () => script('check-words.mjs')),
  check('parts', 'a game without a part is a type error that names it', () => script('check-parts.mjs')),
  check('supply', 'licences, install scripts and kept advisories of what we use', () =>
    script('check-supply.mjs'),
  ),
  check('recipe', 'what a game takes, as CONTRIBUTING.md counts it', () => script('check-recipe.mjs')),
  { name: 'build', about: 'pages, server and command line', command: () => script('build.mjs') },
  {
    name: 'unit',
    about: 'vitest',
    fillsCores: true,
    command: () => unitCommand(),
    report: unitReport,
  },
  {
    name: 'e2e',
    about: 'Playwright, on what the build step made',
    fillsCores: true,
    after: 'build',
    needsBrowser: true,
    command: () => pageCommand(),
    report: pageReport,
  },
];

/** Run only on request: measurements in milliseconds need a machine without other load. */
export const extraSteps = [
  {
    name: 'pace',
    about: 'Playwright: smoothness and pauses in milliseconds',
    fillsCores: true,
    after: 'build',
    needsBrowser: true,
    command: () => pageCommand('--config', 'playwright.pace.config.ts'),
    report: pageReport,
  },
];

export function check(name, about, command) {
  return { name, about, command, isCheck: true };
}

export function unitCommand(...args) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport.path}`];
  return tool('vitest', 'run', ...reporters, ...args);
}

async function pageCommand(...args) {
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, pageReport.path),
    E2E_PORT: String(await freePort()),
  };
  return { ...tool('playwright', 'test', '--reporter=list,json', ...args), env };
}
