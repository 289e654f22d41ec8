import { describe, expect, it } from 'vitest';
import { scripted } from './chance/scripted.ts';
import { checkMove, followAll, heardBy, movesOf, play, seatsToAct } from './play.ts';
import { SPECTATOR } from './seat.ts';
import { toy } from './testing/toy/game.ts';
import { LONG_RACE } from './testing/toy/played.ts';
import { DIG, ROW, SAIL, type ToyState } from './testing/toy/state.ts';

/** Three skiffs with the cards 1, 2 and 3; the pile is 4 to 9. */
function start(): ToyState {
  return toy.setup(LONG_RACE, scripted(1, 1, 1));
}

function after(...moves: [seat: number, text: string, ...rolls: number[]][]): ToyState {
  return moves.reduce((state, [seat, text, ...rolls]) => {
    const played = play(toy, state, seat, text, scripted(...rolls));
    if (!played.ok) throw new Error(JSON.stringify(played));
    return played.value.state;
  }, start());
}

describe('a played move', () => {
  it('comes with its events, its luck and whether something came to light', () => {
    const state = after([0, 'sail'], [1, 'dig']);
    const played = play(toy, state, 2, 'row', scripted(['wind', 5], ['dig', 6]));
    if (!played.ok) throw new Error('refused');
    expect(played.value.rolls).toEqual([5, 6]);
    expect(played.value.crossed).toBe(true);
    expect(
      played.value.events.map((event) => `${event.e} ${'seat' in event ? event.seat : event.round}`),
    ).toEqual(['chose 2', 'revealed 0', 'went 0', 'revealed 1', 'drew 1', 'revealed 2', 'went 2', 'round 2']);
    expect(played.value.state).toMatchObject({ round: 2, at: [5, 0, 1], card: [1, 9, 3], thrown: [2] });
  });

  it('leaves the given state untouched', () => {
    const state = after([0, 'sail'], [1, 'dig']);
    const copy = structuredClone(toy.dump(state));
    play(toy, state, 2, 'row', scripted(5, 6));
    expect(toy.dump(state)).toEqual(copy);
  });

  it('crosses no horizon while others still choose', () => {
    const played = play(toy, start(), 1, 'sail', scripted());
    expect(played.ok && played.value.crossed).toBe(false);
  });

  it('that fails halfway through a fault leaves the given state untouched', () => {
    const state = after([0, 'sail'], [1, 'dig']);
    const copy = structuredClone(toy.dump(state));
    expect(() => play(toy, state, 2, 'row', scripted(5))).toThrow('roll 2 is not in the script');
    expect(toy.dump(state)).toEqual(copy);
  });
});

it('a view follows all that its viewer heard of a move, one event after the other', () => {
  const state = after([0, 'sail'], [1, 'dig']);
  const played = play(toy, state, 2, 'row', scripted(5, 6));
  if (!played.ok) throw new Error('refused');
  for (const viewer of [SPECTATOR, 0, 1, 2] as const) {
    const heard = heardBy(toy, played.value.events, viewer);
    expect(followAll(toy, toy.view(state, viewer), heard)).toEqual(toy.view(played.value.state, viewer));
  }
});

describe('a move is refused', () => {
  const dug = after([0, 'dig'], [1, 'row'], [2, 'row', 1], [1, 'row']);

  it.each([
    ['when it cannot be read', 0, 'fly', { code: 'move/unreadable', params: { move: 'fly' } }],
    ['when it is not there', 0, '', { code: 'move/unreadable', params: { move: '' } }],
    ['when the seat does not exist', 3, 'row', { code: 'move/no-such-seat', params: { seat: 3 } }],
    ['when the seat is below the first', -1, 'row', { code: 'move/no-such-seat', params: { seat: -1 } }],
    [
      'when the seat is no number',
      Number.NaN,
      'row',
      { code: 'move/no-such-seat', params: { seat: Number.NaN } },
    ],
    ['out of turn', 1, 'row', { code: 'move/not-your-turn', rule: 'TOY-2', params: { seat: 1 } }],
    [
      'when a rule forbids it',
      0,
      'dig',
      { code: 'move/illegal', rule: 'TOY-4', params: { move: 'dig', seat: 0 } },
    ],
  ])('%s', (_when, seat, text, refusal) => {
    const copy = structuredClone(toy.dump(dug));
    expect(play(toy, dug, seat, text, scripted())).toEqual({ ok: false, refusal });
    expect(checkMove(toy, dug, seat, text)).toEqual({ ok: false, refusal });
    expect(toy.dump(dug)).toEqual(copy);
  });

  it('when the game is over', () => {
    const over = { ...start(), round: 13 };
    expect(play(toy, over, 0, 'row', scripted())).toEqual({ ok: false, refusal: { code: 'move/game-over' } });
  });

  it('with no more of its text than a line can hold', () => {
    const refused = play(toy, start(), 0, 'x'.repeat(10_000), scripted());
    expect(!refused.ok && refused.refusal.params?.move).toHaveLength(80);
  });
});

describe('who and what', () => {
  it('lists the moves of a seat afresh, in the order of the game', () => {
    expect(movesOf(toy, start(), 0)).toEqual([ROW, SAIL, DIG]);
    expect(movesOf(toy, start(), 0)).not.toBe(movesOf(toy, start(), 0));
    expect(movesOf(toy, after([0, 'row']), 0)).toEqual([]);
  });

  it('lists the seats that owe a decision', () => {
    expect(seatsToAct(toy, start())).toEqual([0, 1, 2]);
    expect(seatsToAct(toy, after([1, 'row']))).toEqual([0, 2]);
    expect(seatsToAct(toy, { ...start(), round: 13 })).toEqual([]);
  });
});
