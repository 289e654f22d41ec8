import { jamaicaRules } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { bareTable } from '../testing/jamaica-scene.ts';
import { edgeBefore, edgeDefending } from './battle-odds.ts';

const { STAR } = jamaicaRules;
const LEADS = Array.from({ length: 121 }, (_, i) => i - 60);

/** BAT-5, BAT-6: 1 if the attacker wins, −1 if he loses, 0 for a tie. */
function fought(attack: number, defence: number, lead: number): number {
  if (attack === STAR) return 1;
  if (defence === STAR) return -1;
  return Math.sign(lead + attack - defence);
}

/** All pairs of faces, counted one by one. */
function edgeByForce(die: readonly number[], lead: number): number {
  const results = die.flatMap((attack) => die.map((defence) => fought(attack, defence, lead)));
  return results.reduce((sum, result) => sum + result, 0) / results.length;
}

function defenceByForce(die: readonly number[], lead: number): number {
  return die.reduce((sum, face) => sum + fought(0, face, lead), 0) / die.length;
}

describe.each([
  ['with a star, in Jamaica', 'jamaica-1', true],
  ['without a star, in Yassa', 'yassa', false],
])('the odds of a battle %s', (_, ruleset, hasStar) => {
  const die = bareTable(ruleset).rules.battleDie;

  test('are those of the die', () => {
    expect(die.includes(STAR)).toBe(hasStar);
    expect(die).toHaveLength(6);
  });

  test('before anybody rolls are what counting every pair of faces gives, for every lead', () => {
    for (const lead of LEADS) expect(edgeBefore(die, lead)).toBeCloseTo(edgeByForce(die, lead), 12);
  });

  test('before the defender rolls are what counting every face gives, for every lead', () => {
    for (const lead of LEADS) expect(edgeDefending(die, lead)).toBeCloseTo(defenceByForce(die, lead), 12);
  });

  test('never grow worse with more powder', () => {
    for (const lead of LEADS.slice(1)) {
      expect(edgeBefore(die, lead)).toBeGreaterThanOrEqual(edgeBefore(die, lead - 1) - 1e-12);
      expect(edgeDefending(die, lead)).toBeGreaterThanOrEqual(edgeDefending(die, lead - 1) - 1e-12);
    }
  });
});

test('an attacker far ahead still loses to one star in six, and one far behind wins by his own', () => {
  const die = bareTable('jamaica-2').rules.battleDie;
  expect(edgeBefore(die, 36)).toBeCloseTo(1 / 6 + (5 / 6) * (4 / 6));
  expect(edgeBefore(die, -36)).toBeCloseTo(1 / 6 - 5 / 6);
  expect(edgeDefending(die, 36)).toBeCloseTo(4 / 6);
  expect(edgeBefore(die, 0)).toBeCloseTo(1 / 36);
});
