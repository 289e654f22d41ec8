import { SPECTATOR, type GameView } from '@topsail/engine';
import { cartagena, jamaica, type jamaicaRules } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { jamaicaAspects } from '../jamaica/aspects.ts';
import { jamaicaLore } from '../jamaica/lore.ts';
import { jamaicaMind } from '../jamaica/mind.ts';
import { coachFor } from '../roster.ts';
import { bareTable, deal, space, stowed } from '../testing/jamaica-scene.ts';
import { miser } from '../testing/minds.ts';
import { choicesOf } from '../testing/positions.ts';
import type { Advice, Adviser } from './advice.ts';
import { adviser } from './adviser.ts';

type State = jamaicaRules.State;

const advise: Adviser = (view, seed, budget) => coachFor(view.setup.ruleset).advise(view, seed, budget);

const mind = jamaicaMind(jamaicaLore('jamaica-2'));

/** All are about to pick; seat 0 holds cards that load different things by high dice. */
function loading(): State {
  const s = bareTable('jamaica-2', 3, 'no');
  Object.assign(s, { morning: 6, evening: 5 });
  s.ships[0].at = space(s, 12);
  s.ships[0].holds = stowed('gold 2', 'food 2');
  deal(s, 0, 'food/powder', 'gold/gold', 'powder/gold');
  return s;
}

function differences(advice: readonly Advice[], move: string): Record<string, number> {
  const { reasons } = advice.find((one) => one.move === move)!;
  return Object.fromEntries(reasons.map(({ aspect, difference }) => [aspect, difference]));
}

/** Some choices of a game, with what the seat may do. */
function someChoices(ruleset: string, seats: number): { view: GameView; moves: string[] }[] {
  const setup = jamaica.checkSetup(ruleset, seats, {});
  if (!setup.ok) throw new Error(setup.refusal.code);
  const choices: { view: GameView; moves: string[] }[] = [];
  for (const { state, seat, moves } of choicesOf(setup.value, 'advice'))
    choices.push({ view: jamaica.view(state as State, seat), moves: moves.map(({ text }) => text) });
  return choices.filter((_, i) => i % 12 === 3).slice(0, 4);
}

describe('advice in Jamaica', () => {
  test.each([
    ['jamaica-1', 2],
    ['jamaica-2', 4],
    ['yassa', 3],
  ] as const)('is given on every legal move once: %s with %i seats', (ruleset, seats) => {
    for (const { view, moves } of someChoices(ruleset, seats)) {
      const advice = advise(view, 1);
      expect(advice.map(({ move }) => move).toSorted()).toEqual(moves.toSorted());
      for (const { chance, score, reasons } of advice) {
        expect(chance.mean).toBeGreaterThanOrEqual(0);
        expect(chance.mean).toBeLessThanOrEqual(1);
        expect([chance.error, score.mean, score.error].every(Number.isFinite)).toBe(true);
        expect(reasons.every(({ aspect }) => jamaicaAspects.names.includes(aspect))).toBe(true);
        expect(reasons.length).toBeLessThanOrEqual(4);
      }
    }
  });

  test('goes from the best move to the worst', () => {
    const ask = adviser(miser, jamaicaAspects, { samples: 40, turns: 1, more: [] });
    const advice = ask(jamaica.view(loading(), 0), 1);
    expect(advice.map(({ move }) => move)).toEqual([
      ...['card gold/gold', 'card powder/gold', 'card food/powder'],
    ]);
    const chances = advice.map(({ chance }) => chance.mean);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  });

  test('is the same for the same view and seed', () => {
    const view = jamaica.view(loading(), 0);
    expect(advise(view, 5)).toEqual(advise(structuredClone(view), 5));
    expect(advise(view, 5)).not.toEqual(advise(view, 6));
  });

  test('is surer the more worlds it has tried', () => {
    const errors = [20, 80, 320].map((samples) => {
      const advice = adviser(mind, jamaicaAspects, { samples, turns: 2, more: [] })(
        jamaica.view(loading(), 0),
        1,
      );
      return advice.map(({ chance, score }) => [chance.error, score.error]).flat();
    });
    const mean = errors.map((list) => list.reduce((a, b) => a + b) / list.length);
    expect(mean[1] / mean[0]).toBeLessThan(0.75);
    expect(mean[2] / mean[1]).toBeLessThan(0.75);
  });

  test('does not know how sure it is after one try', () => {
    const [first] = advise(jamaica.view(loading(), 0), 1, { stop: () => true });
    expect(first.chance.error).toBe(Infinity);
    expect(Number.isFinite(first.chance.mean)).toBe(true);
  });

  test('mentions food for the card that loads food, and its want for the others', () => {
    const advice = adviser(mind, jamaicaAspects, { samples: 60, turns: 1, more: [] })(
      jamaica.view(loading(), 0),
      1,
    );
    expect(differences(advice, 'card food/powder').food).toBeGreaterThan(3);
    expect(differences(advice, 'card gold/gold').food).toBeLessThan(0);
    expect(differences(advice, 'card gold/gold').gold).toBeGreaterThan(3);
    expect(differences(advice, 'card food/powder').gold).toBeLessThan(0);
    expect(differences(advice, 'card powder/gold').powder).toBeGreaterThan(0);
  });

  test('mentions the steps and the finish number of a card that sails', () => {
    const s = loading();
    s.ships[0].at = space(s, 46);
    deal(s, 0, 'forward/forward', 'gold/gold', 'powder/food');
    const advice = adviser(mind, jamaicaAspects, { samples: 60, turns: 1, more: [] })(jamaica.view(s, 0), 1);
    expect(differences(advice, 'card forward/forward').steps).toBeGreaterThan(2);
    expect(differences(advice, 'card forward/forward')['finish number']).toBeGreaterThan(5);
    expect(differences(advice, 'card gold/gold')['finish number']).toBeLessThan(0);
  });

  test('gives the weightiest reason first, and none that is not worth a word', () => {
    const { names, notable } = jamaicaAspects;
    for (const { reasons } of advise(jamaica.view(loading(), 0), 1)) {
      const weights = reasons.map(
        ({ aspect, difference }) => Math.abs(difference) / notable[names.indexOf(aspect)],
      );
      expect(weights).toEqual(weights.toSorted((a, b) => b - a));
      expect(weights.every((weight) => weight >= 1)).toBe(true);
    }
  });
});

describe('advice in Cartagena', () => {
  test.each(['cartagena-jamaica', 'cartagena-tortuga', 'cartagena-hispaniola'])(
    'is given on every legal move once: %s',
    (ruleset) => {
      const setup = cartagena.checkSetup(ruleset, 3, { 'boat-retreat': 'yes' });
      if (!setup.ok) throw new Error(setup.refusal.code);
      let choice = 0;
      for (const { game, state, seat, moves } of choicesOf(setup.value, 'c2')) {
        if (choice++ % 14 === 0) {
          const advice = advise(game.view(state, seat), 1);
          const advised = advice.map(({ move }) => move).toSorted();
          expect(advised).toEqual(moves.map(({ text }) => text).toSorted());
        }
        if (choice > 60) break;
      }
    },
  );
});

test('a single move differs from nothing', () => {
  const s = loading();
  deal(s, 0, 'gold/gold');
  expect(advise(jamaica.view(s, 0), 1).map(({ reasons }) => reasons)).toEqual([[]]);
});

test('nobody advises a spectator, or on what is no game', () => {
  const view = jamaica.view(loading(), 0);
  expect(() => advise({ ...view, viewer: SPECTATOR }, 1)).toThrow('spectator');
  expect(() => advise({ ...view, setup: { ...view.setup, ruleset: 'ludo' } }, 1)).toThrow('ludo');
});

describe('how far a move is behind', () => {
  const ask = adviser(mind, jamaicaAspects, { samples: 200, turns: 2, more: [] });

  test('is the difference of the chances, with a smaller error than either', () => {
    const [best, ...others] = ask(jamaica.view(loading(), 0), 3);
    expect(best.behind).toEqual({ mean: 0, error: 0 });
    expect(others.length).toBeGreaterThan(0);
    for (const { chance, behind } of others) {
      expect(behind.mean).toBeCloseTo(best.chance.mean - chance.mean, 12);
      expect(behind.error).toBeLessThan(Math.hypot(best.chance.error, chance.error));
    }
  });

  test('its error tells how far other luck would lead', () => {
    const view = jamaica.view(loading(), 0);
    const runs = Array.from({ length: 12 }, (_, i) => ask(view, 100 + i));
    expect(new Set(runs.map(([best]) => best.move))).toEqual(new Set(['card food/powder']));
    const behind = runs.map((advice) => advice.find(({ move }) => move === 'card gold/gold')!.behind);
    const spread = standardDeviation(behind.map(({ mean }) => mean));
    const told = behind.map(({ error }) => error);
    const typical = told.reduce((a, b) => a + b) / told.length;
    expect(spread / typical).toBeGreaterThan(0.4);
    expect(spread / typical).toBeLessThan(2.5);
  });

  test('a coach looks longer, and only at what is hard to tell apart', () => {
    const s = loading();
    deal(s, 0, 'food/powder', 'powder/food');
    const view = jamaica.view(s, 0);
    const patient = adviser(mind, jamaicaAspects, { samples: 20, turns: 2, more: [200] });
    const hint = patient(view, 3);
    const coach = patient(view, 3, { purpose: 'coach' });
    expect(patient(view, 3, { purpose: 'hint' })).toEqual(hint);
    expect(coach[0].chance.error).toBeLessThan(hint[0].chance.error / 1.5);
  });

  test('a coach who is told to stop does so', () => {
    const view = jamaica.view(loading(), 0);
    const patient = adviser(mind, jamaicaAspects, { samples: 20, turns: 2, more: [1000] });
    let polls = 0;
    patient(view, 3, { purpose: 'coach', stop: () => ++polls > 25 });
    expect(polls).toBeLessThan(30);
  });
});

function standardDeviation(numbers: readonly number[]): number {
  const mean = numbers.reduce((a, b) => a + b) / numbers.length;
  return Math.sqrt(numbers.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (numbers.length - 1));
}
