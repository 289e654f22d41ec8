import type { GameView } from '@topsail/engine';
import { describeSetup, everySetup } from '@topsail/engine/testing';
import { jamaica, type jamaicaRules } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { playGame } from '../arena/play-game.ts';
import { LEVELS, type BotName } from '../bot.ts';
import { choicesOf } from '../testing/positions.ts';
import { bareTable, deal, space, stowed } from '../testing/jamaica-scene.ts';
import { jamaicaCrew } from './crew.ts';

type State = jamaicaRules.State;

const CHEAP: readonly BotName[] = ['random', 'thumb', 'greedy', 'cabin-boy', 'sailor'];
const SETUPS = everySetup(jamaica);

interface Seen {
  readonly view: GameView;
  readonly moves: readonly string[];
}

/** The n-th choice of every table's game, or the last if it has fewer. */
function seenAt(choice: number): Seen[] {
  return SETUPS.map((setup) => {
    let seen: Seen | undefined;
    let n = 0;
    for (const { state, seat, moves } of choicesOf(setup, 'crew', 'thumb')) {
      seen = { view: jamaica.view(state as State, seat), moves: moves.map(({ text }) => text) };
      if (++n > choice) break;
    }
    return seen!;
  });
}

const EARLY = seenAt(5);
const LATE = seenAt(60);

/** Asks twice: with the view as it is, and as it would come over the wire. */
function askTwice(name: BotName, { view, moves }: Seen, seed: number): void {
  const move = jamaicaCrew[name].choose(view, seed);
  expect(moves).toContain(move);
  expect(jamaicaCrew[name].choose(JSON.parse(JSON.stringify(view)) as GameView, seed)).toBe(move);
}

describe('the crew of Jamaica', () => {
  test.each(SETUPS.map((setup, i) => [describeSetup(setup), i] as const))(
    'plays whole games with legal moves only: %s',
    (_, i) => {
      const setup = SETUPS[i];
      const sitters = Array.from({ length: setup.seats }, (_, seat) => {
        const name = CHEAP[(seat + i) % CHEAP.length];
        return { name, bot: jamaicaCrew[name] };
      });
      expect(playGame(setup, sitters, `crew ${i}`).seats).toHaveLength(setup.seats);
    },
  );

  test.each([...CHEAP, 'mate', 'captain'] as const)(
    'makes the same legal move for the same view and seed, also over the wire: %s',
    (name) => {
      const some = name === 'captain' ? EARLY.filter((_, i) => i % 4 === 0) : EARLY;
      some.forEach((seen, i) => askTwice(name, seen, i));
      LATE.filter((_, i) => i % 6 === 1).forEach((seen, i) => askTwice(name, seen, i));
    },
  );

  test('makes the same legal move for the same view and seed, also over the wire: tree-random', () => {
    for (const i of [7, SETUPS.length - 1]) askTwice('tree-random', LATE[i], i);
  });

  test.each(['cabin-boy', 'sailor', 'mate'] as const)(
    'errs, so that other luck brings other moves: %s',
    (name) => {
      const differs = EARLY.some(
        ({ view }) => new Set([1, 2, 3, 4].map((seed) => jamaicaCrew[name].choose(view, seed))).size > 1,
      );
      expect(differs).toBe(true);
    },
  );

  test.each([...LEVELS, 'greedy', 'tree-random'] as const)(
    'stops thinking when it is told to, with a legal move: %s',
    (name) => {
      const polls = EARLY.map(({ view, moves }) => {
        let asked = 0;
        const stop = (): boolean => ++asked > 0;
        expect(moves).toContain(jamaicaCrew[name].choose(view, 1, { stop }));
        return asked;
      });
      // What is done by habit needs no time at all.
      expect(Math.max(...polls)).toBe(1);
    },
  );

  test.each(['thumb', 'greedy', 'sailor', 'mate', 'captain'] as const)(
    'sails home when that wins the race and another would: %s',
    (name) => {
      const s = bareTable('jamaica-2', 3);
      Object.assign(s, { morning: 2, evening: 2 });
      Object.assign(s.ships[0], { at: space(s, 46), holds: stowed('food 6', 'gold 6') });
      Object.assign(s.ships[1], { at: space(s, 49), holds: stowed('gold 5') });
      deal(s, 0, 'food/powder', 'powder/food', 'forward/forward');
      for (let seed = 1; seed <= 5; seed++)
        expect(jamaicaCrew[name].choose(jamaica.view(s, 0), seed)).toBe('card forward/forward');
    },
  );
});
