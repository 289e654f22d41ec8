import { describe, expect, it } from 'vitest';
import { ATTACKER, BYSTANDER, DEFENDER, duel, FAMILY, isPeace, JAMAICA } from '../testing/duel.ts';
import type { Lot } from '../testing/scene.ts';
import { face, type Table } from '../testing/table.ts';

/** The attacker wins, 6 to 2. */
function won(ruleset: string, attacker: Lot, defender: Lot): Table {
  return duel(ruleset, { attacker, defender }, face(6), face(2));
}

/** The defender wins, 6 to 2. */
function lost(ruleset: string, attacker: Lot, defender: Lot): Table {
  return duel(ruleset, { attacker, defender }, face(2), face(6));
}

describe('BAT-9 what the winner may do', () => {
  describe.each(FAMILY)('%s', (ruleset) => {
    it('steal the contents of one hold, and no more', () => {
      const table = won(ruleset, {}, { holds: ['gold 5', 'food 2'] });
      expect([table.question, table.asked]).toEqual(['spoils', [ATTACKER]]);
      expect(table.moves(ATTACKER)).toEqual(['rob hold 0', 'rob hold 1', 'take nothing']);
      table.play(ATTACKER, 'rob hold 0');
      expect(table.told('steal-hold')).toEqual([
        {
          e: 'steal-hold',
          ship: ATTACKER,
          from: DEFENDER,
          seat: ATTACKER,
          hold: 0,
          resource: 'gold',
          count: 5,
          into: 0,
          emptied: null,
        },
      ]);
      expect(table.holds(ATTACKER)).toEqual(['gold 5', '-', '-', '-', '-']);
      expect(table.holds(DEFENDER)).toEqual(['-', 'food 2', '-', '-', '-']);
      expect(isPeace(table)).toBe(true);
    });

    it('take nothing', () => {
      const table = won(ruleset, {}, { holds: ['gold 5'] });
      table.play(ATTACKER, 'take nothing');
      expect(table.told('no-spoils')).toEqual([{ e: 'no-spoils', ship: ATTACKER, seat: ATTACKER }]);
      expect(table.holds(DEFENDER)[0]).toBe('gold 5');
      expect(isPeace(table)).toBe(true);
    });

    it('a defender who wins robs the attacker', () => {
      const table = lost(ruleset, { holds: ['-', 'food 4'] }, {});
      expect([table.question, table.asked]).toEqual(['spoils', [DEFENDER]]);
      expect(table.refusal(ATTACKER, 'take nothing')).toMatchObject({ code: 'move/not-your-turn' });
      table.play(DEFENDER, 'rob hold 1');
      expect(table.told('steal-hold')[0]).toMatchObject({ ship: DEFENDER, from: ATTACKER, seat: DEFENDER });
      expect(table.holds(DEFENDER)).toEqual(['food 4', '-', '-', '-', '-']);
      expect(table.holds(ATTACKER)).toEqual(['-', '-', '-', '-', '-']);
    });
  });

  describe.each(JAMAICA)('%s', (ruleset) => {
    it('give the loser a cursed treasure of his choice, though never a good one', () => {
      const table = won(ruleset, { down: ['-2', '+7', '-4'] }, {});
      expect(table.moves(ATTACKER)).toEqual(['curse -2', 'curse -4', 'take nothing']);
      expect(table.refusal(ATTACKER, 'curse -3')).toMatchObject({ code: 'move/illegal', rule: 'BAT-9' });
      table.play(ATTACKER, 'curse -4');
      expect(table.ship(ATTACKER).down).toHaveLength(2);
      expect(table.ship(DEFENDER).down).toHaveLength(1);
      expect(table.view(DEFENDER).own?.faces).toContainEqual({ ship: DEFENDER, place: 0, treasure: '-4' });
      expect(isPeace(table)).toBe(true);
    });

    it('a defender who wins may give one too', () => {
      const table = lost(ruleset, {}, { down: ['-3'] });
      expect(table.moves(DEFENDER)).toEqual(['curse -3', 'take nothing']);
      table.play(DEFENDER, 'curse -3');
      expect(table.told('give-curse')[0]).toMatchObject({ ship: DEFENDER, to: ATTACKER, treasure: '-3' });
      expect(table.ship(ATTACKER).down).toHaveLength(1);
    });

    it('one treasure, or a hold, or a curse, but one of them only', () => {
      const table = won(ruleset, { down: ['-2'] }, { holds: ['gold 1'], up: ['lady-beth'] });
      expect(table.moves(ATTACKER)).toEqual(['rob hold 0', 'rob lady-beth', 'curse -2', 'take nothing']);
      expect(isPeace(table.play(ATTACKER, 'rob lady-beth'))).toBe(true);
    });
  });
});

describe('BAT-10 a stolen hold is loaded under the loading rules', () => {
  describe.each(FAMILY)('%s', (ruleset) => {
    it('into one empty hold as one block, even beside cargo of its own kind', () => {
      const table = won(ruleset, { holds: ['gold 1', '-', 'gold 2'] }, { holds: ['gold 6'] });
      table.play(ATTACKER, 'rob hold 0');
      expect(table.holds(ATTACKER)).toEqual(['gold 1', 'gold 6', 'gold 2', '-', '-']);
    });

    it('without an empty hold into one emptied for it, of his choice, never one of the same kind', () => {
      const table = won(
        ruleset,
        { holds: ['gold 1', 'food 2', 'food 3', 'food 2', 'gold 4'] },
        { holds: ['-', 'gold 6'] },
      );
      table.play(ATTACKER, 'rob hold 1');
      expect([table.question, table.asked]).toEqual(['stow', [ATTACKER]]);
      expect(table.view(BYSTANDER).table.battle).not.toBeNull();
      expect(table.moves(ATTACKER)).toEqual(['stow 1', 'stow 2']);
      expect(table.refusal(ATTACKER, 'stow 0')).toMatchObject({ rule: 'LOAD-2' });
      table.play(ATTACKER, 'stow 2');
      expect(table.holds(ATTACKER)).toEqual(['gold 1', 'food 2', 'gold 6', 'food 2', 'gold 4']);
      expect(table.holds(DEFENDER)).toEqual(['-', '-', '-', '-', '-']);
      expect(table.told('steal-hold')[0]).toMatchObject({ into: 2, emptied: { good: 'food', count: 3 } });
    });

    it('with every hold full of that good it cannot be chosen', () => {
      const full = ['gold 1', 'gold 2', 'gold 3', 'gold 4', 'gold 5'] as const;
      const table = won(ruleset, { holds: full }, { holds: ['gold 6', 'food 1'] });
      expect(table.moves(ATTACKER)).toEqual(['rob hold 1', 'take nothing']);
      expect(table.refusal(ATTACKER, 'rob hold 0')).toMatchObject({ code: 'move/illegal', rule: 'BAT-10' });
      expect(table.refusal(ATTACKER, 'rob hold 2')).toMatchObject({ code: 'move/illegal', rule: 'BAT-14' });
    });

    it('a hold emptied by the powder of this battle has room', () => {
      const table = duel(ruleset, {
        attacker: { holds: ['gold 1', 'gold 2', 'gold 3', 'gold 4', 'powder 1'] },
        defender: { holds: ['gold 6'] },
      });
      table.play(ATTACKER, 'powder 1', face(6), face(2)).play(ATTACKER, 'rob hold 0');
      expect(table.holds(ATTACKER)[4]).toBe('gold 6');
    });
  });
});

describe('BAT-12 the treasure tokens of Yassa', () => {
  it('the winner may steal one of them', () => {
    const table = won('yassa', { tokens: 1 }, { holds: ['gold 1'], tokens: 2 });
    expect(table.moves(ATTACKER)).toEqual(['rob hold 0', 'rob token', 'take nothing']);
    table.play(ATTACKER, 'rob token');
    expect(table.ship(ATTACKER).tokens).toBe(2);
    expect(table.ship(DEFENDER).tokens).toBe(1);
    expect(table.told('steal-treasure')).toEqual([
      { e: 'steal-treasure', ship: ATTACKER, from: DEFENDER, seat: ATTACKER, face: 'up', knownBy: [] },
    ]);
    expect(isPeace(table)).toBe(true);
  });

  it('a loser without token has none to lose', () => {
    expect(won('yassa', { tokens: 3 }, { holds: ['gold 1'] }).moves(ATTACKER)).toEqual([
      'rob hold 0',
      'take nothing',
    ]);
  });
});

describe('BAT-14 the booty on offer', () => {
  describe.each(JAMAICA)('%s', (ruleset) => {
    it('holds first, then face-up cards, face-down cards, own curses, and nothing last', () => {
      const attacker: Lot = { down: ['-4', '+5', '-3'] };
      const defender: Lot = {
        holds: ['-', 'food 2', 'gold 4', 'powder 1'],
        sixth: 'food 2',
        up: ['lady-beth', 'morgans-map'],
        down: ['+7', '-2'],
      };
      const table = duel(ruleset, { attacker, defender }, face('star'));
      expect(table.moves(ATTACKER)).toEqual([
        'rob hold 1',
        'rob hold 2',
        'rob hold 3',
        'rob hold 5',
        'rob morgans-map',
        'rob lady-beth',
        'rob sixth-hold',
        ...(ruleset === 'jamaica-1' ? ['rob card 0', 'rob card 1'] : ['rob card']),
        'curse -3',
        'curse -4',
        'take nothing',
      ]);
    });

    it('an empty Sixth Hold is a card to take, but no hold to rob', () => {
      const table = won(ruleset, {}, { sixth: '-' });
      expect(table.moves(ATTACKER)).toEqual(['rob sixth-hold', 'take nothing']);
    });

    it('a single card is enough to be asked, face up, face down or cursed', () => {
      expect(won(ruleset, {}, { up: ['morgans-map'] }).question).toBe('spoils');
      expect(won(ruleset, {}, { down: ['+3'] }).question).toBe('spoils');
      expect(won(ruleset, { down: ['-2'] }, {}).question).toBe('spoils');
    });

    it('RND-7 the player who has a face-down card is asked, cursed or not: the question tells the others nothing', () => {
      const harmless = won(ruleset, { down: ['+3'] }, {});
      expect(harmless.question).toBe('spoils');
      expect(harmless.moves(ATTACKER)).toEqual(['take nothing']);
      expect(won(ruleset, { up: ['morgans-map'] }, {}).question).not.toBe('spoils');
    });
  });

  describe.each(FAMILY)('%s', (ruleset) => {
    it('equal holds are offered once', () => {
      const table = won(ruleset, {}, { holds: ['gold 3', 'food 3', 'gold 3', 'gold 2', 'food 3'] });
      expect(table.moves(ATTACKER)).toEqual(['rob hold 0', 'rob hold 1', 'rob hold 3', 'take nothing']);
    });

    it('nothing on offer: nobody is asked', () => {
      const table = won(ruleset, { holds: ['gold 3'] }, { holds: [] });
      expect(isPeace(table)).toBe(true);
      expect(table.told('no-spoils')).toEqual([]);
    });

    it('only holds without room for them: nobody is asked', () => {
      const full = ['food 1', 'food 2', 'food 3', 'food 4', 'food 5'] as const;
      expect(isPeace(won(ruleset, { holds: full }, { holds: ['food 6', 'food 2'] }))).toBe(true);
    });

    it('a tie offers nothing', () => {
      const rich = { holds: ['gold 3'] } as const;
      expect(isPeace(duel(ruleset, { attacker: rich, defender: rich }, face(4), face(4)))).toBe(true);
    });

    it('a defender who wins must empty a hold of another good, or choose something else', () => {
      const table = lost(
        ruleset,
        { holds: ['gold 6', '-', 'food 1'] },
        { holds: ['gold 1', 'gold 2', 'gold 3', 'gold 4', 'food 5'] },
      );
      expect(table.moves(DEFENDER)).toEqual(['rob hold 0', 'rob hold 2', 'take nothing']);
      table.play(DEFENDER, 'rob hold 2');
      expect([table.question, table.asked]).toEqual(['stow', [DEFENDER]]);
      expect(table.moves(DEFENDER)).toEqual(['stow 0', 'stow 1', 'stow 2', 'stow 3']);
      table.play(DEFENDER, 'stow 1');
      expect(table.holds(DEFENDER)).toEqual(['gold 1', 'food 1', 'gold 3', 'gold 4', 'food 5']);
    });

    it('with one hold to empty nobody is asked which', () => {
      const table = lost(
        ruleset,
        { holds: ['gold 6'] },
        { holds: ['gold 1', 'gold 2', 'gold 3', 'gold 4', 'food 5'] },
      );
      table.play(DEFENDER, 'rob hold 0');
      expect(table.holds(DEFENDER)[4]).toBe('gold 6');
      expect(isPeace(table)).toBe(true);
    });
  });
});

describe('BAT-15 room for what is stolen', () => {
  describe.each(FAMILY)('%s', (ruleset) => {
    it('robbing a hold never adds to a hold of the winner', () => {
      const table = won(ruleset, { holds: ['gold 1'] }, { holds: ['gold 2'] });
      table.play(ATTACKER, 'rob hold 0');
      expect(table.holds(ATTACKER)).toEqual(['gold 1', 'gold 2', '-', '-', '-']);
    });
  });

  describe.each(JAMAICA)('%s', (ruleset) => {
    const full = ['gold 1', 'gold 2', 'gold 3', 'gold 4', 'gold 5'] as const;

    it('the contents of the Sixth Hold alone are robbed like any hold, and the card stays', () => {
      const table = won(ruleset, { holds: ['food 1'] }, { sixth: 'gold 4' });
      table.play(ATTACKER, 'rob hold 5');
      expect(table.holds(ATTACKER)).toEqual(['food 1', 'gold 4', '-', '-', '-']);
      expect(table.holds(DEFENDER)).toEqual(['-', '-', '-', '-', '-', '-']);
      expect(table.ship(DEFENDER).up).toEqual(['sixth-hold']);
    });

    it('the card needs no room, even where its contents alone would', () => {
      const table = won(ruleset, { holds: full }, { sixth: 'gold 6' });
      expect(table.moves(ATTACKER)).toEqual(['rob sixth-hold', 'take nothing']);
      table.play(ATTACKER, 'rob sixth-hold');
      expect(table.holds(ATTACKER)).toEqual([...full, 'gold 6']);
      expect(table.holds(DEFENDER)).toEqual(['-', '-', '-', '-', '-']);
    });
  });
});
