import { describe, expect, test } from 'vitest';
import { BOAT, deal, newGame, place, RULESETS } from './testing/positions.ts';
import { AT, TRAIT_NAMES } from './trait-names.ts';
import { cartagenaTraits } from './traits.ts';
import { cartagenaLore } from './lore.ts';

describe('the traits of a seat', () => {
  test('stand where their names stand', () => {
    expect(Object.values(AT)).toEqual(TRAIT_NAMES.map((_, i) => i));
  });

  test.each(RULESETS)('are weighed by every ruleset under known names: %s', (ruleset) => {
    const known = Object.keys(cartagenaLore(ruleset).value.traits);
    expect(known.every((name) => TRAIT_NAMES.includes(name))).toBe(true);
  });

  test('tell how far the pirates are, what the hand can do, and what can be fetched', () => {
    const state = newGame({ ruleset: 'cartagena-tortuga' });
    const { seat } = state;
    place(state, seat, [0, 10, 10, 14, 36, BOAT]);
    deal(state, seat, [1, 0, 2, 0, 0, 0]);
    const traits = measure(state, seat);
    expect(traits[AT.progress]).toBeCloseTo(107 / BOAT);
    expect(traits[AT.aboard]).toBe(1);
    expect(traits[AT.start]).toBe(1);
    expect(traits[AT.cards]).toBe(3);
    expect(traits[AT.wanting]).toBe(2);
    expect(traits[AT.symbols]).toBe(2);
    expect(traits[AT.twos]).toBe(1);
    expect(traits[AT.ones]).toBe(2);
    expect(traits[AT.turn]).toBe(1);
    expect(measure(state, 1 - seat)[AT.turn]).toBe(0);
  });

  test('count a hand that can take all the others into the boat as ready to finish', () => {
    const state = newGame({ ruleset: 'cartagena-tortuga' });
    place(state, state.seat, [36, 36, BOAT, BOAT, BOAT, BOAT]);
    deal(state, state.seat, [1, 1, 0, 0, 0, 0]);
    expect(measure(state, state.seat)[AT.finish]).toBe(1);
    deal(state, state.seat, [1, 0, 0, 0, 0, 0]);
    expect(measure(state, state.seat)[AT.finish]).toBe(0);
  });
});

function measure(state: Parameters<typeof cartagenaTraits.measure>[0], seat: number): Float64Array {
  const out = new Float64Array(TRAIT_NAMES.length);
  cartagenaTraits.measure(state, seat, out);
  return out;
}
