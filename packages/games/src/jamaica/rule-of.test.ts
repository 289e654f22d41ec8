import { expect, test } from 'vitest';
import { ruleOf } from './rule-of.ts';

const theft = {
  e: 'steal-hold',
  seat: 0,
  hold: 0,
  resource: 'gold',
  count: 5,
  into: 1,
  emptied: null,
} as const;

const card = { seat: 0, face: 'down', knownBy: [] } as const;

test('what players do is read up with the rules for all ships', () => {
  expect(ruleOf({ e: 'battle', ship: 0, against: 1, seat: 0 })).toBe('BAT-1');
  expect(ruleOf({ ...theft, ship: 0, from: 1 })).toBe('BAT-10');
  expect(ruleOf({ e: 'picked', seat: 1 })).toBe('RND-2');
});

test('what the ghost does or suffers is read up with its own rules', () => {
  expect(ruleOf({ e: 'battle', ship: 'ghost', against: 1, seat: 0 })).toBe('GHO-6');
  expect(ruleOf({ e: 'battle', ship: 1, against: 'ghost', seat: 0 })).toBe('GHO-6');
  expect(ruleOf({ ...theft, ship: 'ghost', from: 1 })).toBe('GHO-7');
  expect(ruleOf({ ...theft, ship: 0, from: 'ghost' })).toBe('GHO-8');
  expect(ruleOf({ ...card, e: 'steal-treasure', ship: 0, from: 'ghost' })).toBe('GHO-8');
  expect(ruleOf({ ...card, e: 'give-curse', ship: 0, to: 'ghost' })).toBe('GHO-8');
});

test('a battle is read up with the rules of the ghost when the ghost has won it', () => {
  const result = { e: 'battle-result', attack: 4, defence: 6 } as const;
  expect(ruleOf({ ...result, winner: 'ghost' })).toBe('GHO-6');
  for (const winner of [0, null]) expect(ruleOf({ ...result, winner })).toBe('BAT-5');
});

test('what the ghost has no rule of its own for is as for all ships', () => {
  expect(ruleOf({ e: 'powder', ship: 'ghost', split: [], total: 0 })).toBe('BAT-3');
});
