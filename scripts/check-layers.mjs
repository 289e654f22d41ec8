// The layers of the pages: imports of types from components count too, and no two folders import each other.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, isTest } from './files.mjs';
import { root } from './fresh.mjs';
import { broken, cyclesBetweenFolders } from './web-imports.mjs';
import layering from './web-layers.cjs';

const sources = filesUnder('packages/web/src', /\.(ts|svelte)$/)
  .filter((path) => !isTest(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const { layers, webRules } = layering;
const unknown = sources.filter(({ path }) => !layers.some(({ folder }) => path.split('/')[3] === folder));
const problems = [
  ...unknown.map(({ path }) => `${path} is in no layer`),
  ...broken(webRules, sources),
  ...cyclesBetweenFolders(sources).map((cycle) => `a cycle of folders: ${cycle.join(', ')}`),
];

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${sources.length} sources in ${layers.length} layers, no cycle between folders`);
