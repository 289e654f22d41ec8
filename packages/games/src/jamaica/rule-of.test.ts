import { expect, test } from 'vitest';
import { NOTHING_PENDING } from './pending.ts';
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

const bonus = { attackBonus: 0, defenceBonus: 0 };
const firepower = { powder: 0, bonus: 0, roll: 4 };

const card = { seat: 0, face: 'down', knownBy: [] } as const;

test('what players do is read up with the rules for all ships', () => {
  expect(ruleOf({ e: 'battle', space: 9, ship: 0, against: 1, seat: 0, ...bonus })).toBe('BAT-1');
  expect(ruleOf({ ...theft, ship: 0, from: 1 })).toBe('BAT-10');
  expect(ruleOf({ e: 'picked', seat: 1 })).toBe('RND-2');
});

test('what the ghost does or suffers is read up with its own rules', () => {
  expect(ruleOf({ e: 'battle', space: 9, ship: 'ghost', against: 1, seat: 0, ...bonus })).toBe('GHO-6');
  expect(ruleOf({ e: 'battle', space: 9, ship: 1, against: 'ghost', seat: 0, ...bonus })).toBe('GHO-6');
  expect(ruleOf({ ...theft, ship: 'ghost', from: 1 })).toBe('GHO-7');
  expect(ruleOf({ ...theft, ship: 0, from: 'ghost' })).toBe('GHO-8');
  expect(ruleOf({ ...card, e: 'steal-treasure', ship: 0, from: 'ghost' })).toBe('GHO-8');
  expect(ruleOf({ ...card, e: 'give-curse', ship: 0, to: 'ghost', place: 0 })).toBe('GHO-8');
});

test('a battle is read up with the rules of the ghost when the ghost has won it', () => {
  const result = {
    ...({ e: 'battle-result', space: 9, ship: 0, against: 'ghost', attack: 4, defence: 6 } as const),
    ...{ attackParts: firepower, defenceParts: firepower },
  };
  expect(ruleOf({ ...result, winner: 'ghost' })).toBe('GHO-6');
  for (const winner of [0, null]) expect(ruleOf({ ...result, winner })).toBe('BAT-5');
});

test('what the ghost has no rule of its own for is as for all ships', () => {
  expect(ruleOf({ e: 'commit', ship: 'ghost', powder: 0 })).toBe('BAT-3');
});

test('a question is read up with the rule that asks it', () => {
  const ask = { e: 'ask', question: 'lair', rule: 'SHORT-7', to: [0], pending: NOTHING_PENDING } as const;
  expect(ruleOf(ask)).toBe('SHORT-7');
});

test('each half of a day is read up, the ghost’s with its own rule', () => {
  const act = { e: 'act', half: 'morning', die: 3 } as const;
  expect(ruleOf({ ...act, ship: 0, action: 'gold' })).toBe('RND-4');
  expect(ruleOf({ ...act, ship: 'ghost', action: null })).toBe('GHO-3');
});
