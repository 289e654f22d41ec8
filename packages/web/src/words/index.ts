import { areas, catalogues } from 'virtual:words';
import type { Apart, Catalogue } from './catalogue.ts';
import { formatsOf, type Formats } from './formats.ts';
import type { Language } from './languages.ts';

/** What only a table says: it lies among the words before the game that says it is there. */
type OfGames = Pick<Apart, 'battle' | 'cartagena' | 'chart' | 'jamaica'>;
export type GameArea = keyof OfGames;

/** Every sentence of the pages in the language that is spoken, and how it lists and counts. */
type Words = Catalogue & Readonly<OfGames> & Formats;

/** Filled by `speak` before anything is shown: no module may read it while it loads. */
export let words: Words;

let spoken: Language;
/** What was fetched before is there at once, and nothing on the page has to make room for it later. */
let fetched: Partial<Apart> = {};
const ofGames = new Set<GameArea>();

export async function speak(language: Language): Promise<void> {
  const [{ default: catalogue }, again] = await Promise.all([
    catalogues[language](),
    fetchAll([...ofGames], language),
  ]);
  spoken = language;
  fetched = again;
  words = {
    ...catalogue,
    ...formatsOf(language, catalogue),
    get battle() {
      return fetchedBefore('battle');
    },
    get cartagena() {
      return fetchedBefore('cartagena');
    },
    get chart() {
      return fetchedBefore('chart');
    },
    get jamaica() {
      return fetchedBefore('jamaica');
    },
  };
}

/** An area that only some pages need, in the language that is spoken. */
export async function apart<Area extends keyof Apart>(area: Area): Promise<Apart[Area]> {
  const known = fetched[area];
  if (known !== undefined) return known;
  const { default: said } = await areas[area][spoken]();
  fetched = { ...fetched, [area]: said };
  return said;
}

/** Puts what a game says among the words; in another language it is there as well. */
export async function learnToSay(said: readonly GameArea[]): Promise<void> {
  await Promise.all(said.map(apart));
  for (const area of said) ofGames.add(area);
}

async function fetchAll(said: readonly GameArea[], language: Language): Promise<Partial<Apart>> {
  const found = await Promise.all(
    said.map(async (area) => [area, (await areas[area][language]()).default] as const),
  );
  return Object.fromEntries(found);
}

function fetchedBefore<Area extends GameArea>(area: Area): OfGames[Area] {
  const said: OfGames[Area] | undefined = fetched[area];
  if (said === undefined) throw new Error(`the words of ${area} were not fetched`);
  return said;
}
