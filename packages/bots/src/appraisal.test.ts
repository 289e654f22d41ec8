import { everySetup } from '@topsail/engine/testing';
import { jamaica, type jamaicaRules } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { Appraisal, type Traits, type Weights } from './appraisal.ts';
import { jamaicaLore } from './jamaica/lore.ts';
import { jamaicaTraits } from './jamaica/traits.ts';
import { bareTable, space, stowed } from './testing/jamaica-scene.ts';
import { choicesOf } from './testing/positions.ts';

type State = jamaicaRules.State;

/** Gold in the first hold, and a trait nobody has learned about. */
const twoTraits: Traits<State> = {
  names: ['coins', 'unheard of'],
  entrants: ({ ships }) => ships.length,
  measure: (s, ship, out) => out.set([s.ships[ship].holds & 7, 1000]),
};

function appraise(
  s: State,
  traits: Traits<State>,
  weights: Weights,
): { chances: number[]; scores: number[] } {
  const [chances, scores] = [new Float64Array(s.ships.length), new Float64Array(s.ships.length)];
  new Appraisal(traits, weights).appraise(s, chances, scores);
  return { chances: [...chances], scores: [...scores] };
}

function threeShips(): State {
  const s = bareTable();
  ['gold 1', 'gold 2', 'gold 4'].forEach((goods, i) => (s.ships[i].holds = stowed(goods as 'gold 1')));
  return s;
}

describe('an appraisal', () => {
  test('shares the chances by the powers of e, and adds up the points', () => {
    const { chances, scores } = appraise(threeShips(), twoTraits, {
      from: 'here',
      traits: { coins: [0.5, 3] },
    });
    const powers = [0.5, 1, 2].map(Math.exp);
    const sum = powers.reduce((a, b) => a + b);
    chances.forEach((chance, i) => expect(chance).toBeCloseTo(powers[i] / sum));
    expect(scores).toEqual([3, 6, 12]);
  });

  test('that has learned nothing finds all equal', () => {
    const { chances, scores } = appraise(threeShips(), jamaicaTraits, { from: 'nowhere', traits: {} });
    chances.forEach((chance) => expect(chance).toBeCloseTo(1 / 3));
    expect(scores).toEqual([0, 0, 0]);
  });

  test('stays finite whatever the weights', () => {
    for (const weight of [1e6, -1e6, 1e300]) {
      const { chances } = appraise(threeShips(), twoTraits, {
        from: 'madness',
        traits: { coins: [weight, 0] },
      });
      expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1);
      expect(chances.every(Number.isFinite)).toBe(true);
    }
  });

  test('sums to 1 with what was learned, at every table', () => {
    for (const setup of everySetup(jamaica)) {
      let left = 150;
      for (const { state } of choicesOf(setup, 'sums')) {
        const { chances, scores } = appraise(state as State, jamaicaTraits, jamaicaLore(setup.ruleset).value);
        expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
        expect(Math.min(...chances)).toBeGreaterThan(0);
        expect(scores.every(Number.isFinite)).toBe(true);
        if (--left === 0) break;
      }
    }
  });

  test.each(['jamaica-1', 'jamaica-2', 'yassa'])(
    'prefers a rich leader to a poor straggler: %s',
    (ruleset) => {
      const s = bareTable(ruleset, 3);
      Object.assign(s.ships[0], { at: space(s, ruleset === 'yassa' ? 'h8' : 47) });
      s.ships[0].holds = stowed('gold 6', 'gold 6', 'food 6', 'food 4', 'powder 4');
      const { chances, scores } = appraise(s, jamaicaTraits, jamaicaLore(ruleset).value);
      expect(chances[0]).toBeGreaterThan(0.9);
      expect(scores[0]).toBeGreaterThan(scores[1] + 10);
    },
  );
});
