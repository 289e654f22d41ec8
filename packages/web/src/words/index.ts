import { areas, catalogues } from 'virtual:words';
import { once } from '../browser/once.ts';
import type { Apart, Catalogue } from './catalogue.ts';
import { formatsOf, type Formats } from './formats.ts';
import type { Language } from './languages.ts';

/** What only some parts of the pages say: it lies among the words before the part that says it is there. */
const LEARNED = [
  ...(['battle', 'cartagena', 'chart', 'jamaica'] as const),
  ...(['dice', 'doors', 'friends', 'games', 'kept', 'notices', 'online', 'options'] as const),
  ...(['refusals', 'replay', 'results', 'start'] as const),
];
export type LearnedArea = (typeof LEARNED)[number];

/** Every sentence of the pages in the language that is spoken, and how it lists and counts. */
type Words = Catalogue & Readonly<Pick<Apart, LearnedArea>> & Formats;

/** Filled by `speak` before anything is shown: no module may read it while it loads. */
export let words: Words;

let spoken: Language;
let hasSpoken = false;
/** What was fetched before is there at once, and nothing on the page has to make room for it later. */
const fetched: Partial<Record<Language, Partial<Apart>>> = {};
const learned = new Set<LearnedArea>();

export async function speak(language: Language): Promise<void> {
  // Before anything is spoken, parts are fetched in the language that will be.
  if (!hasSpoken) spoken = language;
  hasSpoken = true;
  const [{ default: catalogue }] = await Promise.all([
    catalogues[language](),
    ...[...learned].map((area) => apartIn(language, area)),
  ]);
  spoken = language;
  words = Object.defineProperties({ ...catalogue, ...formatsOf(language, catalogue) }, LEARNABLE) as Words;
}

const LEARNABLE = Object.fromEntries(LEARNED.map((area) => [area, { get: () => learnedBefore(area) }]));

function learnedBefore(area: LearnedArea): Apart[LearnedArea] {
  const said = fetched[spoken]?.[area];
  if (said === undefined) throw new Error(`the words of ${area} were not fetched`);
  return said;
}

/** An area that only some pages need, in the language that is spoken. */
export function apart<Area extends keyof Apart>(area: Area): Promise<Apart[Area]> {
  return apartIn(spoken, area);
}

async function apartIn<Area extends keyof Apart>(language: Language, area: Area): Promise<Apart[Area]> {
  const known = fetched[language]?.[area];
  if (known !== undefined) return known;
  const { default: said } = await areas[area][language]();
  fetched[language] = { ...fetched[language], [area]: said };
  return said;
}

/** Puts what a part says among the words; in another language it is there as well. */
export async function learnToSay(said: readonly LearnedArea[]): Promise<void> {
  for (const area of said) learned.add(area);
  await Promise.all(said.map(apart));
}

/** Fetches a part and all that it says, in the language of the page. */
export function saying<T>(said: readonly LearnedArea[], fetch: () => Promise<T>): () => Promise<T> {
  const fetchPart = once(fetch);
  return async () => {
    const [part] = await Promise.all([fetchPart(), learnToSay(said)]);
    return part;
  };
}
