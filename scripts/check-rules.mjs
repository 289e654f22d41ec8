// Holds the rule pages, the tests and the code to the same rule ids. See HELP below.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesUnder } from './files.mjs';
import { root } from './fresh.mjs';

const HELP = `Usage: node scripts/check-rules.mjs [--help]

Compares three places that speak of rules by id (LOAD-2, T-SABRE-2, C-FWD-1, ...):

  docs/rules/en/*.md       defines an id by a list item: - **LOAD-2** — text
  packages/**/*.test.ts    must quote every defined id in the title of a test
  packages/**/*.ts         may quote defined ids only

Prints ids without a test, ids quoted but not defined, and ids defined twice.
Exit code: 0 all well, 1 something to mend, 2 wrong usage.`;

const DEFINITION = /^- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\* — /gm;

function read(path) {
  return readFileSync(join(root, path), 'utf8');
}

function definedIds() {
  return filesUnder('docs/rules/en', /\.md$/).flatMap((path) =>
    [...read(path).matchAll(DEFINITION)].map(([, id]) => id),
  );
}

/** Anything that looks like an id of a family the pages know: LOAD-99 does, UTF-8 does not. */
function idPattern(ids) {
  const families = [...new Set(ids.map((id) => id.slice(0, id.indexOf('-'))))];
  return new RegExp(`(?<![\\w-])(?:${families.join('|')})-[A-Z0-9]+(?:-\\d+)?(?![\\w-])`, 'g');
}

/** The texts of a source: every string, and of these the titles of tests that run. */
function textsOf(path) {
  const strings = [];
  const titles = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && isRunningTest(node.expression))
      titles.push(node.arguments[0]?.getText() ?? '');
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) strings.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true));
  return { strings, titles };
}

/** describe, it and test, also with .each(…); not with .skip or .todo. */
function isRunningTest(callee) {
  const text = callee.getText();
  return /^(describe|it|test)\b/.test(text) && !/\.(skip|todo)\b/.test(text);
}

function check() {
  const ids = definedIds();
  const pattern = idPattern(ids);
  const idsIn = (texts) => texts.flatMap((text) => text.match(pattern) ?? []);
  const tested = new Set();
  const unknown = new Set();
  for (const path of filesUnder('packages', /\.ts$/)) {
    const { strings, titles } = textsOf(path);
    if (path.endsWith('.test.ts')) for (const id of idsIn(titles)) tested.add(id);
    for (const id of idsIn(strings)) if (!ids.includes(id)) unknown.add(`${id} in ${path}`);
  }
  const untested = ids.filter((id) => !tested.has(id));
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  list('Without a test', untested);
  list('Quoted but not defined in docs/rules/en', [...unknown]);
  list('Defined more than once', twice);
  console.log(
    `rules: ${ids.length} defined, ${ids.length - untested.length} tested, ${unknown.size} unknown`,
  );
  return ids.length > 0 && untested.length + unknown.size + twice.length === 0 ? 0 : 1;
}

function list(title, rows) {
  if (rows.length > 0) console.log(`${title}:\n  ${rows.join('\n  ')}\n`);
}

const [argument] = process.argv.slice(2);
if (argument === '--help' || argument === '-h') console.log(HELP);
else if (argument !== undefined) {
  console.error(`Unknown argument: ${argument}\n\n${HELP}`);
  process.exitCode = 2;
} else process.exitCode = check();
