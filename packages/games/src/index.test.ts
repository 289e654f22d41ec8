import { describe, expect, it } from 'vitest';
import { cartagena, gameOf, games, jamaica, knownGameOf, tracerOf } from './index.ts';
import type { TraceEvent } from './trace.ts';

describe('the game of a ruleset', () => {
  it('is the one that has it, and only one has', () => {
    for (const game of games)
      for (const { id } of game.rulesets) {
        expect(gameOf(id)).toBe(game);
        expect(games.filter(({ rulesets }) => rulesets.some((other) => other.id === id))).toEqual([game]);
      }
    expect(gameOf('yassa')).toBe(jamaica);
    expect(gameOf('cartagena-tortuga')).toBe(cartagena);
  });

  it('is none where no game has it', () => {
    expect(gameOf('chess')).toBeUndefined();
    expect(() => knownGameOf('chess')).toThrow('no game has a ruleset chess');
  });
});

describe('the trace of a set-up', () => {
  it.each([
    ['yassa', 'holds'],
    ['cartagena-tortuga', 'boatRetreat'],
  ])('is written in the words of its game: %s has its %s', (ruleset, word) => {
    const game = knownGameOf(ruleset);
    const setup = game.checkSetup(ruleset, 2, {});
    if (!setup.ok) throw new Error(ruleset);
    const written: TraceEvent[] = [];
    const tracer = tracerOf(game, setup.value, (event) => written.push(event));
    tracer.follow(game.setup(setup.value, { roll: () => 1 }, (event) => tracer.tell(event)));
    tracer.close();
    expect(written[0].e).toBe('setup');
    expect(written[0]).toHaveProperty(word);
  });
});
