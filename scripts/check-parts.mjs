// Takes every part of the smallest game away, one at a time, and demands a type error that names it. See HELP below.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from './fresh.mjs';

const HELP = `Usage: node scripts/check-parts.mjs [--help]

A game is held by typed records: its rules, its bots, its face in the terminal, its client in the page, and a line in
each registry. For the records of ring this leaves out one property after the other and asks the compiler.

Prints every part that could be missing without a type error that names it.
Exit code: 0 all well, 1 something to mend, 2 wrong usage.`;

/** Where the records are: the file, the constant, and of a registry the only property that is ring's. */
const RECORDS = [
  { file: 'packages/games/src/ring/index.ts', name: 'ring' },
  { file: 'packages/games/src/ring/offer.ts', name: 'ringOffer' },
  { file: 'packages/games/src/offers.ts', name: 'OFFERS', only: 'ring' },
  { file: 'packages/games/src/registry.ts', name: 'REGISTRY', only: 'ring' },
  { file: 'packages/games/src/tracers.ts', name: 'TRACERS', only: 'ring' },
  { file: 'packages/bots/src/ring/bots.ts', name: 'ringBots' },
  { file: 'packages/bots/src/fetch-bots.ts', name: 'FETCH', only: 'ring' },
  { file: 'packages/bots/src/roster.ts', name: 'BOTS', only: 'ring' },
  { file: 'packages/cli/src/faces/ring.ts', name: 'ringFace' },
  { file: 'packages/cli/src/faces/index.ts', name: 'FACES', only: 'ring' },
  { file: 'packages/web/src/games/ring/client.ts', name: 'client' },
  { file: 'packages/web/src/games/ring/events.ts', name: 'events' },
  { file: 'packages/web/src/games/ring/face.ts', name: 'face' },
  { file: 'packages/web/src/games/ring/ring-guide.ts', name: 'guide' },
  { file: 'packages/web/src/games/registry.ts', name: 'ENTRIES', only: 'ring' },
];

/** The page's options, in which the sources of all packages compile, except that some trust their indices. */
const CONFIG = 'packages/web/tsconfig.src.json';

function options() {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (found) => fail(textOf(found)) };
  const { options: read, fileNames } = ts.getParsedCommandLineOfConfigFile(join(root, CONFIG), {}, host);
  return {
    compilerOptions: {
      ...read,
      ...{ noEmit: true, declaration: false, emitDeclarationOnly: false, noUncheckedIndexedAccess: false },
      ...{ composite: false, incremental: false, tsBuildInfoFile: undefined },
    },
    ambient: fileNames.filter((file) => file.endsWith('.d.ts')),
  };
}

/** One text for every property that is left out, beside the file it comes from. */
function variants({ file, name, only }) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const record = literalOf(source, name);
  if (record === undefined) fail(`${file} has no record ${name}`);
  // What is spread comes from another record of the list.
  return record.properties
    .filter((property) => !ts.isSpreadAssignment(property))
    .filter((property) => only === undefined || property.name.text === only)
    .map((property) => ({
      file,
      part: property.name.text,
      path: join(dirname(path), `${name}.without.${property.name.text}.ts`),
      text: text.slice(0, property.getFullStart()) + text.slice(property.end).replace(/^,/, ''),
    }));
}

function literalOf(source, name) {
  let found;
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name) found = node.initializer;
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found !== undefined && ts.isObjectLiteralExpression(found) ? found : undefined;
}

function programOf(all) {
  const { compilerOptions, ambient } = options();
  const texts = new Map(all.map(({ path, text }) => [path, text]));
  const host = ts.createCompilerHost(compilerOptions);
  const { readFile, fileExists } = host;
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  const whole = RECORDS.map(({ file }) => join(root, file));
  return ts.createProgram([...ambient, ...whole, ...texts.keys()], compilerOptions, host);
}

function textOf({ messageText }) {
  return ts.flattenDiagnosticMessageText(messageText, '\n');
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (process.argv.length > 2) {
  console.log(HELP);
  process.exit(process.argv[2] === '--help' ? 0 : 2);
}

const all = RECORDS.flatMap(variants);
const program = programOf(all);
const errorsIn = (path) => program.getSemanticDiagnostics(program.getSourceFile(path)).map(textOf);
const broken = RECORDS.flatMap(({ file }) => errorsIn(join(root, file)).map((text) => `${file}: ${text}`));
const unnamed = all
  .filter(({ path, part }) => !errorsIn(path).some((text) => text.includes(`'${part}'`)))
  .map(({ file, part }) => `${file} without ${part} is no type error that names it`);
for (const line of [...broken, ...unnamed]) console.error(line);
console.log(`parts: ${all.length} of ring, ${unnamed.length} of them not asked for by the compiler`);
process.exit(broken.length + unnamed.length === 0 ? 0 : 1);
