import { describe, expect, it } from 'vitest';
import {
  checkFollowIn,
  checkGame,
  checkSecrecyIn,
  checkSetups,
  describeSetup,
  everySetup,
  randomPosition,
} from './index.ts';
import { toy } from './toy/game.ts';

describe('the smallest game keeps the contract', () => {
  for (const setup of everySetup(toy)) {
    it(`in whole games of ${describeSetup(setup)}`, () => {
      for (let seed = 1; seed <= 20; seed++) {
        const { finished, moves, positions } = checkGame(toy, setup, `toy ${seed}`);
        expect(finished).toBe(true);
        expect(positions).toBe(moves + 1);
      }
    });

    it(`and leaks nothing in ${describeSetup(setup)}`, () => {
      const { positions, told } = checkSecrecyIn(toy, setup, 'toy', 500);
      expect(positions).toBe(500);
      expect(told).toBeGreaterThan(200);
    });
  }

  it.each(everySetup(toy).map((setup) => [describeSetup(setup), setup] as const))(
    'and tells all that can be seen of %s',
    (_name, setup) => {
      expect(checkFollowIn(toy, setup, 'toy', 300)).toBeGreaterThanOrEqual(300);
    },
  );

  it('and refuses every set-up it does not offer', () => {
    checkSetups(toy);
  });
});

describe('the suite itself', () => {
  const [setup] = everySetup(toy);

  it('knows every set-up: both rulesets, all seats, both races', () => {
    expect(everySetup(toy).map(describeSetup)).toEqual([
      'skiffs, 2 seats, race short',
      'skiffs, 2 seats, race long',
      'skiffs, 3 seats, race short',
      'skiffs, 3 seats, race long',
      'skiffs, 4 seats, race short',
      'skiffs, 4 seats, race long',
      'skiffs-calm, 2 seats, race short',
      'skiffs-calm, 2 seats, race long',
      'skiffs-calm, 3 seats, race short',
      'skiffs-calm, 3 seats, race long',
    ]);
  });

  it('looks closely only as often as it is told', () => {
    const often = checkGame(toy, setup, 'seldom');
    const seldom = checkGame(toy, setup, 'seldom', { every: 7 });
    expect(often.positions).toBeGreaterThan(seldom.positions);
  });

  it('comes to the same position from the same seed', () => {
    expect(randomPosition(toy, setup, 'here', 5)).toEqual(randomPosition(toy, setup, 'here', 5));
    expect(randomPosition(toy, setup, 'here', 5)).not.toEqual(randomPosition(toy, setup, 'there', 5));
  });

  it('stops at the end of the game, however many moves are asked for', () => {
    expect(toy.outcome(randomPosition(toy, setup, 'far', 10_000))).toBeDefined();
  });
});
