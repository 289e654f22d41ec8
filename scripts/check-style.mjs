// Lists the values of style in packages/web that are not on its scale: the tokens of ui/style/tokens.css and the
// colours of every palette.css. See "A style value" in CONTRIBUTING.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOffBreakpoints, namesReadIn, offScale } from '../packages/web/vite/style-rules.mjs';
import { readStyle } from '../packages/web/vite/style-sheets.mjs';
import { filesUnder } from './files.mjs';
import { root } from './fresh.mjs';

const sheets = filesUnder('packages/web/src', /\.(svelte|css)$/).map((path) => ({
  path,
  ...readStyle(path, read(path)),
}));
const tokens = sheets
  .filter(isScale)
  .flatMap(({ path, declarations }) => declarations.map((one) => ({ path, ...one })))
  .filter(({ property }) => property.startsWith('--'));
const isBreakpoint = ({ property }) => /^--(width|height)-/.test(property);
const breakpoints = new Set(tokens.filter(isBreakpoint).map(({ value }) => parseFloat(value)));

const problems = [...sheets.flatMap(valuesOffScale), ...unusedTokens(), ...unknownNames()];
for (const problem of problems) console.error(problem);
if (problems.length > 0 || tokens.length === 0) {
  console.error(`${problems.length} problems of style. See "A style value" in CONTRIBUTING.md.`);
  process.exitCode = 1;
} else {
  const names = new Set(tokens.map(({ property }) => property));
  console.log(`${sheets.length} files take every value from ${names.size} tokens`);
}

function read(path) {
  return readFileSync(join(root, path), 'utf8');
}

function isScale({ path }) {
  return /\/(palette|tokens)\.css$/.test(path);
}

function valuesOffScale(sheet) {
  if (isScale(sheet)) return [];
  const { path, declarations, atRules } = sheet;
  return [
    ...declarations.flatMap((one) =>
      offScale(one).map((take) => `${path}:${one.line} ${one.property}: ${one.value} (take ${take})`),
    ),
    ...atRules
      .filter((one) => isOffBreakpoints(one, breakpoints))
      .map(({ name, value, line }) => `${path}:${line} @${name} ${value} (take a range of --width-*)`),
  ];
}

/** CSS cannot read a breakpoint, so those are not looked for. */
function unusedTokens() {
  const texts = filesUnder('packages/web', /\.(svelte|css|svg|ts|js|html)$/).map(read);
  const used = new Set(texts.flatMap(namesReadIn));
  return tokens
    .filter((token) => !used.has(token.property) && !isBreakpoint(token))
    .map(({ path, line, property }) => `${path}:${line} ${property} is not used`);
}

/** A browser ignores a value with a misspelt name without a word. */
function unknownNames() {
  const known = new Set(sheets.flatMap(({ declarations }) => declarations.map(({ property }) => property)));
  return sheets.flatMap(({ path, declarations }) =>
    declarations.flatMap(({ value, line }) =>
      namesReadIn(value)
        .filter((name) => !known.has(name))
        .map((name) => `${path}:${line} var(${name}) is not defined`),
    ),
  );
}
