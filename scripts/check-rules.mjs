#!/usr/bin/env node
// Holds the rule pages, the tests and the code to the same rule ids. See HELP below.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const HELP = `Usage: node scripts/check-rules.mjs [--help]

Compares three places that speak of rules by id (LOAD-2, T-SABRE-2, C-FWD-1, ...):

  docs/rules/*.md              defines an id by a list item: - **LOAD-2** — text
  packages/**/*.test.ts        must quote every defined id
  packages/**/src/**/*.ts      may quote defined ids only

In code an id counts inside a string or template literal, whole; comments do not
count, nor, as a test, does the title of a test marked skip or todo.

Prints ids without a test, ids quoted but not defined, and ids defined twice.
Exit code: 0 all well, 1 something to mend, 2 wrong usage.`;

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const DEFINITION = /^- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\* — /;
const IGNORED_FOLDERS = new Set(['node_modules', 'dist', 'coverage']);

/** Rule id -> the places that mention it, in the order found. */
class Mentions extends Map {
  add(id, place) {
    const places = this.get(id);
    if (places === undefined) this.set(id, [place]);
    else if (!places.includes(place)) places.push(place);
  }
}

/** All files below a folder, sorted; none if the folder does not exist. */
function filesBelow(folder) {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return IGNORED_FOLDERS.has(entry.name) ? [] : filesBelow(path);
    return entry.isFile() ? [path] : [];
  });
}

/** The lines of a page that are not inside a code fence, with their numbers. */
function proseLines(text) {
  let fenced = false;
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*(```|~~~)/.test(line)) {
      fenced = !fenced;
      return [];
    }
    return fenced ? [] : [{ line, number: index + 1 }];
  });
}

/**
 * A pattern for anything that looks like an id of a family the pages know. LOAD-2 and LOAD-99 both
 * match, UTF-8 does not; SHORT-2 is not found in SHORT-21, nor SET-1 in C-SET-1, nor T-SABRE in T-SABRE-2.
 */
function idPattern(ids) {
  const numbered = new Set();
  const named = new Set();
  for (const id of ids) {
    const plain = /^([A-Z]+)-\d+$/.exec(id);
    if (plain) numbered.add(plain[1]);
    else named.add(id.slice(0, id.indexOf('-')));
  }
  const shapes = [];
  if (numbered.size > 0) shapes.push(`(?:${[...numbered].join('|')})-\\d+`);
  if (named.size > 0) shapes.push(`(?:${[...named].join('|')})-[A-Z]+(?:-\\d+)?`);
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${shapes.join('|') || '(?!)'})(?![\\p{L}\\p{N}_]|-[\\p{L}\\p{N}])`, 'gu');
}

const REGEX_MAY_FOLLOW = /(?:^|[([{}=,;:!&|?+\-*%<>~^]|(?:^|[^\w$.])(?:return|typeof|case|in|of|do|else|void|delete|throw|new|await|yield))$/;
const REGEX_LITERAL = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\//y;

/**
 * The string and template literals of a TypeScript source, comments left out. Each comes with its
 * offset and the stretch of code just before it. A template with ${holes} gives one literal for each piece.
 */
function literals(source) {
  const found = [];
  const holes = []; // for each open ${ of a template: the depth of braces inside it
  let before = ''; // the code just passed, without comments and with literals as ""
  let at = 0;

  const pass = (text) => {
    before = (before + text).slice(-80);
  };
  const take = (start, end) => {
    found.push({ text: source.slice(start, end), offset: start, before });
    pass('""');
  };
  const readQuoted = (quote) => {
    const start = ++at;
    while (at < source.length && source[at] !== quote && source[at] !== '\n') at += source[at] === '\\' ? 2 : 1;
    take(start, at);
    at += 1;
  };
  const readTemplate = () => {
    const start = ++at;
    while (at < source.length && source[at] !== '`' && !source.startsWith('${', at)) at += source[at] === '\\' ? 2 : 1;
    take(start, at);
    if (source[at] === '$') {
      holes.push(0);
      pass('(');
      at += 2;
    } else {
      at += 1;
    }
  };
  const skipTo = (mark, length) => {
    const end = source.indexOf(mark, at);
    at = end === -1 ? source.length : end + length;
    pass(' ');
  };
  const regexHere = () => {
    const code = before.trimEnd();
    if (/(?:\+\+|--)$/.test(code) || !REGEX_MAY_FOLLOW.test(code)) return 0;
    REGEX_LITERAL.lastIndex = at;
    return REGEX_LITERAL.exec(source)?.[0].length ?? 0;
  };

  while (at < source.length) {
    const char = source[at];
    if (char === "'" || char === '"') readQuoted(char);
    else if (char === '`') readTemplate();
    else if (source.startsWith('//', at)) skipTo('\n', 0);
    else if (source.startsWith('/*', at)) skipTo('*/', 2);
    else if (char === '}' && holes.at(-1) === 0) {
      holes.pop();
      readTemplate();
    } else {
      if (char === '{' && holes.length > 0) holes[holes.length - 1] += 1;
      if (char === '}' && holes.length > 0) holes[holes.length - 1] -= 1;
      const regex = char === '/' ? regexHere() : 0;
      pass(regex > 0 ? '""' : char);
      at += regex || 1;
    }
  }
  return found;
}

const IDLE_TEST = /(?:\.(?:skip|todo)|\bx(?:it|test|describe))\s*\(\s*$/;

const name = (path) => relative(ROOT, path).split(sep).join('/');

function readPages() {
  const pages = filesBelow(join(ROOT, 'docs', 'rules'))
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path, lines: proseLines(readFileSync(path, 'utf8')) }));
  const defined = new Mentions();
  for (const { path, lines } of pages) {
    for (const { line, number } of lines) {
      const id = DEFINITION.exec(line)?.[1];
      if (id) defined.add(id, `${name(path)}:${number}`);
    }
  }
  const pattern = idPattern(defined.keys());
  const quoted = new Mentions();
  for (const { path, lines } of pages) {
    for (const { line, number } of lines) {
      for (const [id] of line.matchAll(pattern)) quoted.add(id, `${name(path)}:${number}`);
    }
  }
  return { defined, pattern, quoted };
}

function readCode(pattern) {
  const tested = new Mentions();
  const quoted = new Mentions();
  for (const path of filesBelow(join(ROOT, 'packages'))) {
    const isTest = path.endsWith('.test.ts');
    const isSource = path.endsWith('.ts') && name(path).split('/').slice(1, -1).includes('src');
    if (!isTest && !isSource) continue;
    const source = readFileSync(path, 'utf8');
    for (const { text, offset, before } of literals(source)) {
      for (const [id] of text.matchAll(pattern)) {
        const place = `${name(path)}:${source.slice(0, offset).split('\n').length}`;
        quoted.add(id, place);
        if (isTest && !IDLE_TEST.test(before)) tested.add(id, place);
      }
    }
  }
  return { tested, quoted };
}

function list(title, rows) {
  if (rows.length === 0) return;
  console.log(`${title}:`);
  for (const row of rows) console.log(`  ${row}`);
  console.log('');
}

function check() {
  const pages = readPages();
  const code = readCode(pages.pattern);

  const untested = [...pages.defined].filter(([id]) => !code.tested.has(id));
  const twice = [...pages.defined].filter(([, places]) => places.length > 1);
  const unknown = new Mentions();
  for (const quoted of [pages.quoted, code.quoted]) {
    for (const [id, places] of quoted) {
      if (!pages.defined.has(id)) for (const place of places) unknown.add(id, place);
    }
  }

  const row = ([id, places]) => `${id.padEnd(10)} ${places.join(', ')}`;
  list('Without a test', untested.map(row));
  list('Quoted but not defined in docs/rules', [...unknown].map(row));
  list('Defined more than once', twice.map(row));
  console.log(
    `rules: ${pages.defined.size} defined, ${pages.defined.size - untested.length} tested, ` +
      `${untested.length} without a test, ${unknown.size} unknown, ${twice.length} defined twice`,
  );
  return pages.defined.size > 0 && untested.length + unknown.size + twice.length === 0 ? 0 : 1;
}

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  console.log(HELP);
} else if (args.length > 0) {
  console.error(`Unknown argument: ${args[0]}\n\n${HELP}`);
  process.exitCode = 2;
} else {
  process.exitCode = check();
}
