import { describe, expect, it } from 'vitest';
import { ATTACKER, BYSTANDER, DEFENDER, duel, isPeace, JAMAICA } from '../testing/duel.ts';
import type { Lot } from '../testing/scene.ts';
import { face } from '../testing/table.ts';

const armed: Lot = { up: ['sarans-sabre'], holds: ['gold 1'] };
const rich: Lot = { holds: ['gold 1'] };

describe("T-SABRE Saran's Sabre", () => {
  describe.each(JAMAICA)('%s', (ruleset) => {
    it('its owner may have his own attack rolled again, and the second result stands', () => {
      const table = duel(ruleset, { attacker: armed, defender: rich }, face(10));
      expect([table.question, table.asked]).toEqual(['sabre', [ATTACKER]]);
      expect(table.moves(ATTACKER)).toEqual(['reroll', 'let stand']);
      table.play(ATTACKER, 'reroll', face(2), face(4));
      expect(table.told('sabre')).toEqual([{ e: 'sabre', seat: ATTACKER, ship: ATTACKER }]);
      expect(table.told('battle-roll')).toEqual([
        { e: 'battle-roll', ship: ATTACKER, value: 10 },
        { e: 'battle-roll', ship: ATTACKER, value: 2 },
        { e: 'battle-roll', ship: DEFENDER, value: 4 },
      ]);
      expect(table.told('battle-result')[0]).toMatchObject({ winner: DEFENDER, attack: 2, defence: 4 });
    });

    it('or the defence against it', () => {
      const table = duel(ruleset, { attacker: armed, defender: rich }, face(4));
      table.play(ATTACKER, 'let stand', face(6)).play(ATTACKER, 'reroll', face(2));
      expect(table.told('sabre')).toEqual([{ e: 'sabre', seat: ATTACKER, ship: DEFENDER }]);
      expect(table.told('battle-roll').map(({ ship }) => ship)).toEqual([ATTACKER, DEFENDER, DEFENDER]);
      expect(table.told('battle-result')[0]).toMatchObject({ winner: ATTACKER, attack: 4, defence: 2 });
    });

    it('a defender may have the attack rolled again', () => {
      const table = duel(ruleset, { attacker: rich, defender: armed }, face(8));
      expect([table.question, table.asked]).toEqual(['sabre', [DEFENDER]]);
      table.play(DEFENDER, 'reroll', face(4), face(6));
      expect(table.told('sabre')).toEqual([{ e: 'sabre', seat: DEFENDER, ship: ATTACKER }]);
      expect(table.told('battle-result')[0]).toMatchObject({ winner: DEFENDER, attack: 4, defence: 6 });
    });

    it('or his own defence', () => {
      const table = duel(ruleset, { attacker: rich, defender: armed }, face(8));
      table.play(DEFENDER, 'let stand', face(2)).play(DEFENDER, 'reroll', face(10));
      expect(table.told('sabre')).toEqual([{ e: 'sabre', seat: DEFENDER, ship: DEFENDER }]);
      expect(table.told('battle-result')[0]).toMatchObject({ winner: DEFENDER, attack: 8, defence: 10 });
    });

    it('one who does not fight may not use it', () => {
      const table = duel(ruleset, { bystander: { up: ['sarans-sabre'] } }, face(4), face(4));
      expect(isPeace(table)).toBe(true);
      expect(table.ship(BYSTANDER).up).toEqual(['sarans-sabre']);
    });

    it("an attacker's star rolled again into a number lets the defence take place", () => {
      const table = duel(
        ruleset,
        { attacker: rich, defender: { ...armed, holds: ['powder 3'] } },
        face('star'),
      );
      table.play(DEFENDER, 'reroll', face(8));
      expect([table.question, table.asked]).toEqual(['powder', [DEFENDER]]);
      table.play(DEFENDER, 'powder 3', face(6));
      expect(table.told('battle-result')[0]).toMatchObject({ winner: DEFENDER, attack: 8, defence: 9 });
    });

    it("an attacker's star that is left standing wins", () => {
      const table = duel(ruleset, { attacker: {}, defender: armed }, face('star'));
      table.play(DEFENDER, 'let stand');
      expect(table.told('battle-result')[0]).toMatchObject({ winner: ATTACKER, defence: null });
    });

    it('a roll made again into a star wins at once', () => {
      const table = duel(ruleset, { attacker: armed, defender: rich }, face(2));
      table.play(ATTACKER, 'reroll', face('star'));
      expect(table.told('battle-result')[0]).toMatchObject({
        winner: ATTACKER,
        attack: 'star',
        defence: null,
      });
      expect([table.question, table.asked]).toEqual(['spoils', [ATTACKER]]);
    });

    it('even where it is the other who rolled it again', () => {
      const table = duel(ruleset, { attacker: rich, defender: armed }, face(2));
      table.play(DEFENDER, 'reroll', face('star'));
      expect(table.told('battle-result')[0]).toMatchObject({
        winner: ATTACKER,
        attack: 'star',
        defence: null,
      });
    });

    it('a star may be followed by a star', () => {
      const table = duel(ruleset, { attacker: {}, defender: armed }, face('star'));
      table.play(DEFENDER, 'reroll', face('star'));
      expect(table.told('battle-result')[0]).toMatchObject({ winner: ATTACKER });
    });

    it('the defence rolled again into a star wins', () => {
      const table = duel(ruleset, { attacker: rich, defender: armed }, face(10));
      table.play(DEFENDER, 'let stand', face(2)).play(DEFENDER, 'reroll', face('star'));
      expect(table.told('battle-result')[0]).toMatchObject({ winner: DEFENDER, attack: 10, defence: 'star' });
    });

    it('no powder may be added to the second roll', () => {
      const table = duel(ruleset, { attacker: { ...armed, holds: ['powder 6'] }, defender: rich });
      table.play(ATTACKER, 'powder 1', face(2)).play(ATTACKER, 'reroll', face(4), face(6));
      expect(table.told('battle-result')[0]).toMatchObject({ winner: DEFENDER, attack: 5, defence: 6 });
      expect(table.holds(ATTACKER)[0]).toBe('powder 5');
    });
  });
});

describe('T-SABRE-2 when it may be used', () => {
  describe.each(JAMAICA)('%s', (ruleset) => {
    it("after the attacker's roll, before the defender commits powder", () => {
      const table = duel(ruleset, { attacker: armed, defender: { holds: ['powder 2'] } }, face(2));
      expect([table.question, table.asked]).toEqual(['sabre', [ATTACKER]]);
      expect(table.view(DEFENDER).table.battle).toMatchObject({ attackRoll: 2, sabreUsed: false });
      table.play(ATTACKER, 'reroll', face(6));
      expect([table.question, table.asked]).toEqual(['powder', [DEFENDER]]);
      expect(table.view(DEFENDER).table.battle).toMatchObject({ attackRoll: 6, sabreUsed: true });
    });

    it("after the defender's roll, before the two are compared", () => {
      const table = duel(ruleset, { attacker: rich, defender: { ...armed, holds: ['powder 2'] } }, face(6));
      table.play(DEFENDER, 'let stand');
      expect([table.question, table.asked]).toEqual(['powder', [DEFENDER]]);
      table.play(DEFENDER, 'powder 1', face(2));
      expect([table.question, table.asked]).toEqual(['sabre', [DEFENDER]]);
      expect(table.told('battle-result')).toEqual([]);
      table.play(DEFENDER, 'let stand');
      expect(table.told('battle-result')[0]).toMatchObject({ winner: ATTACKER, attack: 6, defence: 3 });
    });

    it("used on the attacker's roll it is gone for the defender's", () => {
      const table = duel(ruleset, { attacker: armed, defender: rich }, face(2));
      table.play(ATTACKER, 'reroll', face(4), face('star'));
      expect(table.told('battle-result')[0]).toMatchObject({ winner: DEFENDER });
      const other = duel(ruleset, { attacker: rich, defender: armed }, face(8));
      other.play(DEFENDER, 'reroll', face(10), face(2));
      expect(other.told('battle-result')[0]).toMatchObject({ winner: ATTACKER });
    });

    it("used on the defender's roll it is not offered a second time", () => {
      const table = duel(ruleset, { attacker: armed, defender: rich }, face(4));
      table.play(ATTACKER, 'let stand', face(6)).play(ATTACKER, 'reroll', face(8));
      expect(table.told('battle-result')[0]).toMatchObject({ winner: DEFENDER, defence: 8 });
    });

    it("kept by the attacker it can undo the defender's star", () => {
      const table = duel(ruleset, { attacker: armed, defender: rich }, face(4));
      table.play(ATTACKER, 'let stand', face('star'));
      expect([table.question, table.asked]).toEqual(['sabre', [ATTACKER]]);
      table.play(ATTACKER, 'reroll', face(2));
      expect(table.told('battle-result')[0]).toMatchObject({ winner: ATTACKER, attack: 4, defence: 2 });
    });

    it('its owner is asked even about a star of his own', () => {
      const table = duel(ruleset, { attacker: armed, defender: {} }, face('star'));
      expect([table.question, table.asked]).toEqual(['sabre', [ATTACKER]]);
      expect(table.refusal(ATTACKER, 'take nothing')).toMatchObject({
        code: 'move/illegal',
        rule: 'T-SABRE',
      });
    });

    it('only its owner is asked', () => {
      const table = duel(ruleset, { attacker: rich, defender: armed }, face(4));
      expect(table.moves(ATTACKER)).toEqual([]);
      expect(table.refusal(ATTACKER, 'reroll')).toMatchObject({ code: 'move/not-your-turn' });
    });
  });
});
