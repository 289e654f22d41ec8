// npm run sbom: writes the bill of materials of what players run (CycloneDX), from the lock file, without a network.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './fresh.mjs';

const FILE = 'sbom.cdx.json';
const text = execFileSync(
  'npm',
  [
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--sbom-type',
    'application',
    '--omit',
    'dev',
    '--package-lock-only',
  ],
  { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26, shell: process.platform === 'win32' },
);
const bill = JSON.parse(text);
// npm names it after the folder.
bill.metadata.component.name = 'topsail';
writeFileSync(join(root, FILE), `${JSON.stringify(bill, undefined, 2)}\n`);
console.log(`${FILE}: ${bill.components.length} components`);
