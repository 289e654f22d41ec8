import type { Line } from '../../games/contract/face.ts';

/** A line of the log in its place. */
export interface Numbered {
  /** Which line of all it is. */
  readonly n: number;
  readonly moment: number;
  readonly line: Line;
}

const known = new WeakMap<Line, Numbered>();

/** All lines in their order; one that has not moved is the same as before, and need not be drawn again. */
export function numbered(moments: readonly (readonly Line[])[]): readonly Numbered[] {
  let n = 0;
  return moments.flatMap((told, moment) => told.map((line) => placed(line, n++, moment)));
}

function placed(line: Line, n: number, moment: number): Numbered {
  const before = known.get(line);
  if (before?.n === n && before.moment === moment) return before;
  const now = { n, moment, line };
  known.set(line, now);
  return now;
}
