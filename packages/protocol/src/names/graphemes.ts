/** How many characters a reader sees. */
export function lengthOf(text: string): number {
  return graphemes(text).length;
}

/** The beginning of a text, cut between two characters as a reader sees them. */
export function cut(text: string, most: number): string {
  return text.length <= most ? text : graphemes(text).slice(0, most).join('');
}

function graphemes(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
