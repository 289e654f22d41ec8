// npm run mutate -- --scope engine: changes the sources of one part, one place at a time, and lists what no test notices.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './fresh.mjs';
import { scopes } from './mutation-scopes.mjs';
import { tool } from './test/commands.mjs';

const { values, positionals } = parseArgs({
  options: { scope: { type: 'string', default: 'games' } },
  allowPositionals: true,
});
if (!Object.hasOwn(scopes, values.scope)) {
  console.error(`npm run mutate -- --scope ${Object.keys(scopes).join(' | ')} [-- options of Stryker]`);
  process.exit(2);
}
ensureInstalled();
const { file, args } = tool('stryker', 'run', 'scripts/stryker.config.mjs', ...positionals);
spawn(process.execPath, [file, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, MUTATION_SCOPE: values.scope },
}).on('exit', (code) => process.exit(code ?? 1));
