import { describe, expect, it } from 'vitest';
import { ATTACKER, BYSTANDER, DEFENDER, duel, encounter, isPeace, JAMAICA } from '../testing/duel.ts';
import { scene, type Card, type Lot } from '../testing/scene.ts';
import { face, found } from '../testing/table.ts';

const HAND: readonly Card[] = ['food/powder', 'powder/gold', 'gold/gold', 'powder/food'];

describe("T-MAP Morgan's Map", () => {
  describe.each(JAMAICA)('%s', (ruleset) => {
    it('its owner draws up to four cards at the end of the round', () => {
      const table = scene(ruleset, 3).ship(0, { at: 3 }).dice(1, 1).pick(0, 'forward/food');
      const round = table.acting(found('morgans-map'));
      expect(round.view(1).table.ships.map(({ hand }) => hand)).toEqual([4, 3, 3]);
      expect(round.told('draw').filter(({ seat }) => seat === 0)).toHaveLength(2);
      expect(round.moves(0)).toHaveLength(4);
    });

    it('it is read when drawing, not when it is gained', () => {
      const table = scene(ruleset, 3)
        .ship(0, { at: 3 })
        .ship(1, { at: 6 })
        .dice(1, 1)
        .pick(0, 'forward/food')
        .pick(1, 'forward/food')
        .acting(found('morgans-map'));
      expect([table.question, table.asked, table.ship(0).hand]).toEqual(['sail', [1], 2]);
    });

    it('with four in hand its owner draws one, like everybody', () => {
      const table = scene(ruleset, 3)
        .ship(0, { up: ['morgans-map'], hand: HAND })
        .dice(1, 1)
        .pick(0, 'food/powder')
        .acting();
      expect(table.ship(0).hand).toBe(4);
      expect(table.told('draw').filter(({ seat }) => seat === 0)).toHaveLength(1);
    });

    it('who loses it discards nothing, and draws nothing while he has three or more', () => {
      const table = scene(ruleset, 3)
        .emptied(4)
        .ship(0, { at: 3, holds: [] })
        .ship(1, { at: 4, holds: [], up: ['morgans-map'], hand: HAND })
        .dice(1, 1)
        .pick(0, 'forward/food')
        .pick(1, 'food/powder')
        .acting(face('star'));
      expect(table.ship(1).hand).toBe(3);
      table.play(0, 'rob morgans-map');
      expect(table.view(2).table.ships.map(({ hand }) => hand)).toEqual([4, 3, 3]);
      expect(table.told('draw').filter(({ seat }) => seat === 1)).toEqual([]);
      expect(table.ship(1).discard).toEqual(['food/powder']);
    });

    it('who lost it before he played a card plays from four, and then draws up to three', () => {
      const table = scene(ruleset, 3)
        .ship(0, { holds: [], hand: HAND.slice(1) })
        .ship(1, { holds: [], hand: HAND })
        .ship(2, { holds: [], hand: HAND.slice(1) })
        .dice(1, 1)
        .acting();
      expect(table.ship(1).hand).toBe(3);
      expect(table.told('draw').filter(({ seat }) => seat === 1)).toEqual([]);
      table.play(0, table.moves(0)[0]).play(1, table.moves(1)[0]).play(2, table.moves(2)[0]);
      expect(table.ship(1).hand).toBe(3);
      expect(table.told('draw').filter(({ seat }) => seat === 1)).toHaveLength(1);
    });
  });
});

describe('T-BETH Lady Beth', () => {
  const beth: Lot = { up: ['lady-beth'] };

  describe.each(JAMAICA)('%s', (ruleset) => {
    it('adds 2 to the attack of her owner', () => {
      const table = duel(ruleset, { attacker: { ...beth, holds: ['powder 1'] } });
      table.play(ATTACKER, 'powder 1', face(4), face(6));
      expect(table.told('battle-result')[0]).toMatchObject({ winner: ATTACKER, attack: 7, defence: 6 });
    });

    it('adds 2 to his defence', () => {
      const table = duel(ruleset, { defender: { ...beth, holds: ['powder 1'] } }, face(6));
      table.play(DEFENDER, 'powder 1', face(4));
      expect(table.told('battle-result')[0]).toMatchObject({ winner: DEFENDER, attack: 6, defence: 7 });
    });

    it('adds nothing for one who does not fight', () => {
      const table = duel(ruleset, { bystander: beth }, face(4), face(4));
      expect(table.told('battle-result')[0]).toMatchObject({ winner: null, attack: 4, defence: 4 });
    });

    it('does nothing against a star', () => {
      const table = duel(ruleset, { attacker: { ...beth, holds: ['gold 1'] } }, face(10), face('star'));
      expect(table.told('battle-result')[0]).toMatchObject({ winner: DEFENDER, attack: 12, defence: 'star' });
    });

    it('does nothing to a star of her owner, which needs no help', () => {
      const attack = duel(ruleset, { attacker: beth }, face('star'));
      expect(attack.told('battle-result')[0]).toMatchObject({
        winner: ATTACKER,
        attack: 'star',
        defence: null,
      });
      const defence = duel(ruleset, { defender: beth }, face(10), face('star'));
      expect(defence.told('battle-result')[0]).toMatchObject({ winner: DEFENDER, defence: 'star' });
    });

    it('gives no defence against a star', () => {
      const table = duel(ruleset, { defender: { ...beth, holds: ['powder 6'] } }, face('star'));
      expect(table.told('battle-result')[0]).toMatchObject({ winner: ATTACKER, defence: null });
    });
  });
});

describe('T-HOLD the Sixth Hold', () => {
  const full = ['gold 1', 'gold 2', 'gold 3', 'gold 4', 'gold 5'] as const;

  describe.each(JAMAICA)('%s', (ruleset) => {
    function loadsFood(lot: Lot) {
      return scene(ruleset, 3).ship(0, lot).dice(4, 1).pick(0, 'food/powder').acting();
    }

    it('takes a load while the others are full', () => {
      const table = loadsFood({ holds: full, sixth: '-' });
      expect(table.told('load')[0]).toMatchObject({ hold: 5, count: 4, emptied: null });
    });

    it('is one choice of empty hold beside the others', () => {
      const table = loadsFood({ holds: ['gold 1'], sixth: '-' });
      expect([table.question, table.moves(0)]).toEqual(['stow', ['stow 1', 'stow 5']]);
      expect(table.play(0, 'stow 5').holds(0)[5]).toBe('food 4');
    });

    it('is emptied for a load like any other, though equal to another', () => {
      const table = loadsFood({ holds: full, sixth: 'gold 1' });
      expect(table.moves(0)).toEqual(['stow 0', 'stow 1', 'stow 2', 'stow 3', 'stow 4', 'stow 5']);
      const again = loadsFood({ holds: ['food 1', 'food 2', 'food 3', 'food 4', 'gold 5'], sixth: 'food 1' });
      expect(again.told('load')[0]).toMatchObject({ hold: 4, emptied: { good: 'gold', count: 5 } });
    });

    it('counts among the holds that a skipped load needs full', () => {
      const food = ['food 1', 'food 2', 'food 3', 'food 4', 'food 5'] as const;
      const skipped = loadsFood({ holds: food, sixth: 'food 1' });
      expect(skipped.told('skip-load')).toMatchObject([{ seat: 0, resource: 'food' }]);
      expect(loadsFood({ holds: food, sixth: 'gold 1' }).told('load')[0]).toMatchObject({ hold: 5 });
    });

    it('its powder is committed like any, and asked for apart', () => {
      const table = duel(ruleset, { attacker: { holds: ['powder 2'], sixth: 'powder 2' } });
      expect(table.moves(ATTACKER).at(-1)).toBe('powder 4');
      table.play(ATTACKER, 'powder 2');
      expect(table.moves(ATTACKER)).toEqual(['take 0 from 0', 'take 1 from 0', 'take 2 from 0']);
      table.play(ATTACKER, 'take 0 from 0', face(4), face(4));
      expect(table.holds(ATTACKER)).toEqual(['powder 2', '-', '-', '-', '-', '-']);
    });

    it('its contents can be stolen like those of any hold, and are loaded like them', () => {
      const table = duel(ruleset, { defender: { holds: ['gold 4'], sixth: 'gold 4' } }, face('star'));
      expect(table.moves(ATTACKER)).toEqual(['rob hold 0', 'rob hold 5', 'rob sixth-hold', 'take nothing']);
      table.play(ATTACKER, 'rob hold 5');
      expect(table.told('steal-hold')[0]).toMatchObject({ hold: 5, into: 0, count: 4 });
      expect(table.holds(DEFENDER)).toEqual(['gold 4', '-', '-', '-', '-', '-']);
    });

    it('a thief who owns it may stow what he robs there', () => {
      const table = duel(
        ruleset,
        { attacker: { sixth: '-' }, defender: { holds: ['gold 4'] } },
        face('star'),
      );
      table.play(ATTACKER, 'rob hold 0');
      expect(table.moves(ATTACKER)).toEqual(['stow 0', 'stow 5']);
      expect(table.play(ATTACKER, 'stow 5').holds(ATTACKER)[5]).toBe('gold 4');
    });

    it("stealing the card takes the contents along and leaves the thief's other holds alone", () => {
      const table = duel(
        ruleset,
        { attacker: { holds: ['food 2'] }, defender: { holds: ['gold 1'], sixth: 'gold 4' } },
        face('star'),
      );
      table.play(ATTACKER, 'rob sixth-hold');
      expect(table.holds(ATTACKER)).toEqual(['food 2', '-', '-', '-', '-', 'gold 4']);
      expect(table.holds(DEFENDER)).toEqual(['gold 1', '-', '-', '-', '-']);
      expect(table.told('steal-treasure')[0]).toMatchObject({
        treasure: 'sixth-hold',
        face: 'up',
        contents: { good: 'gold', count: 4 },
      });
      expect(table.told('steal-hold')).toEqual([]);
      expect(isPeace(table)).toBe(true);
    });

    it('an empty card is stolen too', () => {
      const table = duel(ruleset, { defender: { sixth: '-' } }, face('star')).play(
        ATTACKER,
        'rob sixth-hold',
      );
      expect(table.holds(ATTACKER)).toHaveLength(6);
      expect(table.told('steal-treasure')[0]).toMatchObject({ contents: null });
    });

    it('the player who does not own it has five holds', () => {
      const table = encounter(ruleset, { bystander: { sixth: '-' } }).acting(face(2), face(2));
      expect(table.holds(BYSTANDER)).toHaveLength(6);
      expect(table.holds(ATTACKER)).toHaveLength(5);
      expect(table.ship(ATTACKER)).not.toHaveProperty('sixth');
    });
  });
});
