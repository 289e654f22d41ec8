import type { Chronicle, TakenBack } from './chronicle.ts';
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

export function parseBody(lines: readonly Line[], from: number): Result<Body> {
  const steps: Step[] = [];
  const chronicle: (Step | TakenBack)[] = [];
  const entryLines: number[] = [];
  const told = new Map<number, Line>();
  for (let index = from; index < lines.length; index++) {
    const line = lines[index];
    if (/^(end|so far) /.test(line.text)) {
      const after = lines[index + 1];
      if (after !== undefined) return refuse('record/after-end', { params: { line: after.line } });
      return accept({ steps, chronicle, entryLines, told, closing: line });
    }
    if (line.text.startsWith('check ')) {
      if (told.has(chronicle.length)) return refuse('record/line', { params: { line: line.line } });
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
