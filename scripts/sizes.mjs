// Prints the longest files and functions, so that growth is seen, and refuses what is past the limits.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesUnder, isTest } from './files.mjs';
import { root } from './fresh.mjs';

const fileLimit = 400;
const functionLimit = 60;
const shown = 8;

const sources = ['packages', 'scripts']
  .flatMap((folder) => filesUnder(folder, /\.(ts|mjs|svelte)$/))
  .map(measure);
const files = sources.toSorted((a, b) => b.lines - a.lines);
const functions = sources.flatMap((source) => source.functions).toSorted((a, b) => b.lines - a.lines);

print('files', files);
print('functions', functions);

const tooLong = [
  ...files.filter((file) => file.lines > fileLimit && !file.isData),
  ...functions.filter((one) => one.lines > functionLimit),
];
for (const { name, lines } of tooLong) console.error(`too long: ${name} (${lines} lines)`);
if (tooLong.length > 0) {
  console.error(
    `The limits are ${fileLimit} lines a file (printed data excepted), ${functionLimit} a function.`,
  );
  process.exitCode = 1;
}

function measure(path) {
  const text = readFileSync(join(root, path), 'utf8');
  const lines = text.trimEnd().split('\n').length;
  const functions = functionsIn(path, text);
  return { name: path, lines, functions, isData: path.endsWith('.ts') && isData(lines, functions) };
}

// Printed data is a file with hardly any code in it.
function isData(lines, functions) {
  const code = functions.filter((one) => one.outermost).reduce((sum, one) => sum + one.lines, 0);
  return code < lines / 10;
}

function functionsIn(path, text) {
  const script = path.endsWith('.svelte') ? scriptOf(text) : text;
  const tree = ts.createSourceFile(path, script, ts.ScriptTarget.Latest, true);
  const found = [];
  visit(tree, 0);
  return found;

  function visit(node, depth) {
    const counts = ts.isFunctionLike(node) && node.body && !isTestBody(path, node);
    if (counts) found.push({ ...sizeOf(node, tree, path), outermost: depth === 0 });
    ts.forEachChild(node, (child) => visit(child, depth + (counts ? 1 : 0)));
  }
}

// The arrows given to describe and test hold tests, and grow with their number.
function isTestBody(path, node) {
  return isTest(path) && ts.isArrowFunction(node) && ts.isCallExpression(node.parent);
}

function sizeOf(node, tree, path) {
  const first = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line;
  const last = tree.getLineAndCharacterOfPosition(node.end).line;
  const name = node.name?.getText(tree) ?? node.parent.name?.getText(tree) ?? '(unnamed)';
  return { name: `${path}:${first + 1} ${name}`, lines: last - first + 1 };
}

// Blank lines in place of the markup keep the line numbers right.
function scriptOf(text) {
  let script = '';
  let end = 0;
  for (const match of text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)) {
    const start = match.index + match[0].indexOf('>') + 1;
    script += '\n'.repeat(text.slice(end, start).split('\n').length - 1) + match[1];
    end = start + match[1].length;
  }
  return script;
}

function print(title, list) {
  const lengths = list.map((one) => one.lines).toSorted((a, b) => a - b);
  const at = (share) => lengths[Math.floor((lengths.length - 1) * share)] ?? 0;
  console.log(`${list.length} ${title}: median ${at(0.5)} lines, 95 % up to ${at(0.95)}; the longest:`);
  for (const { name, lines } of list.slice(0, shown)) console.log(`${String(lines).padStart(6)}  ${name}`);
}
