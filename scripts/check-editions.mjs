// Only rulesets.ts and offer.ts may know the editions by name; every other file asks the ruleset's fields.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, isTest } from './files.mjs';
import { root } from './fresh.mjs';

const asksForId =
  /\brule(s|set)\.id\s*(===?|!==?)|(===?|!==?)\s*[\w.]*\brule(s|set)\.id\b|\(\s*[\w.]*\brule(s|set)\.id\s*\)\s*\{|\[\s*[\w.]*\brule(s|set)\.id\s*\]/;

const sources = filesUnder('packages/games/src', /\.ts$/).filter((path) => !isTest(path));
const rulesets = sources.filter((path) => /\/(rulesets|offer)\.ts$/.test(path));
const editions = new Set(
  rulesets.flatMap((path) => {
    const [union = ''] = /^export type RulesetId =.*$/m.exec(read(path)) ?? [];
    return [...union.matchAll(/'([^']+)'/g)].map((match) => match[1]);
  }),
);

if (rulesets.length > 0 && editions.size === 0) fail([`no union of ids found in ${rulesets.join(', ')}`]);

const namesEdition = new RegExp(`['"\`](${[...editions].join('|')})['"\`]`);
const found = sources
  .filter((path) => !rulesets.includes(path))
  .flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, at) => problemsIn(path, at + 1, line)),
  );

if (found.length > 0) fail(found);
console.log(
  `${sources.length} files name none of the ${editions.size} editions: ${[...editions].join(', ')}`,
);

function read(path) {
  return readFileSync(join(root, path), 'utf8');
}

function problemsIn(path, line, text) {
  // The union of all ids is a type, and decides nothing.
  if (text.startsWith('export type RulesetId =')) return [];
  if (editions.size > 0 && namesEdition.test(text))
    return [`${path}:${line} names an edition: ${text.trim()}`];
  if (asksForId.test(text)) return [`${path}:${line} asks which edition it is in: ${text.trim()}`];
  return [];
}

function fail(problems) {
  for (const problem of problems) console.error(problem);
  console.error('Give the ruleset a field or a rule point instead.');
  process.exit(1);
}
