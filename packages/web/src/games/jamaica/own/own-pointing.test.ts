import { lowest, movesOf, seeded } from '@topsail/engine';
import { jamaica, type JamaicaMove, type JamaicaState, type View } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { holdsOf } from './own-pointing.ts';
import { cargoIn, shipOf } from '../words/ships.ts';
import { usualOf } from '../words/usual.ts';

interface Asked {
  readonly view: View;
  readonly moves: readonly JamaicaMove[];
}

/** Plays on at random until a question of the kind has come up often enough, and keeps each of them. */
function questionsOf(kind: JamaicaMove['kind'], most: number): readonly Asked[] {
  const found: Asked[] = [];
  for (let game = 0; found.length < most; game++) {
    const chance = seeded(`${kind} ${game}`);
    const state = jamaica.setup({ ruleset: 'jamaica-2', seats: 3, options: { ghost: 'no' } }, chance);
    while (jamaica.outcome(state) === undefined && found.length < most) {
      const seat = lowest(jamaica.toAct(state));
      const moves = movesOf(jamaica, state, seat);
      if (moves[0]?.kind === kind) found.push({ view: jamaica.view(state, seat), moves });
      step(state, seat, moves, chance.roll(moves.length) - 1);
    }
  }
  return found;

  function step(state: JamaicaState, seat: number, moves: readonly JamaicaMove[], n: number): void {
    const move = moves[n];
    if (move === undefined) throw new Error('nothing to answer');
    jamaica.apply(state, seat, move, seeded(`luck ${state.round} ${n}`));
  }
}

describe('holds that can be pointed at', () => {
  test('every hold a load may go into stands for that answer, and no other does', () => {
    for (const { moves } of questionsOf('stow', 40)) {
      const holds = holdsOf(moves);
      expect([...holds.values()].map(({ text }) => text)).toEqual(moves.map(({ text }) => text));
      for (const [hold, move] of holds) expect(move.n).toBe(hold);
    }
  });
});

describe('what a careful player would answer', () => {
  test('a load goes into an empty hold where one may take it', () => {
    for (const { view, moves } of questionsOf('stow', 40)) {
      const usual = usualOf(moves, (move) => jamaica.foresee(view, move));
      const ship = shipOf(view, view.viewer === 'spectator' ? 'ghost' : view.viewer);
      const lost = moves.map(({ n }) => cargoIn(ship, n)?.count ?? 0);
      expect(usual).toBeDefined();
      expect(cargoIn(ship, usual?.n ?? -1)?.count ?? 0).toBe(Math.min(...lost));
    }
  });

  test('nobody is told which card to pick', () => {
    for (const { view, moves } of questionsOf('card', 3))
      expect(usualOf(moves, (move) => jamaica.foresee(view, move))).toBeUndefined();
  });
});
