// npm run mutate -- --scope engine: changes the sources of one part, one place at a time, and lists what no test notices.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './fresh.mjs';
import { reportOf, scopes } from './mutation-scopes.mjs';
import { summarize } from './mutation-summary.mjs';
import { tool } from './test/commands.mjs';

const USAGE = `npm run mutate -- --scope SCOPE [--files GLOB] [--sample SHARE [--seed SEED]] [-- OPTIONS]

Changes the sources of a part, one place at a time, and lists every change that no test notices. Ends with a table of
all files, and fails where fewer changes are noticed than the part needs.

  --scope SCOPE  the part:
${Object.entries(scopes)
  .map(
    ([name, { mutate, least }]) => `                   ${name.padEnd(9)} ${mutate[0]}, at least ${least} %`,
  )
  .join('\n')}
  --files GLOB   only these files of the part, as in 'packages/engine/src/chance/*.ts'; what earlier runs found of the
                 others is kept and counts in the table
  --sample SHARE only this share of the functions, from 0 to 1, chosen by the seed; the share noticed is told with its
                 interval of 95 %
  OPTIONS        passed to Stryker, as in --concurrency 1 (2 by default) or --force, which forgets earlier runs`;

const { scope, files, sample, seed, options } = readArguments();
ensureInstalled();
const report = join(root, reportOf(scope));
rmSync(report, { force: true });
const failed = await mutate();
if (failed !== 0) process.exit(failed);
process.exitCode = summarize(scope, report, scopes[scope].least, sample !== undefined) ? 0 : 1;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        scope: { type: 'string' },
        files: { type: 'string' },
        sample: { type: 'string' },
        seed: { type: 'string', default: '1' },
        help: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    if (values.help) leave(0);
    if (!Object.hasOwn(scopes, values.scope ?? '')) leave(2);
    if (values.sample !== undefined && !isShare(Number(values.sample))) leave(2);
    return { ...values, files: values.files ?? '', options: positionals };
  } catch (problem) {
    console.error(problem.message);
    return leave(2);
  }
}

function isShare(share) {
  return share > 0 && share <= 1;
}

function leave(code) {
  console.log(USAGE);
  process.exit(code);
}

/** The exit code of Stryker, which fails where the tests fail without any change. */
function mutate() {
  const { file, args } = tool('stryker', 'run', 'scripts/stryker.config.mjs', ...options);
  const env = { ...process.env, MUTATION_SCOPE: scope, MUTATION_FILES: files };
  if (sample !== undefined) Object.assign(env, { MUTATION_SAMPLE: sample, MUTATION_SEED: seed });
  return new Promise((done) => {
    spawn(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit', env }).on('exit', (code) =>
      done(code ?? 1),
    );
  });
}
