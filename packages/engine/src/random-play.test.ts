import { describe, expect, it } from 'vitest';
import { fast } from './chance/fast.ts';
import { scripted } from './chance/scripted.ts';
import { seeded } from './chance/seeded.ts';
import { seatsToAct } from './play.ts';
import { playRandomly, randomMove } from './random-play.ts';
import { toy } from './testing/toy/game.ts';
import { LONG_RACE } from './testing/toy/played.ts';
import type { ToyEvent } from './testing/toy/rules.ts';
import { DIG, ROW, type ToyState } from './testing/toy/state.ts';

const start = (): ToyState => toy.setup(LONG_RACE, seeded('deal'));

describe('random play', () => {
  it('goes on to the end and counts the moves', () => {
    const state = start();
    const made = playRandomly(toy, state, fast(1), 1000);
    expect(toy.outcome(state)).toBeDefined();
    expect(made).toBe(3 * (state.round - 1));
  });

  it('stops at its limit', () => {
    const state = start();
    expect(playRandomly(toy, state, fast(1), 4)).toBe(4);
    expect(state).toMatchObject({ round: 2 });
    expect(seatsToAct(toy, state)).toEqual([1, 2]);
    expect(toy.outcome(state)).toBeUndefined();
  });

  it('makes no move in a game that is over', () => {
    expect(playRandomly(toy, { ...start(), round: 13 }, fast(1), 10)).toBe(0);
  });

  it('tells its listener what happens', () => {
    const told: ToyEvent[] = [];
    playRandomly(toy, start(), fast(1), 3, (event) => told.push(event));
    expect(told.map(({ e }) => e).slice(0, 4)).toEqual(['chose', 'chose', 'chose', 'revealed']);
  });

  it('asks luck for a choice among the moves', () => {
    expect(randomMove(toy, start(), 0, [], scripted(['choice', 3]))).toBe(DIG);
  });

  it('asks no luck where there is no choice', () => {
    const onlyRow: typeof toy = {
      ...toy,
      legalMoves: (_state, _seat, out) => {
        out[0] = ROW;
        return 1;
      },
    };
    expect(randomMove(onlyRow, start(), 0, [], scripted())).toBe(ROW);
  });

  it('makes every move about as often as the others', () => {
    const luck = fast(3);
    const counts = new Map<string, number>();
    for (let i = 0; i < 3000; i++) {
      const { text } = randomMove(toy, start(), 0, [], luck);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['dig', 'row', 'sail']);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});
