// npm run advisories: asks the registry which of our packages have advisories, and keeps the answer for the checks, which
// need no network.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './fresh.mjs';
import { keptFrom, packagesIn } from './supply/lock.mjs';

const KEPT = join(root, 'scripts/supply/advisories.json');

const { stdout } = spawnSync('npm', ['audit', '--json'], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const audit = parsed(stdout);
if (audit?.vulnerabilities === undefined) {
  console.error(
    `The registry did not answer: ${audit?.message ?? 'is there a network?'} The kept list stays as it was.`,
  );
  process.exit(1);
}
const packages = packagesIn(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
const kept = keptFrom(
  audit,
  packages,
  JSON.parse(readFileSync(KEPT, 'utf8')),
  new Date().toISOString().slice(0, 10),
);
writeFileSync(KEPT, `${JSON.stringify(kept, undefined, 2)}\n`);
console.log(`${kept.packages.length} packages asked for, ${kept.advisories.length} advisories`);

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
