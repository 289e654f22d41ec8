import { describe, expect, it } from 'vitest';
import { SPECTATOR } from '../../seat.ts';
import { checkGame, everySetup } from '../index.ts';
import { toy } from '../toy/game.ts';
import { everySecondTime, faulty, checkGames, type Fault } from './faulty.ts';

const odd = everySecondTime();

const faults: Readonly<Record<string, Fault>> = {
  'loses a card': {
    change: {
      apply: (state, ...move) => {
        const crossed = toy.apply(state, ...move);
        state.thrown.pop();
        return crossed;
      },
    },
    told: /the cards are/,
  },
  'clones by half': {
    change: { clone: (state) => ({ ...toy.clone(state), at: state.at }) },
    told: /play changes the state it is given/,
  },
  'does not clone at all': {
    change: { clone: (state) => state },
    told: /a clone is the state itself/,
  },
  'clones to something else': {
    change: { clone: (state) => ({ ...toy.clone(state), round: 1 }) },
    told: /a clone differs/,
  },
  'takes a snapshot that no text can hold': {
    change: { snapshot: (state) => ({ cards: new Set(state.card) }) },
    told: /the snapshot\.cards is not a plain object/,
  },
  'takes another snapshot of a clone': {
    change: { snapshot: (state) => ({ ...toy.dump(state), time: odd() ? 1 : 2 }) },
    told: /the snapshot of a clone differs/,
  },
  'restores to something else': {
    change: { restore: (dump) => ({ ...toy.restore(dump), round: 1 }) },
    told: /a restored state differs/,
  },
  'restores less than it dumps': {
    change: {
      dump: (state) => ({ ...toy.dump(state), round: 1 }),
      restore: (dump) => ({ ...toy.restore(dump), round: 1 }),
    },
    told: /a restored state has another hash/,
  },
  'lets a restored state reach into the dump': {
    change: {
      restore: (dump) => ({ ...toy.restore(dump), at: (dump as { at: number[] }).at }),
    },
    told: /play changes the dump a state was restored from/,
  },
  'overlooks a field too many in a dump': {
    change: {
      restore: (dump) => {
        const fields = Object.entries(dump ?? {}).filter(([key]) => key !== 'surplus');
        return toy.restore(Object.fromEntries(fields));
      },
    },
    told: /what is no dump is restored/,
  },
  'dumps what is undefined': {
    change: { dump: (state) => ({ ...toy.dump(state), chosen: state.chosen }) },
    told: /the dump\.chosen\.0 is not JSON/,
  },
  'dumps a number that is none': {
    change: { dump: (state) => ({ ...toy.dump(state), at: Number.NaN }) },
    told: /the dump\.at is NaN/,
  },
  'shows a map': {
    change: {
      view: (state, viewer) => ({
        ...toy.view(state, viewer),
        table: Object.assign(new Map(), toy.view(state, viewer).table),
      }),
    },
    told: /the view\.table is not a plain object/,
  },
  'shows everybody the view of seat 0': {
    change: { view: (state) => toy.view(state, 0) },
    told: /does not name its viewer/,
  },
  'shows a view of another table': {
    change: {
      view: (state, viewer) => ({ ...toy.view(state, viewer), setup: { ...state.setup, seats: 9 } }),
    },
    told: /a view has another set-up/,
  },
  'shows one viewer another table': {
    change: {
      view: (state, viewer) => ({
        ...toy.view(state, viewer),
        table: { ...toy.table(state), round: viewer === 0 ? 99 : state.round },
      }),
    },
    told: /a view is not what all see and what one owns/,
  },
  'tells something that has no name': {
    change: {
      apply: (state, seat, move, luck, tell) => {
        tell?.({ e: '', seat } as never);
        return toy.apply(state, seat, move, luck, tell);
      },
    },
    told: /an event has no name/,
  },
  'knows no rule for what others hear': {
    change: { ruleOf: (event) => (event.e === 'chose' && event.move === undefined ? '' : toy.ruleOf(event)) },
    told: /an event has no rule/,
  },
  'gives a spectator a hand': {
    change: {
      view: (state, viewer) => ({
        ...toy.view(state, viewer),
        own: toy.own(state, viewer === SPECTATOR ? 0 : viewer),
      }),
    },
    told: /a spectator owns something/,
  },
  'rolls without crossing the horizon': {
    change: { apply: (...move) => toy.apply(...move) && false },
    told: /the information horizon not crossed/,
  },
  'rolls more when somebody listens': {
    change: {
      apply: (state, seat, move, luck, tell) => {
        if (tell !== undefined) luck.roll(6, 'drum roll');
        return toy.apply(state, seat, move, luck, tell) || tell !== undefined;
      },
    },
    told: /other luck when nobody listens/,
  },
  'moves otherwise when nobody listens': {
    change: {
      apply: (state, seat, move, luck, tell) => {
        if (tell === undefined) state.at[seat]++;
        return toy.apply(state, seat, move, luck, tell);
      },
    },
    told: /leads elsewhere when nobody listens/,
  },
  'is set up by more than luck': {
    change: { setup: (setup, luck) => ({ ...toy.setup(setup, luck), round: odd() ? 2 : 1 }) },
    told: /a record does not verify|a record leads to another state/,
  },
  'forbids without a rule': {
    change: { whyNot: () => '' },
    told: /a refusal names no rule/,
  },
  'asks without a rule': {
    change: { question: () => ({ kind: 'choice', rule: '' }) },
    told: /the question has no kind or no rule/,
  },
};

describe('the suite catches a game that', () => {
  it.each(Object.entries(faults))('%s', (_name, { change, told }) => {
    expect(() => checkGames(change)).toThrow(told);
  });

  it('has an old clone that moves along, though no checked move shows it', () => {
    const game = faulty({ clone: (state) => ({ ...toy.clone(state), at: state.at }) });
    expect(() => checkGame(game, everySetup(toy)[0], 'x', { every: 1000 })).toThrow(
      /clone 0 changes when play goes on/,
    );
  });
});

it('the suite tells the set-up, the seed and the move at which a game broke', () => {
  const game = faulty({
    audit(state) {
      if (state.round === 2) throw new Error('a card is gone');
    },
  });
  expect(() => checkGame(game, everySetup(toy)[0], 'x')).toThrow(
    'skiffs, 2 seats, race short, seed x, move 2: a card is gone',
  );
});
