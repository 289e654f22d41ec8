// Checks what we use of others, from the lock file alone. See HELP below.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './fresh.mjs';
import {
  advisoryFaults,
  advisoryWords,
  keptListFaults,
  licenceFaults,
  packagesIn,
  scriptFaults,
} from './supply/lock.mjs';

const HELP = `Usage: node scripts/check-supply.mjs [--help]

Without a network, from package-lock.json: every licence is on the list (scripts/supply/lock.mjs), every install script is
allowed by name in package.json and has a reason in docs/dependencies.md, and no package has an advisory in
scripts/supply/advisories.json, the list that \`npm run advisories\` keeps. An advisory that came after that list was
fetched is not found here, and none at all while no list was fetched: the last line says so.

Exit code: 0 all well, 1 something is wrong, 2 wrong usage.`;

if (process.argv.length > 2) {
  console.log(HELP);
  process.exit(process.argv[2] === '--help' ? 0 : 2);
}

const read = (path) => readFileSync(join(root, path), 'utf8');
const packages = packagesIn(JSON.parse(read('package-lock.json')));
const kept = JSON.parse(read('scripts/supply/advisories.json'));
const faults = [
  ...licenceFaults(packages),
  ...scriptFaults(packages, JSON.parse(read('package.json')).allowScripts, read('docs/dependencies.md')),
  ...keptListFaults(kept),
  ...advisoryFaults(packages, kept),
];
for (const fault of faults) console.error(fault);
const shipped = packages.filter(({ isTool }) => !isTool).length;
console.log(
  `supply: licences and install scripts of ${packages.length} packages, ${shipped} of them shipped; ${faults.length} to mend`,
);
console.log(advisoryWords(packages, kept));
process.exit(faults.length === 0 ? 0 : 1);
