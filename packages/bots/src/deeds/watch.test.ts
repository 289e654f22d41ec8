import { expect, test } from 'vitest';
import { deedsSummary } from './table.ts';
import { deedsOf, watchGame } from './watch.ts';

const SETUP = { ruleset: 'jamaica-2', seats: 3, options: { ghost: 'no' } };

test('a game is watched alike each time it is played', () => {
  const seen = watchGame('random', SETUP, 'w');
  expect(watchGame('random', SETUP, 'w')).toEqual(seen);
  expect(watchGame('random', SETUP, 'x')).not.toEqual(seen);
  expect(seen.scores).toHaveLength(3);
  expect(seen.occasions).toHaveLength(deedsOf('jamaica-2').length);
});

test('who chooses at random does silly things, and never more often than he could', () => {
  const games = Array.from({ length: 6 }, (_, i) => watchGame('random', SETUP, `r${i}`));
  for (const { occasions, done } of games)
    done.forEach((count, i) => expect(count).toBeLessThanOrEqual(occasions[i]));
  const { deeds } = deedsSummary(['a', 'b', 'c', 'd', 'e'], games, '1');
  expect(deeds[2].done).toBeGreaterThan(0);
});

test('figures are added up over games, with intervals from whole games', () => {
  const games = [
    { occasions: [4, 0], done: [1, 0], scores: [10, 20] },
    { occasions: [6, 0], done: [4, 0], scores: [30, 40] },
  ];
  const { deeds, score, games: count } = deedsSummary(['first', 'second'], games, '1');
  expect(count).toBe(2);
  expect(deeds[0]).toMatchObject({ deed: 'first', occasions: 10, done: 5, share: 0.5 });
  // Whole games alone would tell 1/4 to 4/6; Wilson's interval for ten occasions reaches further.
  const [from, to] = deeds[0].interval!;
  expect(from).toBeCloseTo(0.2366, 3);
  expect(to).toBeCloseTo(0.7634, 3);
  expect(deeds[1]).toEqual({ deed: 'second', occasions: 0, done: 0, share: NaN, interval: null });
  expect(score.value).toBe(25);
  expect(score.interval).toEqual([15, 35]);
});

test('one game gives no interval', () => {
  const { deeds, score } = deedsSummary(['first'], [{ occasions: [4], done: [1], scores: [3] }], '1');
  expect([deeds[0].interval, score.interval]).toEqual([null, null]);
});
