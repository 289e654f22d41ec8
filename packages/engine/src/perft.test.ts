import { describe, expect, it } from 'vitest';
import { scripted } from './chance/scripted.ts';
import { perft } from './perft.ts';
import { toy } from './testing/toy/game.ts';
import type { ToyState } from './testing/toy/state.ts';

/** Two skiffs with the cards 1 and 2; seven cards in the pile. */
function start(): ToyState {
  return toy.setup({ ruleset: 'skiffs', seats: 2, options: { race: 'short' } }, scripted(1, 1));
}

describe('perft counts lines of play', () => {
  it('one when nothing is played', () => {
    expect(perft(toy, start(), 0)).toBe(1);
  });

  it('the three moves of the first to choose', () => {
    expect(perft(toy, start(), 1)).toBe(3);
  });

  it('and with the second all courses of wind and digging', () => {
    // row row 1, row sail 6, row dig 7; sail row 6, sail sail 1, sail dig 6·7; dig row 7, dig sail 7·6, dig dig 7·6.
    expect(perft(toy, start(), 2)).toBe(1 + 6 + 7 + (6 + 1 + 42) + (7 + 42 + 42));
  });

  it('no further than the end of the game', () => {
    const last: ToyState = { ...start(), round: 12, dug: [true, true] };
    expect(perft(toy, last, 2)).toBe(1 + 6 + 6 + 1);
    expect(perft(toy, last, 5)).toBe(1 + 6 + 6 + 1);
  });

  it('and leaves the position as it was', () => {
    const state = start();
    const copy = structuredClone(toy.dump(state));
    perft(toy, state, 3);
    expect(toy.dump(state)).toEqual(copy);
  });
});
