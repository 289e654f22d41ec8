import { describe, expect, it } from 'vitest';
import { toy } from '../toy/game.ts';
import type { ToyState } from '../toy/state.ts';
import type { ToyView } from '../toy/view.ts';
import { checkSecrets, type Fault, type ToyGame } from './faulty.ts';

/** Whether the neighbour's card is high: a secret. */
function isHigh(state: ToyState, seat = 0): boolean {
  return state.card[(seat + 1) % state.card.length] > 4;
}

/** A toy game whose table shows something more. */
function showing(more: (state: ToyState) => Partial<ToyView['table']>): Partial<ToyGame> {
  return {
    view(state, viewer) {
      const view = toy.view(state, viewer);
      return { ...view, table: { ...view.table, ...more(state) } };
    },
  };
}

const faults: Readonly<Record<string, Fault>> = {
  'shows a hidden card': {
    change: showing(({ card }) => ({ pile: card[0] })),
    told: /does not look like its view/,
  },
  'shows a choice before the reveal': {
    change: showing(({ chosen }) => ({ last: chosen.map((move) => move?.text ?? '') })),
    told: /does not look like its view/,
  },
  'is said to hide nothing': {
    change: { rulesets: toy.rulesets.map((ruleset) => ({ ...ruleset, open: true })) },
    told: /something is hidden where nothing should be/,
  },
  'imagines another card in my hand': {
    change: { imagine: (view, luck) => toy.imagine({ ...view, own: null }, luck) },
    told: /does not look like its view/,
  },
  'imagines a card twice': {
    change: {
      imagine: (...given) => {
        const state = toy.imagine(...given);
        return { ...state, pile: [state.card[0], ...state.pile.slice(1)] };
      },
    },
    told: /the cards are/,
  },
  'waits for seat 0 only if its neighbour holds a high card': {
    change: {
      toAct: (state) => (isHigh(state) ? toy.toAct(state) : toy.toAct(state) & ~1 || toy.toAct(state)),
    },
    told: /who is to act betrays a secret/,
  },
  'asks by a secret': {
    change: { question: (state) => ({ kind: isHigh(state) ? 'high' : 'low', rule: 'TOY-2' }) },
    told: /the question betrays a secret/,
  },
  'allows by a secret': {
    change: {
      legalMoves: (state, seat, out) =>
        Math.min(toy.legalMoves(state, seat, out), isHigh(state, seat) ? 3 : 2),
    },
    told: /the legal moves betray a secret/,
  },
  'forbids by a secret': {
    change: { whyNot: (state, seat) => (isHigh(state, seat) ? 'TOY-4' : 'TOY-2') },
    told: /the reason against a move betrays a secret/,
  },
  'tells everybody what was drawn': {
    change: { hear: (event, viewer) => (event.e === 'drew' ? event : toy.hear(event, viewer)) },
    told: /the telling betrays a secret/,
  },
  'tells everybody what was dealt': {
    change: { hear: (event, viewer) => (event.e === 'dealt' ? event : toy.hear(event, viewer)) },
    told: /the telling of the set-up betrays a secret/,
  },
  'tells a choice that still lies face down': {
    change: {
      apply: (state, seat, move, luck, tell) => {
        tell?.({ e: 'revealed', seat: 0, move: state.chosen[0]?.text ?? '' });
        return toy.apply(state, seat, move, luck, tell);
      },
    },
    told: /the telling betrays a secret/,
  },
  'turns a card over in passing': {
    change: {
      apply: (state, ...move) => {
        toy.apply(state, ...move);
        state.last = [`${state.card[0]}`];
        return false;
      },
    },
    told: /shows its maker a secret, yet crosses no horizon/,
  },
  'foresees nonsense': {
    change: { foresee: () => ({ certain: [{ fact: 'goes', spaces: Number.NaN }], possible: [] }) },
    told: /the foresight\.certain\.0\.spaces is NaN/,
  },
};

describe('the suite catches a game that', () => {
  it.each(Object.entries(faults))('%s', (_name, { change, told }) => {
    expect(() => checkSecrets(change)).toThrow(told);
  });
});
