import { areas, catalogues } from 'virtual:words';
import type { Apart, Catalogue } from './catalogue.ts';
import { formatsOf, type Formats } from './formats.ts';
import type { Language } from './languages.ts';

/** Every sentence of the pages in the language that is spoken, and how it lists and counts. */
type Words = Catalogue & Formats;

/** Filled by `speak` before anything is shown: no module may read it while it loads. */
export let words: Words;

let spoken: Language;

export async function speak(language: Language): Promise<void> {
  const { default: catalogue } = await catalogues[language]();
  spoken = language;
  words = { ...catalogue, ...formatsOf(language) };
}

/** An area that only some pages need, in the language that is spoken. */
export async function apart<Area extends keyof Apart>(area: Area): Promise<Apart[Area]> {
  const { default: said } = await areas[area][spoken]();
  return said;
}
