import names from './languages.json';

export type Language = keyof typeof names;

const DEFAULT: Language = 'en';

/** The languages of the pages, each in its own name. */
export const LANGUAGES = Object.entries(names).map(([language, name]) => ({ language, name }));

function isLanguage(code: string): code is Language {
  return Object.hasOwn(names, code);
}

/** The first of the wishes that can be met, such as `pl` for `pl-PL`. */
export function fitLanguage(wishes: readonly string[]): Language {
  return wishes.map((wish) => wish.toLowerCase().replace(/-.*/, '')).find(isLanguage) ?? DEFAULT;
}
