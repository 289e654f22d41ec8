import { fast, type Chance, type Game, type GameState } from '@topsail/engine';
import { expect, test } from 'vitest';
import { meanAfter, type Venture } from './mean-after.ts';

interface Dice extends GameState {
  sum: number;
}

/** A move that throws two dice, and a third after a double six; nothing else of a game is asked for. */
const dice = {
  clone: (state: Dice) => ({ ...state }),
  apply(state: Dice, _seat: number, _move: object, chance: Chance) {
    state.sum += chance.roll(6, 'one') + chance.roll(6, 'other');
    if (state.sum === 12) state.sum += chance.roll(6, 'third');
    return true;
  },
} as unknown as Game;

const before: Dice = { setup: { ruleset: 'dice', seats: 1, options: {} }, sum: 0 };
const throwing: Venture = { game: dice, before, seat: 0, move: { text: 'throw' } };
const sumOf = (state: GameState): Float64Array => Float64Array.of((state as Dice).sum, 1);
const MEAN = 7 + 3.5 / 36;

test('all courses of luck are weighed by their odds, longer ones too', () => {
  const [sum, one] = meanAfter(throwing, sumOf, { most: 41, draws: 1 }, fast(1));
  expect(sum).toBeCloseTo(MEAN, 12);
  expect(one).toBeCloseTo(1, 12);
  expect(before.sum).toBe(0);
});

test('where they are too many, as many as wanted are drawn', () => {
  let looks = 0;
  const counted = (state: GameState): Float64Array => {
    looks++;
    return sumOf(state);
  };
  const [sum] = meanAfter(throwing, counted, { most: 40, draws: 4000 }, fast(1));
  expect(looks).toBe(4000);
  expect(Math.abs(sum - MEAN)).toBeLessThan(0.15);
});
