/* eslint-disable @typescript-eslint/consistent-type-imports -- A module without a file cannot import a neighbour. */

/** The compiled catalogues, made by vite/words.mjs. */
declare module 'virtual:words' {
  type Apart = import('./catalogue.ts').Apart;
  type Language = import('./languages.ts').Language;
  type InEachLanguage<Words> = Readonly<Record<Language, () => Promise<{ readonly default: Words }>>>;

  export const catalogues: InEachLanguage<import('./catalogue.ts').Catalogue>;
  export const areas: { readonly [Area in keyof Apart]: InEachLanguage<Apart[Area]> };
}
/* eslint-enable @typescript-eslint/consistent-type-imports -- The module ends here. */
