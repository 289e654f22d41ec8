import type { Line } from '../../games/contract/face.ts';

/** A line of the log in its place. */
export interface Numbered {
  /** Which line of all it is. */
  readonly n: number;
  readonly moment: number;
  readonly line: Line;
  /** The space where it happened. */
  readonly at: Line['at'];
}

const known = new WeakMap<Line, Numbered>();

/** All lines in their order; one that has not moved is the same as before, and need not be drawn again. */
export function numbered(moments: readonly (readonly Line[])[]): readonly Numbered[] {
  let n = 0;
  let last: Line['at'];
  return moments.flatMap((told, moment) =>
    told.map((line) => {
      last = line.at ?? last;
      return placed({ n: n++, moment, line, at: line.there === true ? last : line.at });
    }),
  );
}

function placed(now: Numbered): Numbered {
  const before = known.get(now.line);
  if (before?.n === now.n && before.moment === now.moment && before.at === now.at) return before;
  known.set(now.line, now);
  return now;
}
