import { describe, expect, it } from 'vitest';
import {
  firstMoves,
  movesAfter,
  NO_MOVES,
  indexOfLast,
  addMove,
  startOfDecision,
  type PlayedMove,
  type PlayedMoves,
} from '../../src/table/state/played-moves.ts';

const mark = (seat: number, more: Partial<PlayedMove> = {}): PlayedMove => ({
  ...{ seat, crossed: false, gainedTime: false, isSecret: false, isUnfinished: false },
  ...more,
});
const made = (...moves: readonly PlayedMove[]): PlayedMoves => moves.reduce(addMove, NO_MOVES);

describe('played moves', () => {
  it('keep all there is to know of each', () => {
    const moves = [
      mark(5, { crossed: true, gainedTime: true }),
      mark(0, { isSecret: true }),
      mark(3, { gainedTime: true, isSecret: true }),
      mark(4, { isUnfinished: true }),
    ];
    expect(movesAfter(made(...moves), 0)).toEqual(moves);
    expect(made(...moves)).toMatchObject({ length: 4, visibleCount: 2 });
  });

  it('are immutable, however often moves are added to them', () => {
    const two = made(mark(0), mark(1));
    const three = addMove(two, mark(2));
    const other = addMove(two, mark(3, { isSecret: true }));
    const back = addMove(firstMoves(three, 1), mark(4));
    expect(movesAfter(two, 0)).toEqual([mark(0), mark(1)]);
    expect(movesAfter(three, 1)).toEqual([mark(1), mark(2)]);
    expect(movesAfter(other, 2)).toEqual([mark(3, { isSecret: true })]);
    expect(movesAfter(back, 0)).toEqual([mark(0), mark(4)]);
    expect([two, three, other, back].map(({ visibleCount }) => visibleCount)).toEqual([2, 3, 2, 2]);
    expect(NO_MOVES).toEqual({ length: 0, visibleCount: 0, list: [] });
  });

  it('tell where the decision began that a move was the last part of', () => {
    const part = mark(1, { isUnfinished: true });
    const playedMoves = made(part, mark(1), part, part, mark(1), mark(0));
    expect([0, 1, 2, 3, 4, 5].map((step) => startOfDecision(playedMoves, step))).toEqual([0, 0, 2, 2, 2, 5]);
  });

  it('tell what stood below the last of a kind', () => {
    const playedMoves = made(mark(1), mark(0), mark(1, { isSecret: true }));
    expect(indexOfLast(playedMoves, ({ seat }) => seat === 1)).toBe(2);
    expect(indexOfLast(playedMoves, ({ seat, isSecret }) => seat === 1 && !isSecret)).toBe(0);
    expect(indexOfLast(playedMoves, ({ seat }) => seat === 4)).toBeUndefined();
  });
});
