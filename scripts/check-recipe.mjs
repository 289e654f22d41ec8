// Counts what the smallest game took, for the recipe in CONTRIBUTING.md. See HELP below.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './files.mjs';
import { root } from './fresh.mjs';

const HELP = `Usage: node scripts/check-recipe.mjs [--write | --help]

Counts the files and lines of ring, and compares the table in CONTRIBUTING.md with them; --write puts the table there.

Exit code: 0 all well, 1 the table is not true, 2 wrong usage.`;

const PAGE = join(root, 'CONTRIBUTING.md');
const TABLE = /(<!-- counted by scripts\/check-recipe\.mjs -->\n\n)[^]*?(\n\n<!-- counted -->)/;

/** What each package took: whole files, and lines in files that know every game. */
const PLACES = [
  {
    what: 'rules',
    where: '`games/src/ring`',
    files: [['packages/games/src/ring', /(?<!\.test)\.ts$/]],
    lines: [
      'packages/games/src/offers.ts',
      'packages/games/src/registry.ts',
      'packages/games/src/tracers.ts',
      'packages/games/src/index.ts',
    ],
  },
  {
    what: 'bots',
    where: '`bots/src/ring`',
    files: [['packages/bots/src/ring', /\.ts$/]],
    lines: ['packages/bots/src/roster.ts'],
  },
  {
    what: 'terminal',
    where: '`cli/src/faces/ring.ts`',
    files: [['packages/cli/src/faces', /\/ring\.ts$/]],
    lines: ['packages/cli/src/faces/index.ts'],
  },
  {
    what: 'page',
    where: '`web/src/games/ring`',
    files: [['packages/web/src/games/ring', /(?<!\.test)\.(ts|svelte)$/]],
    lines: ['packages/web/src/games/registry.ts'],
  },
  {
    what: 'words, four languages',
    where: '`web/src/words/*/ring.json`',
    files: [['packages/web/src/words', /\/ring\.json$/]],
    lines: ['packages/web/vite/catalogue.mjs'],
  },
  {
    what: 'tests',
    where: '`ring.test.ts`, `ring.spec.ts`',
    files: [['packages', /\/ring\.(test|spec)\.ts$/]],
    lines: ['packages/games/test/golden-games.ts', 'packages/server/test/table/play.test.ts'],
  },
];

const linesOf = (path) => readFileSync(join(root, path), 'utf8').trimEnd().split('\n');

function rowOf({ what, where, files, lines }) {
  const own = files.flatMap(([folder, pattern]) => filesUnder(folder, pattern));
  const length = own.reduce((sum, path) => sum + linesOf(path).length, 0);
  const shared = lines.flatMap(linesOf).filter((line) => /\b(ring|ringBots|ringFace|traceRing)\b/.test(line));
  return `| ${what} | ${where} | ${own.length} | ${length} | ${shared.length} |`;
}

const table = [
  '| what | where | files | lines | lines elsewhere |',
  '| --- | --- | --- | --- | --- |',
  ...PLACES.map(rowOf),
].join('\n');

const [flag, ...more] = process.argv.slice(2);
if (more.length > 0 || ![undefined, '--write'].includes(flag)) {
  console.log(HELP);
  process.exit(flag === '--help' ? 0 : 2);
}
const page = readFileSync(PAGE, 'utf8');
const counted = page.replace(TABLE, (_, before, after) => `${before}${table}${after}`);
if (flag === '--write') writeFileSync(PAGE, counted);
else if (!TABLE.test(page) || page !== counted) {
  console.error('CONTRIBUTING.md counts another ring than there is: node scripts/check-recipe.mjs --write');
  process.exit(1);
}
console.log('recipe: the table of what a game takes is true');
