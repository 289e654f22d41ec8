import type { Mark } from '../games/catalogue/rulesets.ts';
import { readMark } from './marks.ts';

/** One numbered rule: whom it binds, and its sentences with the light marks of Markdown still in them. */
export interface Rule {
  readonly id: string;
  readonly mark: Mark;
  /** The mark as the page words it, such as “Second edition”. */
  readonly note: string;
  readonly text: string;
}

export interface RuleTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What a section is made of, in its order. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'rule'; readonly rule: Rule }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly table: RuleTable };

export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Page {
  readonly title: string;
  readonly sections: readonly Section[];
}

const RULE = /^- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\* — /;
const ITEM = /^(?:-|\d+\.) /;

/** Reads a page of docs/rules. What stands before its first section speaks of the file, and is left out. */
export function readPage(markdown: string): Page {
  const [head = '', ...sections] = markdown.split(/^## /m);
  return { title: /^# (.*)$/m.exec(head)?.[1] ?? '', sections: sections.map(readSection) };
}

function readSection(source: string): Section {
  const [title = '', ...lines] = source.split('\n');
  const blocks: Block[] = [];
  for (const paragraph of lines.join('\n').trim().split(/\n\n+/)) blocks.push(...readParagraph(paragraph));
  return { title, blocks };
}

function readParagraph(paragraph: string): readonly Block[] {
  if (paragraph.startsWith('|')) return [{ kind: 'table', table: readTable(paragraph) }];
  if (RULE.test(paragraph)) return itemsOf(paragraph).map((item) => ({ kind: 'rule', rule: readRule(item) }));
  if (!ITEM.test(paragraph)) return [{ kind: 'text', text: unwrapped(paragraph) }];
  const items = itemsOf(paragraph).map((item) => item.replace(ITEM, ''));
  return [{ kind: 'list', ordered: !paragraph.startsWith('-'), items }];
}

function itemsOf(list: string): readonly string[] {
  return list.split(/\n(?=- |\d+\. )/).map(unwrapped);
}

function readRule(item: string): Rule {
  const id = RULE.exec(item)?.[1] ?? '';
  return { id, ...readMark(item.replace(RULE, '')) };
}

function readTable(source: string): RuleTable {
  const [head = [], , ...rows] = source.split('\n').map(cellsOf);
  return { head, rows };
}

function cellsOf(row: string): readonly string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function unwrapped(text: string): string {
  return text.replace(/ *\n */g, ' ').trim();
}
