// The catalogues as they lie in src/words: one folder for each language, one file for each area.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from '@messageformat/parser';

export const FOLDER = fileURLToPath(new URL('../src/words/', import.meta.url));

/** The language whose shape all others must have. */
export const FIRST = 'en';

/** Areas that only some pages need: each is fetched when it is asked for. */
const APART = new Set([
  ...['captains', 'learn', 'rules', 'stories'],
  ...['dice', 'doors', 'friends', 'games', 'kept', 'notices', 'online', 'options'],
  ...['refusals', 'replay', 'results', 'start'],
  ...['battle', 'cartagena', 'chart', 'jamaica', 'ring'],
]);

/** The languages, each in its own name. */
export function readLanguages() {
  return readJson(join(FOLDER, 'languages.json'));
}

/** All areas of a language, as trees of ICU messages. */
export function readAreas(language) {
  const files = readdirSync(join(FOLDER, language)).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.toSorted().map((file) => [basename(file, '.json'), readJson(join(FOLDER, language, file))]),
  );
}

/** The areas that every page needs, and those that lie apart. */
export function parted(areas) {
  const part = (isApart) =>
    Object.fromEntries(Object.entries(areas).filter(([area]) => APART.has(area) === isApart));
  return { core: part(false), apart: part(true) };
}

/** Every message below a tree, with its path. */
export function messagesOf(tree, path = '') {
  return Object.entries(tree).flatMap(([key, value]) => {
    const here = path === '' ? key : `${path}.${key}`;
    return typeof value === 'string' ? [[here, value]] : messagesOf(value, here);
  });
}

export function tokensOf(message) {
  return parse(message, { strict: true });
}

/** Every place of a message that takes an argument, also inside the cases of another. */
export function placesOf(tokens) {
  return tokens.flatMap((token) => [
    ...(token.arg === undefined ? [] : [token]),
    ...(token.cases ?? []).flatMap((one) => placesOf(one.tokens)),
  ]);
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path}: ${error.message}`, { cause: error });
  }
}
