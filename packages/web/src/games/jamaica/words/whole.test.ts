import { lowest, movesOf, seeded, type Seat } from '@topsail/engine';
import { jamaica, type JamaicaMove, type JamaicaState } from '@topsail/games';
import { expect, test } from 'vitest';
import { whole } from './whole.ts';

interface Asked {
  readonly state: JamaicaState;
  readonly seat: Seat;
}

/** Payments out of several holds that random games come to. */
function payments(ruleset: string, most: number): readonly Asked[] {
  const found: Asked[] = [];
  for (let game = 0; found.length < most; game++) {
    const chance = seeded(`payments ${game}`);
    const state = jamaica.setup({ ruleset, seats: 3, options: { ghost: 'no' } }, chance);
    while (jamaica.outcome(state) === undefined && found.length < most) {
      const seat = lowest(jamaica.toAct(state));
      const moves = movesOf(jamaica, state, seat);
      if (moves[0]?.kind === 'take') found.push({ state: jamaica.clone(state), seat });
      play(state, seat, moves[chance.roll(moves.length) - 1]);
    }
  }
  return found;
}

function play(state: JamaicaState, seat: Seat, move: JamaicaMove | undefined): void {
  if (move === undefined) throw new Error('nothing to answer');
  jamaica.apply(state, seat, move, seeded(`luck ${state.round}`));
}

test.each(['jamaica-1', 'jamaica-2', 'yassa'])(
  'every way to pay in %s pays the whole sum, and the rules ask for it answer by answer',
  (ruleset) => {
    for (const { state, seat } of payments(ruleset, 25)) {
      const view = jamaica.view(state, seat);
      const offered = whole(view, movesOf(jamaica, state, seat));
      const owing = view.table.pending.spend?.owing;
      expect(offered?.ways.length).toBeGreaterThan(1);
      expect(offered?.ways).toContain(offered?.usual);
      for (const { taken, moves } of offered?.ways ?? []) {
        expect(taken.reduce((sum, n) => sum + n, 0)).toBe(owing);
        const paid = jamaica.clone(state);
        for (const text of moves) {
          const asked = movesOf(jamaica, paid, seat).find((move) => move.text === text);
          play(paid, seat, asked);
        }
        offered?.parts.forEach(({ count }, n) => expect(taken[n]).toBeLessThanOrEqual(count));
      }
    }
  },
);

test('no two ways leave the same aboard', () => {
  for (const { state, seat } of payments('jamaica-2', 25)) {
    const offered = whole(jamaica.view(state, seat), movesOf(jamaica, state, seat));
    const taken = offered?.ways.map((way) => way.taken.join()) ?? [];
    expect(new Set(taken).size).toBe(taken.length);
  }
});

test('the usual way frees as many holds as can be', () => {
  for (const { state, seat } of payments('jamaica-2', 25)) {
    const offered = whole(jamaica.view(state, seat), movesOf(jamaica, state, seat));
    const freed = (taken: readonly number[]): number =>
      taken.filter((n, part) => n === offered?.parts[part]?.count).length;
    const most = Math.max(...(offered?.ways ?? []).map((way) => freed(way.taken)));
    expect(freed(offered?.usual.taken ?? [])).toBe(most);
  }
});

test('where nothing is to be paid there is no whole', () => {
  const state = jamaica.setup({ ruleset: 'jamaica-2', seats: 3, options: { ghost: 'no' } }, seeded('start'));
  const seat = lowest(jamaica.toAct(state));
  expect(whole(jamaica.view(state, seat), movesOf(jamaica, state, seat))).toBeUndefined();
});
