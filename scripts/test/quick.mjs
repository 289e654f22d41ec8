import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../fresh.mjs';
import { tool } from './commands.mjs';
import { check, lintCache, types, unitCommand, unitReport } from './steps.mjs';

/**
 * The steps of `npm run test:quick`: all types, and for the files that differ from main (on main: from the last commit) the
 * format, the lint, and the unit tests that import them. Property tests run shorter.
 */
export function quickSteps() {
  const since = base();
  const changed = filesSince(since);
  console.log(`${changed.length} files differ from ${since}`);
  const formatted = changed.filter((path) => /\.(ts|js|mjs|cjs|svelte|css|html|json)$/.test(path));
  const linted = changed.filter((path) => /\.(ts|js|mjs|cjs|svelte)$/.test(path));
  return [
    unit(since),
    ...types,
    ...ofFiles(linted, 'lint', () => tool('eslint', ...lintCache, '--no-warn-ignored', ...linted)),
    ...ofFiles(formatted, 'format', () =>
      tool('prettier', '--check', '--log-level', 'warn', '--ignore-unknown', ...formatted),
    ),
  ];
}

function unit(since) {
  const slow = ['**/drills/**', 'packages/cli/test/**', '**/*-property.test.ts'];
  const command = unitCommand(
    `--changed=${since}`,
    '--passWithNoTests',
    ...slow.map((files) => `--exclude=${files}`),
  );
  return {
    name: 'unit',
    about: 'vitest: tests that import what changed',
    command: () => ({ ...command, env: { TOPSAIL_SHORT: '1' } }),
    report: { ...unitReport, mayBeEmpty: true },
  };
}

function ofFiles(files, name, command) {
  return files.length === 0 ? [] : [check(name, `${files.length} changed files`, command)];
}

/** The commit at which this branch left main; on main the last commit. */
function base() {
  const head = git('rev-parse', 'HEAD');
  const main = ['origin/main', 'main'].find((name) => tryGit('rev-parse', '--verify', '--quiet', name));
  return (main && tryGit('merge-base', 'HEAD', main)) || head;
}

function filesSince(commit) {
  const known = git('diff', '--name-only', '--diff-filter=d', commit).split('\n');
  const fresh = git('ls-files', '--others', '--exclude-standard').split('\n');
  return [...known, ...fresh].filter((path) => path !== '' && existsSync(join(root, path)));
}

function tryGit(...args) {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}

function git(...args) {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
