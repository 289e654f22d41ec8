/** Letters that no decomposition brings to their plain form. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', '’': "'", '‑': '-', '−': '-', '\u00a0': ' ' };

/** One character without case and accent; always one unit long, so that places in the text stay where they are. */
function foldedCharacter(character: string): string {
  const lower = character.toLowerCase();
  const base = PLAIN[lower] ?? lower.normalize('NFD').replace(/\p{M}/gu, '');
  return base.length === 1 ? base : character;
}

function folded(text: string): string {
  return Array.from(text, foldedCharacter).join('');
}

/** The words somebody looks for, in the form in which they are compared. */
export function wordsOf(query: string): readonly string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

/** Whether all the words are somewhere in the text. */
export function speaksOf(text: string, sought: readonly string[]): boolean {
  const within = folded(text);
  return sought.every((word) => within.includes(word));
}

interface Stretch {
  readonly text: string;
  readonly found: boolean;
}

/** Cuts a text so that what was sought can be marked. */
export function stretches(text: string, sought: readonly string[]): readonly Stretch[] {
  if (sought.length === 0) return [{ text, found: false }];
  const within = folded(text);
  const cuts: Stretch[] = [];
  let from = 0;
  for (;;) {
    const next = nextFound(within, sought, from);
    if (next === undefined) break;
    if (next.at > from) cuts.push({ text: text.slice(from, next.at), found: false });
    from = next.at + next.length;
    cuts.push({ text: text.slice(next.at, from), found: true });
  }
  return from < text.length ? [...cuts, { text: text.slice(from), found: false }] : cuts;
}

function nextFound(
  within: string,
  sought: readonly string[],
  from: number,
): { readonly at: number; readonly length: number } | undefined {
  const places = sought
    .map((word) => ({ at: within.indexOf(word, from), length: word.length }))
    .filter(({ at }) => at >= 0);
  return places.toSorted((a, b) => a.at - b.at || b.length - a.length)[0];
}
