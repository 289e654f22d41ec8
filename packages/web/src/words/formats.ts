import type { Catalogue } from './catalogue.ts';
import { number } from './spelled.ts';

const MINUS = '\u2212';

/** What a language does with lists, numbers and first letters, without the formats of the platform: these are late. */
export interface Formats {
  /** “A, B and C” */
  readonly listed: (items: readonly string[]) => string;
  /** “A, B or C” */
  readonly either: (items: readonly string[]) => string;
  readonly percent: (share: number) => string;
  /** With a real minus sign. */
  readonly signed: (n: number) => string;
  readonly capital: (text: string) => string;
}

type Joined = (about: { readonly a: string; readonly b: string }) => string;

export function formatsOf(language: string, words: Pick<Catalogue, 'formats'>): Formats {
  const { formats } = words;
  const list = (items: readonly string[], pair: Joined, last: Joined): string => {
    const b = items.at(-1) ?? '';
    if (items.length < 2) return b;
    const a = items.slice(0, -1).reduce((a, b) => formats.next({ a, b }));
    return (items.length === 2 ? pair : last)({ a, b });
  };
  return {
    listed: (items) => list(items, formats.and, formats.andLast),
    either: (items) => list(items, formats.or, formats.orLast),
    percent: (share) => formats.percent({ n: Math.round(share * 100) }),
    signed: (n) => number(language, n, 0).replace('-', MINUS),
    capital: (text) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1),
  };
}
