import { bit } from '@topsail/engine';
import { everySetup } from '@topsail/engine/testing';
import { jamaica, jamaicaRules } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { bareTable, cardNumber, space, stowed } from '../testing/jamaica-scene.ts';
import { choicesOf } from '../testing/positions.ts';
import { cardLesson } from './card-lessons.ts';
import { CARD_TRAITS, measureCard } from './card-traits.ts';
import { meetingEdge } from './habits/powder.ts';

const { BETH, DECK } = jamaicaRules;
type State = jamaicaRules.State;
type Traits = Partial<Record<(typeof CARD_TRAITS)[number], number>>;

/** Dice for the morning and the evening, and a ship at this space with these holds. */
function sailing(at: number, holds: number, dice: readonly [number, number]): State {
  const s = bareTable();
  Object.assign(s, { morning: dice[0], evening: dice[1] });
  Object.assign(s.ships[0], { at: space(s, at), holds });
  return s;
}

/** What a card of seat 0 would bring, by name; what it would not is left out. */
function traitsOf(s: State, card: string, morning = s.morning): Traits {
  const out = new Float64Array(CARD_TRAITS.length);
  measureCard(s, 0, cardNumber(card), morning, out);
  return Object.fromEntries(CARD_TRAITS.map((name, i) => [name, out[i]] as const).filter(([, n]) => n !== 0));
}

const NOT_BROKE = stowed('gold 6', 'food 6');

describe('a card that sails', () => {
  test('counts the steps and the food paid at sea', () => {
    expect(traitsOf(sailing(0, stowed('food 3'), [3, 2]), 'forward/powder')).toEqual({
      'steps ahead': 3,
      'food paid': 2,
      'first powder loaded': 2,
      'no gold left': 1,
    });
  });

  test('counts the gold paid in a port', () => {
    const traits = traitsOf(sailing(3, NOT_BROKE, [2, 1]), 'forward/powder');
    expect(traits).toEqual({ 'steps ahead': 2, 'gold paid': 3, 'first powder loaded': 1 });
  });

  test('falls short when the price cannot be paid, and loses what there is', () => {
    expect(traitsOf(sailing(0, stowed('food 1', 'gold 1'), [3, 2]), 'forward/powder')).toEqual({
      'steps ahead': 3,
      'food paid': 1,
      shortage: 1,
      'thrown away in a shortage': 1,
      'first powder loaded': 2,
      'no food left': 1,
    });
  });

  test('finds the treasure of a lair, if it is still there', () => {
    const s = sailing(0, NOT_BROKE, [4, 1]);
    expect(traitsOf(s, 'forward/powder')).toMatchObject({ 'steps ahead': 4, treasure: 1 });
    s.lairs &= ~bit(s.rules.course.lairAt[space(s, 4)]);
    expect(traitsOf(s, 'forward/powder').treasure).toBeUndefined();
  });

  test('meets a ship, with the edge of the stronger one', () => {
    const s = sailing(0, NOT_BROKE, [4, 1]);
    s.ships[1].at = space(s, 4);
    s.ships[1].up = bit(BETH);
    const traits = traitsOf(s, 'forward/powder');
    expect(traits.battle).toBe(1);
    expect(traits['edge in battle']).toBeCloseTo(meetingEdge(s, 0, 1));
    expect(traits['edge in battle']).toBeLessThan(0);
  });

  test('does not come home by sailing back over the start and forward again', () => {
    const traits = traitsOf(sailing(0, NOT_BROKE, [2, 3]), 'backward/forward');
    expect(traits.home).toBeUndefined();
    expect(traits['steps ahead']).toBe(3);
    expect(traits['steps back']).toBe(2);
  });

  test('has the room that a price paid in the morning has left', () => {
    const full = stowed('food 2', 'food 6', 'food 6', 'food 6', 'food 6');
    expect(traitsOf(sailing(10, full, [2, 3]), 'forward/food')['load skipped']).toBeUndefined();
    const laden = stowed('gold 6', 'gold 6', 'gold 6', 'gold 6', 'food 2');
    const traits = traitsOf(sailing(10, laden, [2, 3]), 'forward/powder');
    expect(traits['cargo thrown overboard']).toBeUndefined();
    expect(traits['no food left']).toBe(1);
  });

  test('meets nobody in Port Royal', () => {
    const s = sailing(3, NOT_BROKE, [3, 3]);
    expect(s.ships[1].at).toBe(0);
    expect(traitsOf(s, 'backward/forward').battle).toBeUndefined();
  });

  test('comes home and does nothing more that day', () => {
    expect(traitsOf(sailing(48, NOT_BROKE, [6, 5]), 'forward/food')).toEqual({
      'steps ahead': 2,
      home: 1,
      'late: finish number': 15,
    });
  });

  test('goes back by as many steps, and forward again', () => {
    const traits = traitsOf(sailing(12, stowed('food 6', 'gold 6', 'food 6'), [2, 3]), 'backward/forward');
    expect(traits['steps back']).toBe(2);
    expect(traits['steps ahead']).toBe(3);
    expect(traits['food paid']).toBe(3 + 3);
  });

  test('takes the lane with the treasure at a fork', () => {
    const traits = traitsOf(sailing(6, NOT_BROKE, [3, 1]), 'forward/powder');
    expect(traits).toMatchObject({ 'steps ahead': 3, treasure: 1 });
  });
});

describe('a card that loads', () => {
  test('counts gold, and the order of the dice', () => {
    const s = sailing(0, stowed('food 3'), [5, 2]);
    expect(traitsOf(s, 'gold/gold')).toEqual({ 'gold loaded': 7 });
    expect(traitsOf(s, 'powder/gold', 5)).toMatchObject({ 'gold loaded': 2, 'first powder loaded': 3 });
    expect(traitsOf(s, 'powder/gold', 2)).toMatchObject({ 'gold loaded': 5, 'first powder loaded': 2 });
  });

  test('tells food that is needed from food beyond need', () => {
    const traits = traitsOf(sailing(0, stowed('food 3', 'gold 1'), [6, 1]), 'food/powder');
    expect(traits).toEqual({
      'first food loaded': 1,
      'more food loaded': 4,
      'food beyond need loaded': 1,
      'first powder loaded': 1,
    });
  });

  test('tells the first powder from more of it', () => {
    const traits = traitsOf(sailing(0, stowed('food 1', 'gold 1', 'powder 2'), [6, 1]), 'powder/food');
    expect(traits).toMatchObject({ 'first powder loaded': 1, 'more powder loaded': 5 });
  });

  test('throws the cheapest hold of another good overboard when all are full', () => {
    const full = stowed('gold 6', 'gold 5', 'food 2', 'powder 6', 'gold 3');
    const traits = traitsOf(sailing(0, full, [4, 6]), 'gold/gold');
    expect(traits['gold loaded']).toBe(10);
    expect(traits['cargo thrown overboard']).toBeCloseTo(2 * 0.55 + 6 * 0.6);
    expect(traits['no food left']).toBe(1);
  });

  test('is skipped when every hold has that good already', () => {
    const full = stowed('gold 6', 'gold 5', 'gold 2', 'gold 6', 'gold 3');
    expect(traitsOf(sailing(0, full, [4, 6]), 'gold/gold')).toEqual({ 'load skipped': 2, 'no food left': 1 });
  });
});

describe('late in the race', () => {
  const late = (at: number): State => {
    const s = sailing(at, NOT_BROKE, [2, 3]);
    s.ships[1].at = space(s, 45);
    return s;
  };

  test('gold, food and the finish number count once more', () => {
    expect(traitsOf(late(41), 'gold/gold')).toMatchObject({ 'gold loaded': 5, 'late: gold loaded': 5 });
    expect(traitsOf(late(41), 'gold/gold')['late: finish number']).toBe(2);
    expect(traitsOf(late(41), 'food/powder')['late: food loaded']).toBe(2);
    expect(traitsOf(late(44), 'forward/powder')['late: finish number']).toBe(7);
  });

  test('who has not crossed the red line has five points to lose', () => {
    expect(traitsOf(late(12), 'gold/gold')['late: finish number']).toBe(-5);
    expect(traitsOf(late(0), 'gold/gold')['late: finish number']).toBe(-5);
  });

  test('is not before somebody is near the finish', () => {
    const s = sailing(12, NOT_BROKE, [2, 3]);
    s.ships[1].at = space(s, 28);
    expect(traitsOf(s, 'gold/gold')).toEqual({ 'gold loaded': 5 });
  });
});

test('the lesson of a picked card has the traits of the whole hand, and which was taken', () => {
  const s = sailing(0, stowed('food 3'), [3, 2]);
  s.ships[0].hand = bit(cardNumber('gold/gold')) | bit(cardNumber('forward/powder'));
  const { traits, wins, scores } = cardLesson(s, 0, cardNumber('forward/powder'));
  expect([...wins]).toEqual([0, 1]);
  expect([...scores]).toEqual([0, 0]);
  const out = new Float64Array(CARD_TRAITS.length);
  measureCard(s, 0, cardNumber('forward/powder'), 3, out);
  expect([...traits.slice(CARD_TRAITS.length)]).toEqual([...out]);
});

test('the traits of a card are numbers in every position of every game', () => {
  const out = new Float64Array(CARD_TRAITS.length);
  let measured = 0;
  for (const setup of [...everySetup(jamaica), ...everySetup(jamaica)]) {
    for (const { state, seat } of choicesOf(
      setup,
      `cards ${measured}`,
      measured % 2 === 0 ? 'random' : 'thumb',
    )) {
      const s = state as State;
      for (let card = 0; card < DECK.length; card++) measureCard(s, seat, card, s.morning, out);
      measureCard(s, seat, measured % DECK.length, s.evening, out);
      if (!out.every(Number.isFinite)) expect.fail(`${setup.ruleset}: ${out.join(' ')}`);
      measured++;
    }
  }
  expect(measured).toBeGreaterThan(3000);
});
