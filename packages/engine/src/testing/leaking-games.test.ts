import { describe, expect, it } from 'vitest';
import { checkSecrecyIn, everySetup } from './index.ts';
import { toy } from './toy/game.ts';
import type { ToyState } from './toy/state.ts';

type ToyGame = typeof toy;

function look(fault: Partial<ToyGame>): void {
  const game: ToyGame = { ...toy, ...fault };
  for (const setup of everySetup(toy)) checkSecrecyIn(game, setup, 'leak', 300);
}

/** Whether the neighbour's card is high: a secret. */
function secret(state: ToyState, seat = 0): boolean {
  return state.card[(seat + 1) % state.card.length] > 4;
}

const leaks: [string, Partial<ToyGame>, RegExp][] = [
  [
    'shows a hidden card',
    { view: (s, v) => ({ ...toy.view(s, v), table: { ...toy.view(s, v).table, pile: s.card[0] } }) },
    /does not look like its view/,
  ],
  [
    'shows a choice before the reveal',
    { view: (s, v) => ({ ...toy.view(s, v), table: { ...toy.view(s, v).table, last: [s.chosen[0]?.text ?? ''] } }) },
    /does not look like its view/,
  ],
  ['imagines another card in my hand', { imagine: (view, luck) => toy.imagine({ ...view, own: null }, luck) }, /does not look/],
  ['imagines a card twice', { imagine: (...given) => doubled(toy.imagine(...given)) }, /the cards are/],
  ['waits for whoever has a high card', { toAct: (s) => (secret(s) ? toy.toAct(s) : toy.toAct(s) & -2 || toy.toAct(s)) }, /who is to act/],
  ['asks by a secret', { question: (s) => ({ kind: secret(s) ? 'high' : 'low', rule: 'T-2' }) }, /the question betrays/],
  ['allows by a secret', { legalMoves: (s, v, out) => cut(toy.legalMoves(s, v, out), secret(s, v)) }, /legal moves betray/],
  ['forbids by a secret', { whyNot: (s, seat) => (secret(s, seat) ? 'T-4' : 'T-2') }, /reason against a move betrays/],
  ['tells what was drawn', { hear: (event, v) => (event.e === 'drew' ? event : toy.hear(event, v)) }, /telling betrays/],
  ['tells what was chosen', { apply: (...move) => blab(...move) }, /telling betrays/],
  ['tells what was dealt', { hear: (event, v) => (event.e === 'dealt' ? event : toy.hear(event, v)) }, /set-up betrays/],
  [
    'turns a card over in passing',
    { apply: (s, ...move) => [toy.apply(s, ...move), (s.last = [`${s.card[0]}`])].includes(false) && false },
    /crosses no horizon/,
  ],
];

describe('the suite catches a game that', () => {
  for (const [fault, change, told] of leaks) it(fault, () => expect(() => look(change)).toThrow(told));

  it('cannot foresee its own move', () => {
    expect(() => look({ foresee: () => ({ certain: [{ fact: undefined as never }], possible: [] }) })).toThrow(/foresight/);
  });
});

function doubled(state: ToyState): ToyState {
  return { ...state, pile: [state.card[0], ...state.pile.slice(1)] };
}

function cut(count: number, less: boolean): number {
  return less ? Math.min(count, 2) : count;
}

/** The whole table hears a choice that should still lie face down. */
function blab(...[state, seat, move, luck, tell]: Parameters<ToyGame['apply']>): boolean {
  tell?.({ e: 'revealed', seat: 0, move: state.chosen[0]?.text ?? '' });
  return toy.apply(state, seat, move, luck, tell);
}
