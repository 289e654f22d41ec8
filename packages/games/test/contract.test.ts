import { checkGame, checkSetups } from '@topsail/engine/testing';
import { describe, expect, it } from 'vitest';
import { gameOf, games, offeredRulesets } from '../src/index.ts';
import { everyTable, isShort } from './tables.ts';

const SEEDS = isShort ? ['short'] : Array.from({ length: 5 }, (_, n) => `game ${n + 1}`);
const EVERY = isShort ? 25 : 5;

describe('a whole game keeps the contract:', () => {
  for (const { name, game, setup } of everyTable()) {
    it(name, () => {
      for (const seed of SEEDS) {
        const { finished, positions, moves } = checkGame(game, setup, seed, { every: EVERY });
        expect(finished || game.bound.cut).toBe(true);
        expect(positions).toBeGreaterThan(moves / EVERY);
      }
    });
  }
});

describe('every game', () => {
  it.each(games.map((game) => [game.id, game] as const))(
    '%s refuses set-ups that nobody offers',
    (_id, game) => {
      checkSetups(game);
    },
  );

  it('is found by each of its rulesets, and by no other name', () => {
    const ids = games.flatMap(({ rulesets }) => rulesets.map(({ id }) => id));
    expect(ids).toEqual([
      'jamaica-1',
      'jamaica-2',
      'yassa',
      'cartagena-jamaica',
      'cartagena-tortuga',
      'cartagena-hispaniola',
      'ring',
    ]);
    expect(offeredRulesets.map(({ id }) => id)).toEqual(ids.filter((id) => id !== 'ring'));
    for (const game of games) for (const { id } of game.rulesets) expect(gameOf(id)).toBe(game);
    for (const id of ['', 'jamaica', 'cartagena', 'constructor', 'jamaica-3'])
      expect(gameOf(id)).toBeUndefined();
  });
});
