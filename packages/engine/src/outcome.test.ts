import { expect, it } from 'vitest';
import { isSeat, ranking, type Entrant, type Standing } from './outcome.ts';

function standing(entrant: Entrant, rank: number): Standing {
  return { entrant, rank, score: 10 - rank, parts: [] };
}

it('the ranking groups those who share a place, from the first on', () => {
  const standings = [standing(0, 4), standing(1, 2), standing(2, 1), standing(3, 2), standing('tide', 5)];
  expect(ranking({ reason: 'home', rule: 'TOY-5', standings })).toEqual([[2], [1, 3], [0], ['tide']]);
});

it('an entrant is a seat, or somebody whom no seat plays', () => {
  expect([0, 3, 'tide'].map(isSeat)).toEqual([true, true, false]);
});
