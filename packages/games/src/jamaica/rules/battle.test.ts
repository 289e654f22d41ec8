import { describe, expect, it } from 'vitest';
import { ATTACKER, DEFENDER, duel, encounter, FAMILY, fieldOf, isPeace } from '../testing/duel.ts';
import { scene } from '../testing/scene.ts';
import { face } from '../testing/table.ts';

describe('BAT-1 who fights', () => {
  describe.each(FAMILY)('%s', (ruleset) => {
    const { from, lair, evening } = fieldOf(ruleset);

    it('a ship that ends its move beside another attacks it at once', () => {
      const table = duel(ruleset, {}, face(4), face(2));
      expect(table.told('battle')).toMatchObject([
        { e: 'battle', ship: ATTACKER, against: DEFENDER, seat: ATTACKER },
      ]);
      expect(table.told('battle-roll').map(({ ship }) => ship)).toEqual([ATTACKER, DEFENDER]);
    });

    it('a ship that only sails past another leaves it in peace', () => {
      const table = scene(ruleset, 3)
        .ship(0, { at: from })
        .ship(1, { at: ruleset === 'yassa' ? 'a2' : 2 })
        .dice(2, 1)
        .pick(0, 'forward/food')
        .acting();
      expect(table.told('move')[0].path).toHaveLength(3);
      expect(table.told('battle')).toEqual([]);
    });

    it('with several ships there the mover picks one, and fights only that one', () => {
      const table = encounter(ruleset, {}, 4).ship(3, { at: lair }).acting();
      expect([table.question, table.asked]).toEqual(['fight', [ATTACKER]]);
      expect(table.moves(ATTACKER)).toEqual(['fight 2', 'fight 3']);
      expect(table.refusal(ATTACKER, 'fight 1')).toMatchObject({ code: 'move/illegal', rule: 'BAT-1' });
      table.play(ATTACKER, 'fight 3', face(2), face(2));
      expect(table.told('battle').map(({ against }) => against)).toEqual([3]);
      expect(isPeace(table)).toBe(true);
    });

    it('a ship that sails back attacks too', () => {
      const table = scene(ruleset, 3)
        .emptied(lair)
        .ship(0, { at: ruleset === 'yassa' ? 'a6' : 5 })
        .ship(1, { at: lair, ...(ruleset === 'yassa' ? { tokens: 1 } : { down: ['+3'] }) })
        .dice(1, evening)
        .pick(0, 'backward/forward')
        .acting(face(2), face(2));
      expect(table.told('battle')).toHaveLength(1);
    });
  });

  it('jamaica-1: a ship brought back by a shortage attacks the ship it finds', () => {
    const table = scene('jamaica-1', 3)
      .emptied(4)
      .ship(0, { at: 3, holds: ['gold 2'], down: ['+3'] })
      .ship(1, { at: 4, holds: [] })
      .dice(2, 1)
      .pick(0, 'forward/food')
      .acting(face(2), face(2));
    expect(table.told('shortage-move').map(({ to }) => to)).toEqual([4]);
    expect(table.told('battle')).toMatchObject([{ e: 'battle', ship: 0, against: 1, seat: 0, space: 4 }]);
    expect(table.told('battle-result')).toMatchObject([{ ship: 0, against: 1, space: 4 }]);
  });

  it('yassa: a ship brought back by a shortage attacks the ship it finds', () => {
    const table = scene('yassa', 3)
      .emptied('a5')
      .ship(0, { at: 'a4', holds: ['gold 2'], tokens: 1 })
      .ship(1, { at: 'a5', holds: [] })
      .dice(2, 1)
      .pick(0, 'forward/food')
      .acting(face(2), face(2));
    expect(table.told('shortage-move').map(({ to }) => to)).toEqual(['a5']);
    expect(table.told('battle')).toMatchObject([{ e: 'battle', ship: 0, against: 1, seat: 0 }]);
  });

  it('jamaica-2: a ship brought back by a shortage attacks one of the ships it finds', () => {
    const table = scene('jamaica-2', 3)
      .emptied(4)
      .ship(0, { at: 3, holds: ['gold 2'], down: ['+3'] })
      .ship(1, { at: 4, holds: [] })
      .ship(2, { at: 4, holds: [] })
      .dice(2, 1)
      .pick(0, 'forward/food')
      .acting(['shortage die', 5]);
    expect(table.told('shortage-move').map(({ to }) => to)).toEqual([4]);
    expect(table.moves(0)).toEqual(['fight 1', 'fight 2']);
  });
});

describe('BAT-2 peace on the start space', () => {
  describe.each(FAMILY)('%s', (ruleset) => {
    const { from } = fieldOf(ruleset);

    it('a ship that sails back to the start fights nobody there', () => {
      const table = scene(ruleset, 3).ship(0, { at: from }).dice(1, 1).pick(0, 'backward/forward').acting();
      expect(table.told('move')[0]).toMatchObject({ to: table.view(0).table.ships[1].at, home: false });
      expect(table.told('battle')).toEqual([]);
    });

    it('a ship that comes home fights nobody there', () => {
      const table = scene(ruleset, 3)
        .ship(0, { at: ruleset === 'yassa' ? 'h10' : 49 })
        .dice(3, 1)
        .pick(0, 'forward/food')
        .acting();
      expect(table.told('move')[0].home).toBe(true);
      expect(table.told('battle')).toEqual([]);
    });
  });
});

describe('BAT-3 the attack', () => {
  describe.each(FAMILY)('%s', (ruleset) => {
    it('the attacker commits any number of powder before he rolls', () => {
      const table = duel(ruleset, { attacker: { holds: ['powder 2', 'gold 4', 'powder 1'] } });
      expect([table.question, table.asked]).toEqual(['powder', [ATTACKER]]);
      expect(table.moves(ATTACKER)).toEqual(['powder 0', 'powder 1', 'powder 2', 'powder 3']);
      expect(table.told('battle-roll')).toEqual([]);
      expect(table.view(DEFENDER).table.battle).toMatchObject({ attackPowder: 0, attackRoll: null });
      table.play(ATTACKER, 'powder 3', face(4), face(2));
      expect(table.told('battle-roll').map(({ value }) => value)).toEqual([4, 2]);
      expect(table.told('battle-result')[0]).toMatchObject({ attack: 7, defence: 2 });
    });

    it('the powder comes out of holds of his choice, and only then the die is rolled', () => {
      const table = duel(ruleset, { attacker: { holds: ['powder 1', 'powder 4'] } });
      table.play(ATTACKER, 'powder 2');
      expect([table.question, table.asked]).toEqual(['take', [ATTACKER]]);
      expect(table.moves(ATTACKER)).toEqual(['take 1 from 1', 'take 2 from 1']);
      expect(table.view(DEFENDER).table.battle).toMatchObject({ attackPowder: 2, attackRoll: null });
      table.play(ATTACKER, 'take 1 from 1', face(4), face(4));
      expect(table.holds(ATTACKER)).toEqual(['-', 'powder 3', '-', '-', '-']);
      expect(table.told('powder').flatMap(({ split }) => split)).toEqual([
        { hold: 1, n: 1 },
        { hold: 0, n: 1 },
      ]);
    });

    it('holds of equal powder are not told apart', () => {
      const table = duel(ruleset, { attacker: { holds: ['powder 2', 'powder 2'] } });
      table.play(ATTACKER, 'powder 2');
      expect(table.moves(ATTACKER)).toEqual(['take 0 from 0', 'take 1 from 0']);
      table.play(ATTACKER, 'take 0 from 0', face(4), face(4));
      expect(table.holds(ATTACKER)).toEqual(['powder 2', '-', '-', '-', '-']);
    });

    it('a ship without powder rolls at once', () => {
      const table = duel(ruleset, { attacker: { holds: ['gold 3'] } }, face(6), face(4));
      expect(table.told('powder')).toEqual([]);
      expect(table.told('battle-result')[0]).toMatchObject({ attack: 6, winner: ATTACKER });
    });

    it('he may keep all of it', () => {
      const table = duel(ruleset, { attacker: { holds: ['powder 5'] } });
      table.play(ATTACKER, 'powder 0', face(2), face(2));
      expect(table.holds(ATTACKER)[0]).toBe('powder 5');
      expect(table.told('battle-result')[0].attack).toBe(2);
    });
  });
});

describe('BAT-4 the defence', () => {
  describe.each(FAMILY)('%s', (ruleset) => {
    it('the defender commits powder when he has seen the firepower of the attack', () => {
      const table = duel(ruleset, {
        attacker: { holds: ['powder 2'] },
        defender: { holds: ['powder 1', 'powder 3'] },
      });
      expect(table.asked).toEqual([ATTACKER]);
      table.play(ATTACKER, 'powder 2', face(4));
      expect([table.question, table.asked]).toEqual(['powder', [DEFENDER]]);
      expect(table.view(DEFENDER).table.battle).toMatchObject({
        attackPowder: 2,
        attackRoll: 4,
        defenceRoll: null,
      });
      expect(table.moves(DEFENDER)).toEqual([0, 1, 2, 3, 4].map((n) => `powder ${n}`));
      table.play(DEFENDER, 'powder 2');
      expect(table.moves(DEFENDER)).toEqual(['take 1 from 1', 'take 2 from 1']);
      expect(table.view(ATTACKER).table.battle).toMatchObject({ defencePowder: 2, defenceRoll: null });
      table.play(DEFENDER, 'take 2 from 1', face(6));
      expect(table.told('battle-result')[0]).toMatchObject({
        e: 'battle-result',
        winner: DEFENDER,
        attack: 6,
        defence: 8,
      });
      expect(table.holds(DEFENDER)).toEqual(['powder 1', 'powder 1', '-', '-', '-']);
    });
  });
});

describe('BAT-5 the higher firepower wins', () => {
  describe.each(FAMILY)('%s', (ruleset) => {
    const loaded = { holds: ['powder 6', 'gold 2'] } as const;

    it.each([
      ['attack 10 beats defence 7', 4, 1, ATTACKER],
      ['attack 7 falls to defence 10', 1, 4, DEFENDER],
      ['attack 9 beats defence 8', 3, 2, ATTACKER],
      ['attack 8 against defence 8 is won by nobody', 2, 2, null],
    ])('%s', (_name, attackPowder, defencePowder, winner) => {
      const table = duel(ruleset, { attacker: loaded, defender: loaded });
      table.play(ATTACKER, `powder ${attackPowder}`, face(6));
      table.play(DEFENDER, `powder ${defencePowder}`, face(6));
      expect(table.told('battle-result')).toMatchObject([
        { e: 'battle-result', winner, attack: 6 + attackPowder, defence: 6 + defencePowder },
      ]);
      if (winner === null) expect(isPeace(table)).toBe(true);
      else expect([table.question, table.asked]).toEqual(['spoils', [winner]]);
    });
  });
});
