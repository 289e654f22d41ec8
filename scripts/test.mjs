// npm test: every check of the house, in the order in which a failure is cheapest to read.
import './node-version.mjs';

const { spawn } = await import('node:child_process');
const { existsSync, readFileSync, rmSync } = await import('node:fs');
const { createServer } = await import('node:net');
const { join } = await import('node:path');
const { parseArgs } = await import('node:util');
const { ensureBrowser } = await import('./browser.mjs');
const { ensureInstalled, root } = await import('./fresh.mjs');

const formatted = '**/*.{ts,js,mjs,cjs,svelte,css,html,json}';
const unitReport = 'reports/vitest.json';
const pageReport = 'reports/playwright.json';

const steps = [
  {
    name: 'format',
    about: 'Prettier',
    run: () => bin('prettier', '--check', '--log-level', 'warn', formatted),
  },
  { name: 'lint', about: 'ESLint', run: () => bin('eslint', '.', '--concurrency', '2') },
  { name: 'types', about: 'tsc and svelte-check', run: checkTypes },
  {
    name: 'boundaries',
    about: 'dependency-cruiser: which package may import which',
    run: () =>
      bin('depcruise', '--config', 'scripts/boundaries.cjs', '--output-type', 'err-long', 'packages'),
  },
  { name: 'dead-code', about: 'knip: unused files, exports, dependencies', run: () => bin('knip') },
  { name: 'sizes', about: 'longest files and functions', run: () => script('sizes.mjs') },
  {
    name: 'rules',
    about: 'every numbered rule is implemented and tested',
    run: () => script('check-rules.mjs'),
  },
  { name: 'editions', about: 'no rule asks which edition it is in', run: () => script('check-editions.mjs') },
  { name: 'words', about: 'the catalogues of all languages', run: () => script('check-words.mjs') },
  { name: 'unit', about: 'vitest', run: runUnitTests },
  { name: 'build', about: 'vite build', run: () => script('build.mjs') },
  { name: 'e2e', about: 'Playwright, on what the build step made', run: runPageTests },
];

const checks = steps
  .map((step) => step.name)
  .slice(
    0,
    steps.findIndex((step) => step.name === 'unit'),
  );

const usage = `Runs the checks and tests, stopping at the first that fails.

  npm test                          all of them
  npm test -- --only unit           one
  npm test -- --only build,e2e      some
  npm test -- --only check          all that need no test runner

${steps.map(({ name, about }) => `  ${name.padEnd(12)}${about}`).join('\n')}`;

const tally = { passed: 0, failed: 0, skipped: 0 };

await main();

async function main() {
  const chosen = chooseSteps();
  ensureInstalled();
  if (chosen.some((step) => step.name === 'e2e')) ensureBrowser();
  const start = Date.now();
  for (const step of chosen) await runStep(step);
  console.log(`\nDone in ${seconds(start)}`);
  if (chosen.some((step) => step.name === 'unit' || step.name === 'e2e')) console.log(tallyLine());
}

function chooseSteps() {
  const { only, help } = readOptions();
  if (help) {
    console.log(usage);
    process.exit(0);
  }
  if (!only) return steps;
  const names = only
    .flatMap((list) => list.split(','))
    .flatMap((name) => (name === 'check' ? checks : [name]));
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) stop(`There is no check called '${unknown}'.\n\n${usage}`, 2);
  return steps.filter((step) => names.includes(step.name));
}

function readOptions() {
  try {
    return parseArgs({
      options: { only: { type: 'string', multiple: true }, help: { type: 'boolean', short: 'h' } },
    }).values;
  } catch (error) {
    return stop(`${error.message}\n\n${usage}`, 2);
  }
}

async function runStep({ name, about, run }) {
  console.log(`\n=== ${name}: ${about}`);
  const start = Date.now();
  const ok = await run();
  if (!ok) stop(`\n=== ${name} FAILED after ${seconds(start)}`, 1);
  console.log(`=== ${name} ok, ${seconds(start)}`);
}

function stop(message, code) {
  console.error(message);
  process.exit(code);
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

async function checkTypes() {
  const pages = ['--workspace', 'packages/web', '--tsconfig', 'tsconfig.src.json', '--fail-on-warnings'];
  const checked = await Promise.all([bin('tsc', '-b'), bin('svelte-check', ...pages)]);
  return checked.every((ok) => ok);
}

async function runUnitTests() {
  rmSync(join(root, unitReport), { force: true });
  const ok = await bin(
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  );
  const report = readReport(unitReport);
  return count(ok, report?.numPassedTests, report?.numFailedTests, report?.numPendingTests);
}

async function runPageTests() {
  rmSync(join(root, pageReport), { force: true });
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, pageReport), E2E_PORT: String(await freePort()) };
  const ok = await run(process.execPath, [binPath('playwright'), 'test', '--reporter=list,json'], env);
  const { expected, unexpected, flaky, skipped } = readReport(pageReport)?.stats ?? {};
  return count(ok, expected, unexpected + flaky, skipped);
}

function readReport(path) {
  return existsSync(join(root, path)) ? JSON.parse(readFileSync(join(root, path), 'utf8')) : undefined;
}

function count(ok, passed = 0, failed = 0, skipped = 0) {
  tally.passed += passed;
  tally.failed += failed;
  tally.skipped += skipped;
  if (ok && passed === 0) console.error('No test ran.');
  return ok && passed > 0 && failed === 0;
}

function tallyLine() {
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
  return `${tally.passed} passed, ${tally.failed} failed${skipped}`;
}

function script(file) {
  return run(process.execPath, [join(root, 'scripts', file)]);
}

function bin(name, ...args) {
  return run(process.execPath, [binPath(name), ...args]);
}

// A tool's own script run by this Node: no shell, no npx, the same on every system.
function binPath(name) {
  const packageOf = { tsc: 'typescript', depcruise: 'dependency-cruiser', playwright: '@playwright/test' };
  const folder = join(root, 'node_modules', packageOf[name] ?? name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

/** Whether the program ended well. */
function run(program, args, env = {}) {
  return new Promise((done) => {
    spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
      .on('error', (error) => {
        console.error(error.message);
        done(false);
      })
      .on('exit', (code) => done(code === 0));
  });
}

// Any free one, so that two copies of the repository can be tested on one machine.
function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}
