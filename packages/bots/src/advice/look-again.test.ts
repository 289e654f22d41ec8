import { expect, test } from 'vitest';
import { inQuestion, lookAgain } from './look-again.ts';
import { Tally } from './tally.ts';

/** A move whose chances came out so in one world after the other. */
function tallyOf(...chances: readonly number[]): Tally {
  const tally = new Tally(0);
  for (const chance of chances) tally.add({ hope: chance, chance, score: 0 }, () => undefined);
  return tally;
}

test('what is surely worse is not in question', () => {
  const best = tallyOf(0.5, 0.6, 0.4, 0.5);
  expect(inQuestion([best, tallyOf(0.1, 0.22, 0, 0.1)])).toEqual([]);
});

test('what may be as good is', () => {
  const best = tallyOf(0.5, 0.6, 0.4, 0.5);
  expect(inQuestion([tallyOf(0.1, 0.22, 0, 0.1), best, tallyOf(0.6, 0.4, 0.5, 0.45)])).toEqual([1, 2]);
});

test('nor are moves between which nothing is to choose', () => {
  expect(inQuestion([tallyOf(0.5, 0.6, 0.4, 0.5), tallyOf(0.501, 0.599, 0.4, 0.499)])).toEqual([]);
});

test('it ends as soon as nothing is in question any more', () => {
  const tallies = [tallyOf(0.5, 0.4), tallyOf(0.4, 0.5), tallyOf(0.1, 0)];
  const asked: [readonly number[], number][] = [];
  lookAgain(
    tallies,
    [10, 20],
    (which, samples) => {
      asked.push([which, samples]);
      for (let i = 0; i < samples; i++)
        for (const move of which) {
          const chance = move === 0 ? 0.5 : 0.3;
          tallies[move].add({ hope: chance, chance, score: 0 }, () => undefined);
        }
    },
    {},
  );
  expect(asked).toEqual([[[0, 1], 10]]);
});
