import { describe, expect, it } from 'vitest';
import type { Standing } from '../../outcome.ts';
import { toy } from '../toy/game.ts';
import { checkGames, type Fault, type ToyGame } from './faulty.ts';

/** A toy game that ranks its seats in another way. */
function ranking(change: (standings: readonly Standing[]) => Standing[]): Partial<ToyGame> {
  return {
    outcome(state) {
      const outcome = toy.outcome(state);
      return outcome && { ...outcome, standings: change(outcome.standings) };
    },
  };
}

const faults: Readonly<Record<string, Fault>> = {
  'never ends': {
    change: {
      apply: (state, ...move) => {
        toy.apply(state, ...move);
        state.round = 1;
        state.at.fill(0);
        return true;
      },
    },
    told: /does not end within 48 moves/,
  },
  'is over while somebody is to act': {
    change: { toAct: (state) => toy.toAct(state) || 1 },
    told: /is over, yet somebody is to act/,
  },
  'stops before it is over': {
    change: { toAct: (state) => (state.round === 2 ? 0 : toy.toAct(state)) },
    told: /nobody is to act, yet the game is not over/,
  },
  'waits for a seat that does not exist': {
    change: { toAct: (state) => toy.toAct(state) && toy.toAct(state) | 16 },
    told: /a seat that does not exist is to act/,
  },
  'forgets a seat in the ranking': {
    change: ranking((standings) => standings.slice(1)),
    told: /not the seats in order/,
  },
  'ranks a seat twice': {
    change: ranking((standings) => [standings[0], ...standings]),
    told: /not the seats in order/,
  },
  'counts places from 2': {
    change: ranking((standings) => standings.map((one) => ({ ...one, rank: one.rank + 1 }))),
    told: /the places have gaps/,
  },
  'puts the lowest score first': {
    change: ranking((standings) => standings.map((one) => negative(one))),
    told: /a lower score stands higher/,
  },
  'lets unequal scores share the first place': {
    change: ranking((standings) => standings.map((one) => ({ ...one, rank: 1 }))),
    told: /unequal scores share a place|a lower score/,
  },
  'adds up a score wrongly': {
    change: ranking((standings) => standings.map((one) => ({ ...one, score: one.score + 1 }))),
    told: /do not make up the score/,
  },
  'ends for no reason': {
    change: {
      outcome: (state) => {
        const outcome = toy.outcome(state);
        return outcome && { ...outcome, rule: '' };
      },
    },
    told: /no reason or no rule/,
  },
};

describe('the suite catches a game that', () => {
  it.each(Object.entries(faults))('%s', (_name, { change, told }) => {
    expect(() => checkGames(change)).toThrow(told);
  });
});

function negative({ parts, score, ...rest }: Standing): Standing {
  return { ...rest, score: -score, parts: parts.map(({ part, points }) => ({ part, points: -points })) };
}
