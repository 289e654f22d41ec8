import { lowest, movesOf, seeded, SPECTATOR, type Seat } from '@topsail/engine';
import { jamaica, type JamaicaMove, type JamaicaState } from '@topsail/games';
import { expect, test } from 'vitest';
import type { Way } from '../../contract/face.ts';
import { typed } from '../../shared/testing/typed.ts';
import { moveOf, seen } from '../testing/seen.ts';
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

test('every way says how many holds become free', () => {
  const told = new Set<string | undefined>();
  for (const { state, seat } of payments('jamaica-2', 40)) {
    const offered = whole(jamaica.view(state, seat), movesOf(jamaica, state, seat));
    for (const { taken, note } of offered?.ways ?? []) {
      const freed = taken.filter((n, part) => n === offered?.parts[part]?.count).length;
      const said = ['No hold becomes free.', '1 hold becomes free.', `${freed} holds become free.`];
      expect(typed(note)).toBe(said[Math.min(freed, 2)]);
      told.add(note);
    }
  }
  expect(told.size).toBeGreaterThan(1);
});

test('of ways that free as many holds, the usual one touches the fewest', () => {
  const touched = ({ taken }: Way): number => taken.filter((n) => n > 0).length;
  let choices = 0;
  for (const { state, seat } of payments('jamaica-1', 60)) {
    const offered = whole(jamaica.view(state, seat), movesOf(jamaica, state, seat));
    const alike = offered?.ways.filter(({ note }) => note === offered.usual.note) ?? [];
    expect(touched(offered!.usual)).toBe(Math.min(...alike.map(touched)));
    choices += Number(new Set(alike.map(touched)).size > 1);
  }
  expect(choices).toBeGreaterThan(0);
});

test('the button says what is paid, or fired', () => {
  const deeds = new Set<string | undefined>();
  for (const { state, seat } of payments('jamaica-2', 40)) {
    const view = jamaica.view(state, seat);
    const { good = 'gold', owing = 0 } = view.table.pending.spend ?? {};
    const offered = whole(view, movesOf(jamaica, state, seat));
    expect(typed(offered?.deed)).toBe(`${good === 'powder' ? 'Fire with' : 'Pay'} ${owing} ${good}`);
    for (const { name, icon } of offered?.parts ?? [])
      expect([typed(name), icon]).toEqual([expect.stringMatching(/^Hold \d$|^The Sixth Hold$/), good]);
    deeds.add(good);
  }
  expect(deeds.has('powder') && deeds.size > 1).toBe(true);
});

test('nothing whole is offered to who only watches, or where something else is asked', () => {
  const [asked] = payments('jamaica-2', 1);
  const view = jamaica.view(asked!.state, asked!.seat);
  const moves = movesOf(jamaica, asked!.state, asked!.seat);
  expect(whole({ ...view, viewer: SPECTATOR }, moves)).toBeUndefined();
  expect(whole(view, [moveOf('take nothing')])).toBeUndefined();
  expect(whole(seen(), moves)).toBeUndefined();
});
