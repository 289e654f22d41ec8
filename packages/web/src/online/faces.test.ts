import type { ListedRoll } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import { facesOf } from './faces.ts';

function thrown(counts: readonly number[]): ListedRoll[] {
  return counts.flatMap((n, face) =>
    new Array<ListedRoll>(n).fill({ seat: 0, what: 'action die', sides: 6, value: face + 1, hash: '' }),
  );
}

describe('the faces of the dice', () => {
  it('are counted, without cards and other dice', () => {
    const other: ListedRoll = { seat: 0, what: 'battle die', sides: 6, value: 1, hash: '' };
    expect(facesOf([...thrown([5, 4, 6, 4, 3, 6]), other])).toMatchObject({
      counts: [5, 4, 6, 4, 3, 6],
      throws: 28,
    });
  });

  it('fall commonly as often as nineteen of twenty dice do', () => {
    // By the binomial law of 28 throws: none falls in 0.6 % of games, at most 1 in 4.0 %, 9 or more in 3.3 %, 10 or more in 1.2 %.
    expect(facesOf(thrown([5, 4, 6, 4, 3, 6]))).toMatchObject({ from: 1, to: 9 });
  });

  it('are usual when they fell evenly, and not when one fell always', () => {
    expect(facesOf(thrown([5, 5, 5, 5, 5, 5]))?.games).toBe(100);
    expect(facesOf(thrown([5, 4, 6, 4, 3, 6]))?.games).toBeGreaterThan(80);
    expect(facesOf(thrown([28, 0, 0, 0, 0, 0]))?.games).toBe(0);
  });

  it('tell nothing in a game without dice or with few throws', () => {
    expect(facesOf([])).toBeUndefined();
    expect(facesOf(thrown([2, 2, 2, 2, 2, 1]))).toBeUndefined();
    expect(facesOf(thrown([2, 2, 2, 2, 2, 2]))).toBeDefined();
  });
});
