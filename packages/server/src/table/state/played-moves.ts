import type { Seat } from '@topsail/engine';

/** A move that was played and not undone, with what an undo needs to know. */
export interface PlayedMove {
  readonly seat: Seat;
  /** It crossed the information horizon: something was rolled, drawn or revealed. */
  readonly crossed: boolean;
  /** It added the clock's increment. */
  readonly gainedTime: boolean;
  /** It changed an earlier answer, and only its own seat knows. */
  readonly isSecret: boolean;
  /** The rest of what it was a part of was asked after it. */
  readonly isUnfinished: boolean;
}

/**
 * The moves that were played and not undone. An immutable value, though the versions of a table share one array: each
 * reads only the first `length` items, and items are only appended after all that any version reads.
 */
export interface PlayedMoves {
  readonly length: number;
  /** How many of them are not secret. */
  readonly visibleCount: number;
  /** Encoded as numbers to save memory. */
  readonly list: number[];
}

const CROSSED = 1;
const SEAT = 2;
const GAINED_TIME = 16;
const SECRET = 32;
const UNFINISHED = 64;

export const NO_MOVES: PlayedMoves = { length: 0, visibleCount: 0, list: [] };

export function addMove({ length, visibleCount, list }: PlayedMoves, move: PlayedMove): PlayedMoves {
  // Copies when another version has already appended here; the empty list is shared by all tables.
  const own = list.length === length && length > 0 ? list : list.slice(0, length);
  own.push(encode(move));
  return { length: length + 1, visibleCount: visibleCount + (move.isSecret ? 0 : 1), list: own };
}

/** The first `steps` moves. */
export function firstMoves(playedMoves: PlayedMoves, steps: number): PlayedMoves {
  const lost = movesAfter(playedMoves, steps).filter(({ isSecret }) => !isSecret);
  return { length: steps, visibleCount: playedMoves.visibleCount - lost.length, list: playedMoves.list };
}

/** The moves after the first `steps`, in order. */
export function movesAfter({ length, list }: PlayedMoves, steps: number): PlayedMove[] {
  return list.slice(steps, length).map(decode);
}

/** Where the decision begins that the move at `step` belongs to: what is asked part by part is decided at once. */
export function startOfDecision({ list }: PlayedMoves, step: number): number {
  let start = step;
  while (start > 0 && decode(list[start - 1] ?? 0).isUnfinished) start--;
  return start;
}

/** The index of the last move that matches; undefined when none does. */
export function indexOfLast(
  { length, list }: PlayedMoves,
  matches: (move: PlayedMove) => boolean,
): number | undefined {
  for (let step = length - 1; step >= 0; step--) if (matches(decode(list[step] ?? 0))) return step;
  return undefined;
}

function encode({ seat, crossed, gainedTime, isSecret, isUnfinished }: PlayedMove): number {
  const marks = [
    crossed && CROSSED,
    gainedTime && GAINED_TIME,
    isSecret && SECRET,
    isUnfinished && UNFINISHED,
  ];
  return seat * SEAT + marks.reduce<number>((sum, mark) => sum + Number(mark), 0);
}

function decode(bits: number): PlayedMove {
  return {
    seat: (bits & (GAINED_TIME - 1)) >> 1,
    crossed: (bits & CROSSED) !== 0,
    gainedTime: (bits & GAINED_TIME) !== 0,
    isSecret: (bits & SECRET) !== 0,
    isUnfinished: (bits & UNFINISHED) !== 0,
  };
}
