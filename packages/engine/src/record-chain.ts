import { hex, utf8 } from './bytes.ts';
import { coversText } from './record-form.ts';
import { linesOf } from './record-lines.ts';
import { RunningSha256 } from './sha256.ts';

const CHECK_DIGITS = 16;

/** Lines of a record, and the hash of all of them. Line ends count as a line feed, whatever the system writes. */
export class ChainedLines {
  readonly #lines: string[] = [];
  readonly #hash = new RunningSha256();

  add(line: string): void {
    this.#lines.push(line);
    this.#hash.add(utf8(`${line}\n`));
  }

  /** What a check says of the lines above it: the first digits of their SHA-256. */
  check(): string {
    return this.#digest().slice(0, CHECK_DIGITS);
  }

  /** The last line of a record, which covers all others. */
  seal(): string {
    return `sha256 ${this.#digest()}`;
  }

  text(): string {
    return `${this.#lines.join('\n')}\n`;
  }

  #digest(): string {
    return hex(this.#hash.digest());
  }
}

/** The first check that is not true of the text above it. */
export interface BrokenCheck {
  readonly line: number;
  /** The last line up to which the text is as it was written; nothing is when there is none. */
  readonly after?: number;
}

/**
 * Compares every check of a record with the lines above it. From the first line of the record on every character counts;
 * only the kind of line ends and white space after the last line do not. Records of form 1 have no such checks.
 */
export function brokenCheck(text: string): BrokenCheck | undefined {
  const [first] = linesOf(text);
  if (first === undefined || !coversText(first.text)) return undefined;
  const chain = new ChainedLines();
  const lines = text.trimEnd().split(/\r?\n/);
  let after: number | undefined;
  for (let { line } = first; line <= lines.length; line++) {
    const content = lines[line - 1];
    const isLast = line === lines.length;
    const isCheck = content.startsWith('check ');
    if (isLast ? content !== chain.seal() : isCheck && !content.endsWith(` ${chain.check()}`))
      return { line, ...(after === undefined ? {} : { after }) };
    if (isCheck) after = line;
    chain.add(content);
  }
  return undefined;
}
