import type { Chance } from '@topsail/engine';
import { oneIn, pick } from '../kit/random-choice.ts';

/** Values at which programs often break. */
const ODD_VALUES = [
  ...['0', '-1', '1', '2147483648', '-9007199254740993', '1e308', 'NaN', 'null', 'true', '""', '[]', '{}'],
  ...['\u0000', '\ud800', '\u202e', '"__proto__"', '\n', '\r\n', ' ', '\t', '|', 'é', '🦜', 'a'.repeat(5000)],
];
const TOKEN = /-?\d+|[\p{L}_-]+|"[^"]*"|[^\s\w]/gu;

type Change = (text: string, corpus: readonly string[], chance: Chance) => string;

const CHANGES: readonly Change[] = [
  (text, _corpus, chance) => {
    const [from, to] = span(text, chance);
    return text.slice(0, from) + text.slice(to);
  },
  (text, _corpus, chance) => {
    const [from, to] = span(text, chance);
    return text.slice(0, to) + text.slice(from, to) + text.slice(to);
  },
  (text, _corpus, chance) => insert(text, pick(chance, ODD_VALUES), chance),
  (text, _corpus, chance) => insert(text, String.fromCharCode(chance.roll(256, 'character') - 1), chance),
  (text, corpus, chance) => replaceToken(text, pick(chance, ODD_VALUES), chance) || pick(chance, corpus),
  (text, corpus, chance) => replaceToken(text, tokenOf(pick(chance, corpus), chance), chance),
  (text, corpus, chance) => {
    const other = pick(chance, corpus);
    return text.slice(0, at(text, chance)) + other.slice(at(other, chance));
  },
  (text, _corpus, chance) => {
    const lines = text.split('\n');
    const [from, to] = [at('x'.repeat(lines.length - 1), chance), at('x'.repeat(lines.length - 1), chance)];
    [lines[from], lines[to]] = [lines[to] ?? '', lines[from] ?? ''];
    return lines.join('\n');
  },
];

/** The text with one or a few random changes; `corpus` lends pieces. */
export function mutate(text: string, corpus: readonly string[], chance: Chance): string {
  let changed = text;
  do changed = pick(chance, CHANGES)(changed, corpus, chance);
  while (oneIn(chance, 2));
  return changed;
}

/** A place in the text, its end included. */
function at(text: string, chance: Chance): number {
  return chance.roll(text.length + 1, 'place') - 1;
}

/** A short span, or sometimes a long one. */
function span(text: string, chance: Chance): readonly [number, number] {
  const from = at(text, chance);
  return [from, from + chance.roll(oneIn(chance, 4) ? text.length + 1 : 8, 'length')];
}

function insert(text: string, piece: string, chance: Chance): string {
  const place = at(text, chance);
  return text.slice(0, place) + piece + text.slice(place);
}

function replaceToken(text: string, by: string, chance: Chance): string {
  const tokens = [...text.matchAll(TOKEN)];
  if (tokens.length === 0) return by;
  const { index, 0: old } = pick(chance, tokens);
  return text.slice(0, index) + by + text.slice(index + old.length);
}

function tokenOf(text: string, chance: Chance): string {
  const tokens = text.match(TOKEN);
  return tokens === null ? '0' : pick(chance, tokens);
}
