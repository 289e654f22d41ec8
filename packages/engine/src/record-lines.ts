/** A line that says something, with its number in the text. */
export interface Line {
  readonly line: number;
  readonly text: string;
}

/** The lines of a record; what is empty or a remark says nothing. */
export function linesOf(text: string): Line[] {
  return text
    .split(/\r?\n/)
    .map((content, index): Line => ({ line: index + 1, text: content.trim() }))
    .filter((line) => line.text !== '' && !line.text.startsWith('#'));
}

/** The rolls after the bar of a line. */
export function parseRolls(text: string | undefined): number[] {
  return (text ?? '').split(' ').filter(Boolean).map(Number);
}

export function textAt(lines: readonly Line[], index: number): string {
  return lines[index]?.text ?? '';
}
