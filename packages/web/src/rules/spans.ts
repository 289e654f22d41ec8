/** A run of text in one dress; a rule's id leads to the rule. */
export interface Span {
  readonly dress: 'plain' | 'strong' | 'slanted' | 'rule';
  readonly text: string;
}

const DRESSED = /\*\*(.+?)\*\*|\*(.+?)\*|(?<![\w-])([A-Z]+(?:-[A-Z]+)?-\d+|[CT]-[A-Z]+(?:-\d+)?)(?![\w-])/g;
const LINK = /\[([^\]]*)\]\([^)]*\)/g;

/** Takes the marks of Markdown off a sentence. Links inside the pages are dropped: the drawer has its own. */
export function spansOf(markdown: string): readonly Span[] {
  const text = markdown.replace(LINK, '$1').replaceAll('`', '');
  const spans: Span[] = [];
  let from = 0;
  for (const found of text.matchAll(DRESSED)) {
    if (found.index > from) spans.push({ dress: 'plain', text: text.slice(from, found.index) });
    spans.push(dressed(found));
    from = found.index + found[0].length;
  }
  if (from < text.length) spans.push({ dress: 'plain', text: text.slice(from) });
  return spans;
}

function dressed([, strong, slanted, rule = '']: RegExpExecArray): Span {
  if (strong !== undefined) return { dress: 'strong', text: strong };
  if (slanted !== undefined) return { dress: 'slanted', text: slanted };
  return { dress: 'rule', text: rule };
}

/** The same sentence without any dress, to be searched. */
export function plain(markdown: string): string {
  return spansOf(markdown)
    .map(({ text }) => text)
    .join('');
}
