import { areas, catalogues } from 'virtual:words';
import type { Apart, Catalogue } from './catalogue.ts';
import { formatsOf, type Formats } from './formats.ts';
import type { Language } from './languages.ts';

/** Every sentence of the pages in the language that is spoken, and how it lists and counts. */
type Words = Catalogue & Formats;

/** Filled by `speak` before anything is shown: no module may read it while it loads. */
export let words: Words;

let spoken: Language;
/** What was fetched before is there at once, and nothing on the page has to make room for it later. */
let fetched: Partial<Apart> = {};

export async function speak(language: Language): Promise<void> {
  const { default: catalogue } = await catalogues[language]();
  spoken = language;
  fetched = {};
  words = { ...catalogue, ...formatsOf(language, catalogue) };
}

/** An area that only some pages need, in the language that is spoken. */
export async function apart<Area extends keyof Apart>(area: Area): Promise<Apart[Area]> {
  const known = fetched[area];
  if (known !== undefined) return known;
  const { default: said } = await areas[area][spoken]();
  fetched = { ...fetched, [area]: said };
  return said;
}
