// npm run mutate -- --scope engine: changes the sources of one part, one place at a time, and lists what no test notices.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './fresh.mjs';
import { scopes } from './mutation-scopes.mjs';
import { tool } from './test/commands.mjs';

const { values, positionals } = parseArgs({
  options: { scope: { type: 'string', default: 'games' }, files: { type: 'string' } },
  allowPositionals: true,
});
if (!Object.hasOwn(scopes, values.scope)) {
  console.error(
    `npm run mutate -- --scope ${Object.keys(scopes).join(' | ')} [--files GLOB] [-- options of Stryker]

  --files GLOB   only these files of the scope, as in 'packages/engine/src/chance/*.ts'; what earlier runs found of the
                 others is kept and counts in the score`,
  );
  process.exit(2);
}
ensureInstalled();
const { file, args } = tool('stryker', 'run', 'scripts/stryker.config.mjs', ...positionals);
spawn(process.execPath, [file, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, MUTATION_SCOPE: values.scope, MUTATION_FILES: values.files ?? '' },
}).on('exit', (code) => process.exit(code ?? 1));
