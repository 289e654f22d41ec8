import type { Seat } from '@topsail/engine';

/** A move that stands: who made it, and what matters when it is to be taken back. */
export interface Mark {
  readonly seat: Seat;
  /** It showed something. */
  readonly crossed: boolean;
  /** It gave its maker time. */
  readonly paid: boolean;
  /** Nobody else could tell. */
  readonly quiet: boolean;
}

/**
 * The moves that stand: a value, though the versions of a table share one list. Each knows only the first `length` of it,
 * and only what comes after all that anybody knows is ever added.
 */
export interface Marks {
  readonly length: number;
  /** How many of them everybody can tell. */
  readonly shown: number;
  /** As numbers, because there are many of them. */
  readonly shared: number[];
}

const CROSSED = 1;
const SEAT = 2;
const PAID = 16;
const QUIET = 32;

export const NO_MARKS: Marks = { length: 0, shown: 0, shared: [] };

export function withMark({ length, shown, shared }: Marks, mark: Mark): Marks {
  // Somebody has gone on from here already, or nobody may: the empty list is everybody's.
  const own = shared.length === length && length > 0 ? shared : shared.slice(0, length);
  own.push(numberOf(mark));
  return { length: length + 1, shown: shown + (mark.quiet ? 0 : 1), shared: own };
}

/** Only so many of them stand. */
export function firstMarks(marks: Marks, steps: number): Marks {
  const lost = marksAfter(marks, steps).filter(({ quiet }) => !quiet);
  return { length: steps, shown: marks.shown - lost.length, shared: marks.shared };
}

/** Those after the first so many, in their order. */
export function marksAfter({ length, shared }: Marks, steps: number): Mark[] {
  return shared.slice(steps, length).map(markOf);
}

/** How many stand below the last one that is so; undefined when none is. */
export function stepsBelowLast({ length, shared }: Marks, is: (mark: Mark) => boolean): number | undefined {
  for (let step = length - 1; step >= 0; step--) if (is(markOf(shared[step] ?? 0))) return step;
  return undefined;
}

function numberOf({ seat, crossed, paid, quiet }: Mark): number {
  return seat * SEAT + (crossed ? CROSSED : 0) + (paid ? PAID : 0) + (quiet ? QUIET : 0);
}

function markOf(mark: number): Mark {
  return {
    seat: (mark & (PAID - 1)) >> 1,
    crossed: (mark & CROSSED) !== 0,
    paid: (mark & PAID) !== 0,
    quiet: (mark & QUIET) !== 0,
  };
}
