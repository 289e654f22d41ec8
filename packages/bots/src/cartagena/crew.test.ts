import { fast } from '@topsail/engine';
import { cartagena } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES, LEVELS, type BotName, type Budget } from '../bot.ts';
import { cartagenaCrew } from './crew.ts';
import { BOAT, deal, inMidGame, newGame, place, RULESETS } from './testing/positions.ts';

const everyTable = RULESETS.flatMap((ruleset) =>
  [2, 3, 4, 5].flatMap((seats) =>
    (['yes', 'no'] as const).map((boatRetreat) => ({ ruleset, seats, boatRetreat })),
  ),
);

/** A tree with random playouts takes a while in Cartagena, and a few playouts show as much. */
function budgetOf(name: BotName): Budget {
  let polls = 0;
  return name === 'tree-random' ? { stop: () => ++polls > 20 } : {};
}

describe('the crew of Cartagena', () => {
  test.each(BOT_NAMES)('makes legal moves at every table: %s', (name) => {
    everyTable.forEach((table, i) => {
      const state = inMidGame(table, 20 * (i % 7), i);
      const text = cartagenaCrew[name].choose(cartagena.view(state, state.seat), i, budgetOf(name));
      expect(legalTexts(state)).toContain(text);
    });
  });

  test.each(BOT_NAMES)('makes the same move for the same view and seed: %s', (name) => {
    RULESETS.forEach((ruleset, i) => {
      const state = inMidGame({ ruleset, seats: 3 }, 40, i);
      const view = cartagena.view(state, state.seat);
      const moves = [1, 2].map(() => cartagenaCrew[name].choose(structuredClone(view), 5, budgetOf(name)));
      expect(moves[0]).toBe(moves[1]);
    });
  });

  test.each(BOT_NAMES)('cannot tell what is hidden from it: %s', (name) => {
    for (let seed = 1; seed <= 4; seed++) {
      const state = inMidGame({ ruleset: 'cartagena-jamaica' }, 30, seed);
      const view = cartagena.view(state, state.seat);
      const other = cartagena.view(cartagena.imagine(view, fast(seed)), state.seat);
      const moves = [other, view].map((seen) => cartagenaCrew[name].choose(seen, seed, budgetOf(name)));
      expect(moves[0]).toBe(moves[1]);
    }
  });

  test.each(LEVELS)('stops thinking when it is told to, with a legal move: %s', (name) => {
    const state = newGame({ ruleset: 'cartagena-tortuga', seats: 4 });
    let polls = 0;
    const stop = (): boolean => ++polls > 0;
    const text = cartagenaCrew[name].choose(cartagena.view(state, state.seat), 1, { stop });
    expect(legalTexts(state)).toContain(text);
    expect(polls).toBeLessThan(10);
  });

  test.each(LEVELS)('wins when it can win this turn: %s', (name) => {
    for (const ruleset of RULESETS) {
      const state = newGame({ ruleset });
      const { seat } = state;
      place(state, seat, [35, 36, 36, BOAT, BOAT, BOAT]);
      deal(state, seat, [2, 2, 2, 2, 2, 2]);
      while (state.ending === undefined && state.seat === seat) {
        const text = cartagenaCrew[name].choose(cartagena.view(state, seat), 3);
        cartagena.apply(state, seat, cartagena.parseMove(text)!, fast(1));
      }
      expect(state.ending).toBe('escape');
    }
  });
});

function legalTexts(state: Parameters<typeof cartagena.view>[0]): string[] {
  const moves: { text: string }[] = [];
  const count = cartagena.legalMoves(state, state.seat, moves as never);
  return moves.slice(0, count).map(({ text }) => text);
}
