import { FAMILIES, type Family } from '../games/catalogue/rulesets.ts';
import { readPage, type Page, type Rule } from './page.ts';

export type Rulebook = Readonly<Record<Family, Page>>;

/** The pages of docs/rules, each fetched only when its language is read. */
const sources = import.meta.glob<string>('../../../../docs/rules/*/*.md', {
  query: '?raw',
  import: 'default',
});

const kept = new Map<string, Promise<Rulebook>>();

/** The whole of the rules in one language. */
export function rulebookIn(language: string): Promise<Rulebook> {
  const known = kept.get(language) ?? loadRulebook(language);
  kept.set(language, known);
  return known;
}

async function loadRulebook(language: string): Promise<Rulebook> {
  const [jamaica, yassa, cartagena] = await Promise.all([
    loadPage(language, 'jamaica'),
    loadPage(language, 'yassa'),
    loadPage(language, 'cartagena'),
  ]);
  return { jamaica, yassa, cartagena };
}

async function loadPage(language: string, family: Family): Promise<Page> {
  const load = sources[`../../../../docs/rules/${language}/${family}.md`];
  if (load === undefined) throw new Error(`no rules of ${family} in ${language}`);
  return readPage(await load());
}

export function rulesOf({ sections }: Page): readonly Rule[] {
  return sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'rule' ? [block.rule] : [])),
  );
}

/** The game whose page defines a rule. */
export function familyWith(book: Rulebook, id: string): Family | undefined {
  return FAMILIES.find((family) => rulesOf(book[family]).some((rule) => rule.id === id));
}
