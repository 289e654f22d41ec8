import { fast } from '@topsail/engine';
import { cartagena } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { winningAction } from './finish.ts';
import { BOAT, deal, newGame, place } from './testing/positions.ts';

const TABLE = { ruleset: 'cartagena-tortuga' };

describe('a turn that wins', () => {
  test('is found when three pirates and three cards are left', () => {
    const state = newGame(TABLE);
    place(state, state.seat, [36, 36, 36, BOAT, BOAT, BOAT]);
    deal(state, state.seat, [1, 1, 1, 0, 0, 0]);
    const chance = fast(1);
    const seat = state.seat;
    while (state.ending === undefined) {
      cartagena.apply(state, seat, winningAction(state, chance)!, chance);
      expect(state.seat).toBe(seat);
    }
    expect(state.ending).toBe('escape');
  });

  test('is found when an action must come before the boarding', () => {
    const state = newGame(TABLE);
    place(state, state.seat, [31, BOAT, BOAT, BOAT, BOAT, BOAT]);
    deal(state, state.seat, [3, 0, 0, 0, 0, 0]);
    expect(winningAction(state, fast(1))?.text).toBe('advance 31 flag');
  });

  test('is not found with a card too few', () => {
    const state = newGame({ ...TABLE, boatRetreat: 'no' });
    place(state, state.seat, [36, 36, BOAT, BOAT, BOAT, BOAT]);
    deal(state, state.seat, [1, 0, 0, 0, 0, 0]);
    expect(winningAction(state, fast(1))).toBeUndefined();
  });

  test('may fetch its last card from the open row, but not from a blind deck', () => {
    for (const [ruleset, isSure] of [
      ['cartagena-tortuga', true],
      ['cartagena-jamaica', false],
    ] as const) {
      const state = newGame({ ruleset });
      place(state, state.seat, [36, 36, BOAT, BOAT, BOAT, BOAT]);
      place(state, 1 - state.seat, [35, 0, 0, 0, 0, 0]);
      deal(state, state.seat, [0, 0, 0, 0, 0, 1]);
      expect(winningAction(state, fast(1)) !== undefined).toBe(isSure);
    }
  });
});
