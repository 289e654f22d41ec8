import type { Chronicle, TakenBack } from './chronicle.ts';
import type { RecordForm } from './record-form.ts';
import type { Head } from './record-head.ts';
import { parseRolls, type Line } from './record-lines.ts';
import type { Step } from './record.ts';
import { accept, refuse, type Result } from './refusal.ts';

/** What the lines from the first move on say. */
interface Body {
  /** The steps that stand at the end. */
  readonly steps: readonly Step[];
  readonly chronicle: Chronicle;
  readonly entryLines: readonly number[];
  readonly told: ReadonlyMap<number, Line>;
  readonly closing: Line;
}

/** A check: how many entries stand above it, the hash of the position, and since form 2 that of the text. */
const CHECK: Readonly<Record<RecordForm, RegExp>> = {
  1: /^check \d+ \S+$/,
  2: /^check \d+ \S+ \S+$/,
  3: /^check \d+ \S+ \S+$/,
};

export function parseBody(lines: readonly Line[], { form, used }: Pick<Head, 'form' | 'used'>): Result<Body> {
  const steps: Step[] = [];
  const chronicle: (Step | TakenBack)[] = [];
  const entryLines: number[] = [];
  const told = new Map<number, Line>();
  for (let index = used; index < lines.length; index++) {
    const line = lines[index];
    if (/^(end|so far) /.test(line.text)) {
      const ended = parseEnd(lines, index, form);
      return ended.ok ? accept({ steps, chronicle, entryLines, told, closing: line }) : ended;
    }
    if (line.text.startsWith('check ')) {
      if (told.has(chronicle.length) || !CHECK[form].test(line.text))
        return refuse('record/line', { params: { line: line.line } });
      told.set(chronicle.length, line);
      continue;
    }
    const entry = parseEntry(line, steps);
    if (!entry.ok) return entry;
    chronicle.push(entry.value);
    entryLines.push(line.line);
  }
  return refuse('record/truncated', { params: { line: lines.at(-1)?.line ?? 1 } });
}

/** Nothing follows the closing line but, since form 2, the hash of the text; whether it is true is for `brokenCheck`. */
function parseEnd(lines: readonly Line[], closing: number, form: RecordForm): Result<undefined> {
  const end = form === 1 ? closing : closing + 1;
  const last = lines[end];
  if (last === undefined) return refuse('record/truncated', { params: { line: lines[closing].line } });
  if (form > 1 && !/^sha256 [\da-f]{64}$/.test(last.text))
    return refuse('record/line', { params: { line: last.line } });
  const after = lines[end + 1];
  return after === undefined
    ? accept(undefined)
    : refuse('record/after-end', { params: { line: after.line } });
}

/** Reads a move or an undo, and makes it stand or takes back what stood. */
function parseEntry({ line, text }: Line, standing: Step[]): Result<Step | TakenBack> {
  const undo = Number(/^undo ([1-9]\d{0,5})$/.exec(text)?.[1] ?? 0);
  if (undo > standing.length)
    return refuse('record/undo', { params: { line, undo, standing: standing.length } });
  if (undo > 0) {
    standing.length -= undo;
    return accept({ undo });
  }
  const found = /^(\d{1,2}) ([^|]*[^| ])(?: \|([\d ]*))?$/.exec(text);
  if (found === null) return refuse('record/line', { params: { line } });
  const step: Step = { seat: Number(found[1]), move: found[2], rolls: parseRolls(found[3]) };
  standing.push(step);
  return accept(step);
}
