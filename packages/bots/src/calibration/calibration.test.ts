import { expect, test } from 'vitest';
import { calibrationOf, thirdsOf } from './calibration.ts';
import { predictGame } from './predict.ts';

const SETUP = { ruleset: 'jamaica-2', seats: 3, options: { ghost: 'no' } };
const promise = (
  promised: number,
  won: number,
  gone = 0,
): { promised: number; won: number; gone: number } => ({
  ...{ promised, won, gone },
});

test('promises are compared with what came of them', () => {
  const { games, predictions, brier, evenBrier, error, bins } = calibrationOf(
    [[promise(0.25, 0), promise(0.75, 1)], [promise(0.25, 1)]],
    0.5,
    '1',
  );
  expect([games, predictions]).toEqual([2, 3]);
  expect(brier).toBeCloseTo((0.25 ** 2 + 0.25 ** 2 + 0.75 ** 2) / 3, 12);
  expect(evenBrier).toBeCloseTo(0.25, 12);
  expect(bins[2]).toMatchObject({ from: 0.2, to: 0.3, predictions: 2, promised: 0.25, won: 0.5 });
  expect(bins[7]).toMatchObject({ predictions: 1, promised: 0.75, won: 1 });
  expect(bins[0]).toMatchObject({ predictions: 0, promised: NaN, won: NaN, interval: null });
  expect(error).toBeCloseTo((2 * 0.25 + 0.25) / 3, 12);
});

test('a sure win is in the last of ten bins', () => {
  const { bins } = calibrationOf([[promise(1, 1)]], 0.5, '1');
  expect(bins).toHaveLength(10);
  expect(bins[9]).toMatchObject({ predictions: 1, promised: 1, won: 1, interval: null });
});

test('intervals are drawn from whole games', () => {
  const game = (won: number): ReturnType<typeof promise>[] => [promise(0.5, won), promise(0.5, won)];
  const { bins, brierInterval } = calibrationOf([game(1), game(0)], 0.5, '1');
  expect(bins[5].interval).toEqual([-0.5, 0.5]);
  expect(brierInterval).toEqual([0.25, 0.25]);
});

test('every promise belongs to a third of its game', () => {
  const game = [promise(0.1, 0, 0), promise(0.1, 0, 0.3), promise(0.5, 1, 0.4), promise(0.9, 1, 0.99)];
  expect(thirdsOf([game], 0.5, '1').map(({ predictions }) => predictions)).toEqual([2, 1, 1]);
});

test('a game is foretold alike each time, at one choice in so many', () => {
  const forecast = { bot: 'random', setup: SETUP, seed: 'f', every: 12 } as const;
  const seen = predictGame(forecast);
  expect(predictGame(forecast)).toEqual(seen);
  expect(predictGame({ ...forecast, seed: 'g' })).not.toEqual(seen);
  expect(seen.length).toBeGreaterThan(3);
  expect(predictGame({ ...forecast, every: 24 })).toEqual(seen.filter((_, i) => i % 2 === 1));
});

test('what is promised is a chance, what is won a share, and the game goes on from 0 to 1', () => {
  const seen = predictGame({ bot: 'random', setup: SETUP, seed: 'h', every: 12 });
  for (const { promised, won, gone } of seen)
    for (const part of [promised, won, gone]) {
      expect(part).toBeGreaterThanOrEqual(0);
      expect(part).toBeLessThanOrEqual(1);
    }
  const gone = seen.map((one) => one.gone);
  expect(gone).toEqual([...gone].sort((a, b) => a - b));
});
