// The types of the catalogues, made from the English one.
import { join } from 'node:path';
import { format } from 'prettier';
import { FIRST, FOLDER, parted, placesOf, readAreas, tokensOf } from './catalogue.mjs';

export const DECLARATION = join(FOLDER, 'catalogue.ts');

export function declare() {
  const { core, apart } = parted(readAreas(FIRST));
  const text = `// Made from the English catalogue by \`npm run words\`.

/** What is fetched before a page is shown. */
export interface Catalogue ${typeOf(core)}

/** Areas that are fetched when they are asked for. */
export interface Apart ${typeOf(apart)}
`;
  return format(text, { parser: 'typescript', printWidth: 110, singleQuote: true });
}

function typeOf(value) {
  if (typeof value === 'string') return messageType(value);
  const members = Object.entries(value).map(([key, below]) => `readonly '${key}': ${typeOf(below)};`);
  return `{ ${members.join(' ')} }`;
}

function messageType(message) {
  const places = placesOf(tokensOf(message));
  if (places.length === 0) return 'string';
  const names = [...new Set(places.map((place) => place.arg))];
  const members = names.map((name) => `readonly '${name}': ${argumentType(placesOfArgument(places, name))};`);
  return `(about: { ${members.join(' ')} }) => string`;
}

function placesOfArgument(places, name) {
  return places.filter((place) => place.arg === name);
}

function argumentType(places) {
  if (places.some(isNumber)) return 'number';
  const select = places.find((place) => place.type === 'select');
  return select === undefined ? 'string' : selectType(select);
}

function isNumber({ type, key }) {
  return type === 'plural' || type === 'selectordinal' || (type === 'function' && key === 'number');
}

/** A select whose `other` is empty names all there is. */
function selectType({ cases }) {
  const isClosed = cases.some(({ key, tokens }) => key === 'other' && tokens.length === 0);
  const keys = cases.map(({ key }) => key).filter((key) => key !== 'other');
  return isClosed && keys.length > 0 ? keys.map((key) => `'${key}'`).join(' | ') : 'string';
}
