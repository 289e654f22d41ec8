import { describe, expect, it } from 'vitest';
import { ATTACKER, BYSTANDER, DEFENDER, duel, FAMILY, JAMAICA } from '../testing/duel.ts';
import { face } from '../testing/table.ts';

describe('BAT-6 the battle die of Jamaica', () => {
  const loaded = { holds: ['powder 6', 'gold 2'] } as const;

  describe.each(JAMAICA)('%s', (ruleset) => {
    it.each([2, 4, 6, 8, 10, 'star'] as const)('has a face %s', (value) => {
      const at = [2, 4, 6, 8, 10, 'star'].indexOf(value) + 1;
      const defence = value === 'star' ? [] : [['battle die', 1] as const];
      const table = duel(ruleset, {}, ['battle die', at], ...defence);
      expect(table.told('battle-roll')[0]).toEqual({ e: 'battle-roll', ship: ATTACKER, value });
    });

    it("an attacker's star leaves no defence", () => {
      const table = duel(ruleset, { attacker: loaded, defender: loaded });
      table.play(ATTACKER, 'powder 0', face('star'));
      expect(table.told('battle-result')).toMatchObject([
        { e: 'battle-result', winner: ATTACKER, attack: 'star', defence: null },
      ]);
      expect([table.question, table.asked]).toEqual(['spoils', [ATTACKER]]);
      expect(table.view(BYSTANDER).table.battle).toMatchObject({ attackRoll: 'star', defenceRoll: null });
      expect(table.holds(DEFENDER)[0]).toBe('powder 6');
    });

    it("a defender's star beats any firepower", () => {
      const table = duel(ruleset, { attacker: loaded, defender: loaded });
      table.play(ATTACKER, 'powder 6', face(10)).play(DEFENDER, 'powder 0', face('star'));
      expect(table.told('battle-result')).toMatchObject([
        { e: 'battle-result', winner: DEFENDER, attack: 16, defence: 'star' },
      ]);
      expect([table.question, table.asked]).toEqual(['spoils', [DEFENDER]]);
    });
  });
});

describe('BAT-7 the die of Yassa', () => {
  it.each([1, 2, 3, 4, 5, 6])('a %i is just a number, and the defence follows', (value) => {
    const table = duel('yassa', {}, ['battle die', value], ['battle die', value]);
    expect(table.told('battle-roll').map((roll) => roll.value)).toEqual([value, value]);
    expect(table.told('battle-result')[0]).toMatchObject({ winner: null, attack: value, defence: value });
  });

  it('a defending 6 does not beat an attack of 7', () => {
    const table = duel('yassa', { attacker: { holds: ['powder 2'] }, defender: { holds: ['gold 1'] } });
    table.play(ATTACKER, 'powder 2', face(5), face(6));
    expect(table.told('battle-result')[0]).toMatchObject({ winner: ATTACKER, attack: 7, defence: 6 });
  });
});

describe('BAT-8 committed powder is lost', () => {
  const loaded = { holds: ['powder 3', 'gold 2'] } as const;

  describe.each(FAMILY)('%s', (ruleset) => {
    it.each([
      ['by winner and loser', 6, 2],
      ['by both when the defender wins', 2, 6],
      ['by both in a tie', 4, 4],
    ])('%s', (_name, attack, defence) => {
      const table = duel(ruleset, { attacker: loaded, defender: loaded });
      table.play(ATTACKER, 'powder 2', face(attack)).play(DEFENDER, 'powder 2', face(defence));
      expect(table.holds(ATTACKER)).toEqual(['powder 1', 'gold 2', '-', '-', '-']);
      expect(table.holds(DEFENDER)).toEqual(['powder 1', 'gold 2', '-', '-', '-']);
      expect(table.told('powder').map(({ ship, total }) => [ship, total])).toEqual([
        [ATTACKER, 2],
        [DEFENDER, 2],
      ]);
    });
  });

  describe.each(JAMAICA)('%s', (ruleset) => {
    it("by the attacker who rolls a star, while the defender's stays aboard", () => {
      const table = duel(ruleset, { attacker: loaded, defender: loaded });
      table.play(ATTACKER, 'powder 3', face('star'));
      expect(table.holds(ATTACKER)).toEqual(['-', 'gold 2', '-', '-', '-']);
      expect(table.holds(DEFENDER)).toEqual(['powder 3', 'gold 2', '-', '-', '-']);
    });

    it("by both on a defender's star", () => {
      const table = duel(ruleset, { attacker: loaded, defender: loaded });
      table.play(ATTACKER, 'powder 3', face(2)).play(DEFENDER, 'powder 1', face('star'));
      expect(table.holds(ATTACKER)).toEqual(['-', 'gold 2', '-', '-', '-']);
      expect(table.holds(DEFENDER)).toEqual(['powder 2', 'gold 2', '-', '-', '-']);
    });
  });
});
