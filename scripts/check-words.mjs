// Holds the catalogues of all languages to the English one, to their grammars and to the sources. See HELP below.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  FIRST,
  messagesOf,
  placesOf,
  readAreas,
  readLanguages,
  tokensOf,
} from '../packages/web/vite/catalogue.mjs';
import { compileTree } from '../packages/web/vite/compile.mjs';
import { declare, DECLARATION } from '../packages/web/vite/declare.mjs';
import { isUsed, usedPaths } from './word-uses.mjs';

const HELP = `Usage: node scripts/check-words.mjs [--only LANGUAGE] [--write]

Checks packages/web/src/words/LANGUAGE/*.json for every language of languages.json: the keys and arguments of English,
every plural form of the language, its letters and marks, nothing left in English, nothing that no source uses.

  --only LANGUAGE   one language, listed or not yet, and not the sources
  --write           first write catalogue.ts, the types of the English messages

Exit code: 0 all well, 1 something to mend, 2 wrong usage.`;

/** What is called the same in another language. */
const SAME = new Set([
  'Topsail',
  'Yassa',
  'Cartagena',
  'Cartagena: Tortuga',
  'Cartagena: Hispaniola',
  'Start',
  'Program',
  'Moment',
  'Port Royal',
  'Lady Beth',
  'Anne Bonny',
  'Mary Read',
  'Samuel Bellamy',
  'John Rackham',
  'Olivier Levasseur',
  'Edward Teach',
]);

const FAULTS = [
  [/['"]/, 'a straight apostrophe or quotation mark'],
  [/ {2}|^\s|\s$/, 'a space too many'],
  [/ - |--/, 'a hyphen for a dash'],
  [/\.\.\./, 'three dots for an ellipsis'],
  [/[\u2190-\u21ff]/, 'an arrow, which the fonts lack'],
  [
    /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u,
    'letters of two alphabets in a word',
  ],
];

const FOREIGN = {
  en: /\p{Script=Cyrillic}/u,
  ru: /[іїєґ]/iu,
  uk: /[ыэъё]/iu,
  pl: /\p{Script=Cyrillic}/u,
};

const { only, write } = readOptions();
const english = new Map(messagesOf(readAreas(FIRST)));
const languages = only === undefined ? Object.keys(readLanguages()) : [only];
if (write) writeFileSync(DECLARATION, await declare());
const problems = [...languages.flatMap(checkLanguage), ...(only === undefined ? await checkSources() : [])];
for (const problem of problems) console.error(problem);
console.log(`words: ${english.size} messages in ${languages.join(', ')}; ${problems.length} to mend`);
process.exitCode = problems.length > 0 ? 1 : 0;

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string' },
        write: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (!values.help) return values;
    console.log(HELP);
    process.exit(0);
  } catch (error) {
    console.error(`${error.message}\n\n${HELP}`);
    process.exit(2);
  }
}

function checkLanguage(language) {
  const areas = readAreas(language);
  const messages = new Map(messagesOf(areas));
  return [
    ...[...english.keys()]
      .filter((path) => !messages.has(path))
      .map((path) => `${language}: ${path} is missing`),
    ...[...messages.keys()]
      .filter((path) => !english.has(path))
      .map((path) => `${language}: ${path} is not in English`),
    ...[...messages].flatMap(([path, message]) =>
      checkMessage(language, message, english.get(path)).map((fault) => `${language}: ${path} has ${fault}`),
    ),
  ];
}

function checkMessage(language, message, first) {
  try {
    compileTree(language, { message });
  } catch (error) {
    return [`a fault: ${error.message.split('\n')[0]}`];
  }
  const tokens = tokensOf(message);
  const texts = textsOf(tokens);
  return [
    ...FAULTS.filter(([fault]) => fault.test(message)).map(([, name]) => name),
    ...(texts.some((text) => FOREIGN[language]?.test(text)) ? ['a letter that is not of the language'] : []),
    ...checkForms(language, placesOf(tokens)),
    ...(language === FIRST || first === undefined ? [] : checkAgainst(first, message, tokens)),
  ];
}

function textsOf(tokens) {
  return tokens.flatMap((token) => {
    if (token.type === 'content') return [token.value];
    return (token.cases ?? []).flatMap((one) => textsOf(one.tokens));
  });
}

function checkForms(language, places) {
  const types = { plural: 'cardinal', selectordinal: 'ordinal' };
  return places
    .filter(({ type }) => type in types)
    .flatMap(({ arg, type, cases }) => {
      const { pluralCategories } = new Intl.PluralRules(language, { type: types[type] }).resolvedOptions();
      const keys = cases.map(({ key }) => key);
      const missing = pluralCategories.filter((form) => !keys.includes(form));
      return missing.map((form) => `no form “${form}” of {${arg}}`);
    });
}

function checkAgainst(first, message, tokens) {
  const places = placesOf(tokens);
  const firstPlaces = placesOf(tokensOf(first));
  const names = (list) => [...new Set(list.map(({ arg }) => arg))].toSorted().join(', ');
  const isName = SAME.has(message) || !textsOf(tokens).some((text) => /\p{L}{2}/u.test(text));
  return [
    ...(names(places) === names(firstPlaces)
      ? []
      : [`other arguments than English: {${names(places)}} for {${names(firstPlaces)}}`]),
    ...places.filter(isSelect).flatMap((place) => checkSelect(place, firstPlaces.filter(isSelect))),
    ...(message === first && !isName ? [`the English text: ${message}`] : []),
  ];
}

function isSelect({ type }) {
  return type === 'select';
}

/** Where English names all that may come, nothing else comes, and nothing of it is left out. */
function checkSelect({ arg, cases }, firstSelects) {
  const first = firstSelects.filter((select) => select.arg === arg).flatMap((select) => select.cases);
  if (!isClosed(first)) return [];
  const known = new Set(first.map(({ key }) => key));
  const keys = new Set(cases.map(({ key }) => key));
  const strange = [...keys].filter((key) => !known.has(key));
  const missing = isClosed(cases) ? [...known].filter((key) => !keys.has(key)) : [];
  return [
    ...strange.map((key) => `a case “${key}” of {${arg}} that never comes`),
    ...missing.map((key) => `no case “${key}” of {${arg}}`),
  ];
}

function isClosed(cases) {
  return cases.some(({ key, tokens }) => key === 'other' && tokens.length === 0);
}

async function checkSources() {
  const uses = usedPaths();
  const unused = [...english.keys()]
    .filter((path) => !isUsed(path, uses))
    .map((path) => `${path} is used by no source`);
  const isStale = readFileSync(DECLARATION, 'utf8') !== (await declare());
  return [...unused, ...(isStale ? ['catalogue.ts is not of these messages: run `npm run words`'] : [])];
}
