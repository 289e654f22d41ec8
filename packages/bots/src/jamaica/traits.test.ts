import { bit } from '@topsail/engine';
import { everySetup } from '@topsail/engine/testing';
import { jamaica, jamaicaRules } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { bareTable, deal, space, stowed } from '../testing/jamaica-scene.ts';
import { choicesOf } from '../testing/positions.ts';
import { CARD_TRAITS } from './card-traits.ts';
import { meetingEdge } from './habits/powder.ts';
import { jamaicaLore } from './lore.ts';
import { jamaicaTraits } from './traits.ts';

const { BETH, MAP, SABRE, SIXTH_HOLD } = jamaicaRules;
type State = jamaicaRules.State;

const { names } = jamaicaTraits;
const [PLUS_7, MINUS_4] = [7, 11];

function traitsOf(s: State, entrant = 0): Record<string, number> {
  const out = new Float64Array(names.length);
  jamaicaTraits.measure(s, entrant, out);
  return Object.fromEntries(names.map((name, i) => [name, out[i]]));
}

describe('the traits of a ship', () => {
  test('tell how far it has sailed, in laps, and who is ahead', () => {
    const s = bareTable();
    expect(traitsOf(s)).toMatchObject({ 'any ship': 1, 'the ghost': 0, 'steps sailed': 0 });
    const { toGo, length } = s.rules.course;
    const [ours, theirs] = [12, 28].map((id) => 1 - toGo[space(s, id)] / length);
    s.ships[0].at = space(s, 12);
    s.ships[1].at = space(s, 28);
    expect(traitsOf(s, 0)['steps sailed']).toBeCloseTo(ours);
    expect(traitsOf(s, 0)['steps behind the leader']).toBeCloseTo(theirs - ours);
    expect(traitsOf(s, 0)['steps ahead of the best other']).toBe(0);
    expect(traitsOf(s, 1)['steps ahead of the best other']).toBeCloseTo(theirs - ours);
    expect(traitsOf(s, 1)['steps behind the leader']).toBe(0);
  });

  test('tell a ship at home from one at the start', () => {
    const s = bareTable();
    s.ships[0].lap = 1;
    expect(traitsOf(s, 0)).toMatchObject({ home: 1, 'steps sailed': 1, 'late: finish number': 1.5 });
    expect(traitsOf(s, 1)).toMatchObject({ home: 0, 'steps sailed': 0, 'late: no finish number yet': 1 });
  });

  test('count what is aboard, the first of it apart from the rest', () => {
    const s = bareTable();
    s.ships[0].holds = stowed('gold 6', 'food 6', 'food 5', 'powder 6');
    s.ships[1].holds = stowed('powder 1');
    expect(traitsOf(s)).toMatchObject({
      gold: 0.6,
      'first gold': 1,
      'first food': 1,
      'more food': 1,
      'food beyond need': 0.75,
      'first powder': 1,
      'more powder': 0.5,
      'powder beyond all others': 1,
      'empty holds': 0.2,
    });
    expect(traitsOf(s, 1)).toMatchObject({ 'first powder': 0.25, 'powder beyond all others': 0 });
    expect(traitsOf(s, 2)).toMatchObject({ 'empty holds': 1, 'powder beyond all others': 0 });
  });

  test('name the powers, and add up the treasures', () => {
    const s = bareTable();
    s.ships[0].up = bit(MAP) | bit(SABRE);
    s.ships[0].down = bit(PLUS_7) | bit(MINUS_4);
    s.ships[1].up = bit(BETH) | bit(SIXTH_HOLD);
    expect(traitsOf(s, 0)).toMatchObject({
      "Morgan's map": 1,
      "Saran's sabre": 1,
      'Lady Beth': 0,
      'sixth hold': 0,
      'treasure points': 0.3,
    });
    expect(traitsOf(s, 1)).toMatchObject({ 'Lady Beth': 1, 'sixth hold': 1, 'treasure points': 0 });
  });

  test('count the tokens of Yassa as treasure', () => {
    const s = bareTable('yassa');
    s.ships[0].tokens = 3;
    expect(traitsOf(s)['treasure points']).toBeCloseTo(0.3);
    expect(traitsOf(s)['early: points']).toBeCloseTo(0.3);
  });

  test('weigh points early and late by how far the leader is', () => {
    const s = bareTable();
    s.ships[0].holds = stowed('gold 6', 'gold 4');
    s.ships[1].holds = stowed('gold 3');
    expect(traitsOf(s)).toMatchObject({ 'early: points': 1, 'late: points': 0, 'late: lead in points': 0 });
    Object.assign(s.ships[2], { lap: 1 });
    expect(traitsOf(s)).toMatchObject({ 'early: points': 0, 'late: points': 1 });
    expect(traitsOf(s, 0)['late: lead in points']).toBeCloseTo(0.7);
    expect(traitsOf(s, 1)['late: lead in points']).toBeCloseTo(-0.7);
  });

  test('tell which ships are within a throw, ahead and behind', () => {
    const s = bareTable();
    s.ships[0].at = space(s, 28);
    s.ships[1].at = space(s, 31);
    s.ships[2].at = space(s, 17);
    s.ships[1].up = bit(BETH);
    expect(traitsOf(s, 0)['edge over ships in reach']).toBeCloseTo(meetingEdge(s, 0, 1));
    expect(traitsOf(s, 1)['edge of ships that reach it']).toBeCloseTo(meetingEdge(s, 0, 1));
    expect(traitsOf(s, 0)['edge of ships that reach it']).toBe(0);
    expect(traitsOf(s, 2)['edge over ships in reach']).toBe(0);
  });

  test('tell which dice can be paid for, and which find a treasure', () => {
    const s = bareTable();
    s.ships[0].holds = stowed('food 2');
    // 1 (food 2), 2 (food 3), 3 (food 2), 4 (a lair), 5 (gold 3), 6 (gold 5)
    expect(traitsOf(s)['dice that can be paid for']).toBeCloseTo(3 / 6);
    expect(traitsOf(s)['treasures in reach']).toBeCloseTo(1 / 6);
    s.lairs = 0;
    expect(traitsOf(s)['treasures in reach']).toBe(0);
    s.ships[0].holds = stowed('food 3', 'gold 5');
    expect(traitsOf(s)['dice that can be paid for']).toBeCloseTo(1);
  });

  test('count the cards that sail and those that load', () => {
    const s = bareTable();
    deal(s, 0, 'forward/forward', 'gold/gold', 'backward/forward');
    expect(traitsOf(s)['forward cards in hand']).toBeCloseTo(2 / 3);
    expect(traitsOf(s)['loading cards in hand']).toBeCloseTo(1 / 3);
    expect(traitsOf(s)['forward cards in deck']).toBeCloseTo(5 / 6);
  });

  test('tell the captain of the next round, and the ghost, which has no cards', () => {
    const s = bareTable('jamaica-1', 2);
    expect([0, 1, 2].map((entrant) => traitsOf(s, entrant)['captain next'])).toEqual([0, 1, 0]);
    expect([0, 1, 2].map((entrant) => traitsOf(s, entrant)['the ghost'])).toEqual([0, 0, 1]);
    expect(traitsOf(s, 2)['dice that can be paid for']).toBe(0);
    expect(jamaicaTraits.entrants(s)).toBe(3);
  });

  test('are the same for seats that stand the same', () => {
    for (const { ruleset, seats } of everySetup(jamaica)) {
      const s = bareTable(ruleset, seats);
      for (let seat = 0; seat < seats; seat++) {
        Object.assign(s.ships[seat], { at: 9, holds: stowed('gold 3', 'food 5', 'powder 2') });
        deal(s, seat, 'gold/gold', 'forward/forward', 'powder/food');
      }
      const all = Array.from({ length: seats }, (_, seat) => ({ ...traitsOf(s, seat), 'captain next': 0 }));
      for (const traits of all) expect(traits).toEqual(all[0]);
    }
  });

  test('are numbers in every position of every game, near enough to 0 to be learned from', () => {
    const out = new Float64Array(names.length);
    let measured = 0;
    for (const setup of everySetup(jamaica)) {
      for (const { state } of choicesOf(setup, 'traits', measured % 2 === 0 ? 'thumb' : 'random')) {
        const s = state as State;
        for (let entrant = 0; entrant < s.ships.length; entrant++) {
          jamaicaTraits.measure(s, entrant, out);
          if (!out.every((n) => Math.abs(n) < 10)) expect.fail(`${setup.ruleset}: ${out.join(' ')}`);
          measured++;
        }
      }
    }
    expect(measured).toBeGreaterThan(10_000);
  });
});

test.each(['jamaica-1', 'jamaica-2', 'yassa'])(
  'what was learned of %s speaks of known traits only',
  (ruleset) => {
    const { value, choice } = jamaicaLore(ruleset);
    expect(Object.keys(value.traits).filter((name) => !names.includes(name))).toEqual([]);
    expect(Object.keys(choice).filter((name) => !CARD_TRAITS.some((known) => known === name))).toEqual([]);
    expect([...Object.values(value.traits).flat(), ...Object.values(choice)].every(Number.isFinite)).toBe(
      true,
    );
    expect(Object.keys(choice)).not.toHaveLength(0);
  },
);

test('nothing was learned about a ruleset of another game', () => {
  expect(() => jamaicaLore('cartagena-tortuga')).toThrow('cartagena-tortuga');
});
