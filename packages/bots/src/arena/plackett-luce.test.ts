import { describe, expect, it } from 'vitest';
import { fast } from '@topsail/engine';
import type { GamePlayed } from './match.ts';
import { ratings, strengths, withDraws } from './plackett-luce.ts';
import { rowOf, sheetOf } from './sheet.ts';

/** A game that ended in this order, each group level. */
function order(...groups: readonly string[]): GamePlayed {
  let ahead = 0;
  const seats = groups.flatMap((group) => {
    const names = group.split('=');
    const place = ahead + (names.length + 1) / 2;
    ahead += names.length;
    return names.map((name) => ({ name, win: 0, score: 0, place }));
  });
  return { seats, moves: 0, times: {} };
}

function times(count: number, game: GamePlayed): GamePlayed[] {
  return Array.from({ length: count }, () => game);
}

function fit(lineUp: readonly string[], games: readonly GamePlayed[]): number[] {
  const sheet = sheetOf(lineUp);
  return ratings(sheet, strengths(sheet, rowOf(sheet, games)));
}

describe('the rating', () => {
  it('of two is the logarithm of the odds, 400 for ten to one', () => {
    const games = [...times(30, order('a', 'random')), ...times(3, order('random', 'a'))];
    expect(fit(['a', 'random'], games)).toEqual([expect.closeTo(400, 6), 0]);
    expect(fit(['a', 'b'], times(5, order('a', 'b')).concat(order('b', 'a')))[1]).toBeCloseTo(
      -400 * Math.log10(5),
      6,
    );
  });

  it('counts a level finish as half a win to each', () => {
    const games = [...times(3, order('a', 'random')), ...times(2, order('a=random'))];
    expect(fit(['a', 'random'], games)[0]).toBeCloseTo(400 * Math.log10(4), 6);
  });

  it('of one against copies compares it with a single one of them', () => {
    const games = [...times(50, order('a', 'b', 'b', 'b')), ...times(50, order('b', 'b', 'b', 'a'))];
    const sheet = sheetOf(['a', 'b', 'b', 'b']);
    const [a, b] = strengths(sheet, rowOf(sheet, games)).map(Math.exp);
    const ratio = a / b;
    // At the best ratio the choices that fell to `a` are as many as expected: 50 of 100, 50 and 50.
    expect(100 * (ratio / (ratio + 3)) + 50 * (ratio / (ratio + 2)) + 50 * (ratio / (ratio + 1))).toBeCloseTo(
      50,
      5,
    );
  });

  it('of three who finish in every order alike is nought', () => {
    const games = [
      order('a', 'b', 'c'),
      order('a', 'c', 'b'),
      order('b', 'a', 'c'),
      order('b', 'c', 'a'),
      order('c', 'a', 'b'),
      order('c', 'b', 'a'),
    ];
    for (const rating of fit(['a', 'b', 'c'], games)) expect(rating).toBeCloseTo(0, 6);
  });

  it('treats three who finish level as all their six orders', () => {
    const won = times(6, order('a', 'b', 'c'));
    const level = fit(['a', 'b', 'c'], [...won, ...times(6, order('a=b=c'))]);
    const spelled = fit(
      ['a', 'b', 'c'],
      [...won, ...['abc', 'acb', 'bac', 'bca', 'cab', 'cba'].map((names) => order(...names.split('')))],
    );
    level.forEach((rating, i) => expect(rating).toBeCloseTo(spelled[i], 5));
  });

  it('finds the strengths from which orders were drawn', () => {
    const luck = fast(7);
    const games = Array.from({ length: 20_000 }, () => order(...drawn({ a: 4, b: 2, random: 1 }, luck)));
    const [a, b, random] = fit(['a', 'b', 'random'], games);
    expect(random).toBe(0);
    expect(Math.abs(a - 400 * Math.log10(4))).toBeLessThan(12);
    expect(Math.abs(b - 400 * Math.log10(2))).toBeLessThan(12);
  });

  it('stays finite for one who always wins, by one drawn game more', () => {
    const sheet = sheetOf(['a', 'random']);
    const row = withDraws(sheet, rowOf(sheet, times(9, order('a', 'random'))));
    expect(ratings(sheet, strengths(sheet, row))[0]).toBeCloseTo(400 * Math.log10(9.5 / 0.5), 6);
  });

  it('of a bot among nothing but its copies is nought', () => {
    expect(fit(['a', 'a'], [order('a', 'a')])).toEqual([0]);
  });
});

function drawn(strength: Readonly<Record<string, number>>, luck: ReturnType<typeof fast>): string[] {
  const left = Object.entries(strength).flatMap(([name, parts]) => Array.from({ length: parts }, () => name));
  if (left.length === 0) return [];
  const first = left[luck.roll(left.length) - 1];
  const rest = Object.fromEntries(Object.entries(strength).filter(([name]) => name !== first));
  return [first, ...drawn(rest, luck)];
}
