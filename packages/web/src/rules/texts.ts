import { FAMILIES, rulebookIn, rulesOf } from './rulebook.ts';
import { plain } from './spans.ts';

/** The sentences of one rule; undefined for an id that no page knows. */
export async function ruleText(id: string): Promise<string | undefined> {
  const book = await rulebookIn('en');
  const rule = FAMILIES.flatMap((family) => rulesOf(book[family])).find((known) => known.id === id);
  return rule === undefined ? undefined : plain(rule.text);
}
