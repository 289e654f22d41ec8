import type { Block, Page, Section } from './page.ts';
import { speaksOf } from './search.ts';
import { plain } from './spans.ts';

/** What is left of a page when only what speaks of the sought words is kept. */
export function foundIn(page: Page, sought: readonly string[]): Page {
  if (sought.length === 0) return page;
  const sections = page.sections.map((section) => narrowed(section, sought));
  return { ...page, sections: sections.filter(({ blocks }) => blocks.length > 0) };
}

/** A section is kept whole if its title says what was sought. */
function narrowed(section: Section, sought: readonly string[]): Section {
  if (speaksOf(section.title, sought)) return section;
  return { ...section, blocks: section.blocks.filter((block) => speaksOf(textOf(block), sought)) };
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'text':
      return plain(block.text);
    case 'rule':
      return plain(`${block.rule.id} ${block.rule.note} ${block.rule.text}`);
    case 'list':
      return plain(block.items.join(' '));
    case 'table':
      return plain([block.table.head, ...block.table.rows].flat().join(' '));
  }
}
