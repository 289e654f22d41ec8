/** The pages of docs/rules, fetched only when somebody asks for a rule. */
const pages = import.meta.glob<string>(['../../../../docs/rules/*.md', '!**/README.md'], {
  query: '?raw',
  import: 'default',
});

const DEFINITION = /^- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\* — /;

/** The sentences of one rule, as docs/rules defines it; undefined for an id that no page knows. */
export async function ruleText(id: string): Promise<string | undefined> {
  const texts = await Promise.all(Object.values(pages).map((load) => load()));
  for (const text of texts) {
    const found = definitionIn(text, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Reads a list item up to the next item, blank line or heading, without the marks of Markdown. */
export function definitionIn(page: string, id: string): string | undefined {
  const lines = page.split('\n');
  const first = lines.findIndex((line) => DEFINITION.exec(line)?.[1] === id);
  if (first < 0) return undefined;
  const rest = lines.slice(first + 1);
  const end = rest.findIndex((line) => !/^\s+\S/.test(line));
  return [lines[first]?.replace(DEFINITION, ''), ...rest.slice(0, end < 0 ? rest.length : end)]
    .map((line) => line?.trim())
    .join(' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '');
}
