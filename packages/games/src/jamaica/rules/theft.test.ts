import { SPECTATOR } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import { ATTACKER, BYSTANDER, DEFENDER, duel, encounter, isPeace, JAMAICA } from '../testing/duel.ts';
import { scene } from '../testing/scene.ts';
import { face, type Roll, type Table } from '../testing/table.ts';
import type { TreasureName } from '../types.ts';

const ROW = ['+7', '-4', '+5'] as const;

/** The attacker has won, and the loser has three cards face down. */
function won(ruleset: string): Table {
  return duel(ruleset, { attacker: { down: ['+3'] }, defender: { down: ROW } }, face('star'));
}

/** Steals the card at a place of the loser's row: by pointing, or by drawing it. */
function steal(table: Table, place: number): Table {
  const points = table.state.rules.id === 'jamaica-1';
  const [winner] = table.asked;
  const drawn: Roll = ['stolen card', place + 1];
  return points ? table.play(winner, `rob card ${place}`) : table.play(winner, 'rob card', drawn);
}

/** The faces of a ship's row as one seat knows them. */
function row(table: Table, seat: number, ship: number): (TreasureName | '?')[] {
  const { table: all, own } = table.view(seat);
  return all.ships[ship].down.map(
    (_, place) => own?.faces.find((known) => known.ship === ship && known.place === place)?.treasure ?? '?',
  );
}

describe('BAT-11 which treasure', () => {
  it('jamaica-1: the winner points at one of the face-down cards', () => {
    const table = won('jamaica-1');
    expect(table.moves(ATTACKER)).toEqual(['rob card 0', 'rob card 1', 'rob card 2', 'take nothing']);
    expect(table.refusal(ATTACKER, 'rob card')).toMatchObject({ rule: 'BAT-11' });
    expect(table.refusal(ATTACKER, 'rob card 3')).toMatchObject({ rule: 'BAT-11' });
    table.play(ATTACKER, 'rob card 1');
    expect(table.told('steal-treasure')[0]).toMatchObject({ treasure: '-4', place: 1, face: 'down' });
  });

  it('jamaica-2: one of the face-down cards is drawn at random', () => {
    const table = won('jamaica-2');
    expect(table.moves(ATTACKER)).toEqual(['rob card', 'take nothing']);
    expect(table.refusal(ATTACKER, 'rob card 1')).toMatchObject({ rule: 'BAT-11' });
    table.play(ATTACKER, 'rob card', ['stolen card', 3]);
    expect(table.told('steal-treasure')[0]).toMatchObject({ treasure: '+5', place: 2, face: 'down' });
  });

  describe.each(JAMAICA)('%s', (ruleset) => {
    it.each(['morgans-map', 'sarans-sabre', 'lady-beth'] as const)('%s is taken by choice', (name) => {
      const table = duel(
        ruleset,
        { defender: { up: ['morgans-map', 'sarans-sabre', 'lady-beth'] } },
        face('star'),
      );
      table.play(DEFENDER, 'let stand');
      expect(table.moves(ATTACKER)).toEqual([
        'rob morgans-map',
        'rob sarans-sabre',
        'rob lady-beth',
        'take nothing',
      ]);
      table.play(ATTACKER, `rob ${name}`);
      expect(table.ship(ATTACKER).up).toEqual([name]);
      expect(table.ship(DEFENDER).up).not.toContain(name);
      expect(table.told('steal-treasure')).toEqual([
        {
          e: 'steal-treasure',
          ship: ATTACKER,
          from: DEFENDER,
          seat: ATTACKER,
          treasure: name,
          face: 'up',
          knownBy: [],
        },
      ]);
      expect(isPeace(table)).toBe(true);
    });

    it('nobody has looked at a face-down card before the theft but its owner', () => {
      const table = won(ruleset);
      expect(row(table, DEFENDER, DEFENDER)).toEqual(ROW);
      expect(row(table, ATTACKER, DEFENDER)).toEqual(['?', '?', '?']);
      expect(row(table, BYSTANDER, DEFENDER)).toEqual(['?', '?', '?']);
      expect(table.view(SPECTATOR).own).toBeNull();
    });

    it('afterwards the new owner knows it, the old owner still does, and nobody else', () => {
      const table = steal(won(ruleset), 1);
      expect(row(table, ATTACKER, ATTACKER)).toEqual(['+3', '-4']);
      expect(row(table, DEFENDER, ATTACKER)).toEqual(['?', '-4']);
      expect(row(table, BYSTANDER, ATTACKER)).toEqual(['?', '?']);
      expect(table.ship(ATTACKER).down[1]).toEqual({ face: 'treasure', knownBy: [ATTACKER, DEFENDER] });
      expect(table.view(SPECTATOR).own).toBeNull();
    });

    it('what is stolen is heard by the two of them; the others hear from which place', () => {
      const table = steal(won(ruleset), 1);
      const theft = { ship: ATTACKER, from: DEFENDER, place: 1, face: 'down', knownBy: [ATTACKER, DEFENDER] };
      for (const viewer of [ATTACKER, DEFENDER])
        expect(table.heard(viewer)).toContainEqual(expect.objectContaining({ ...theft, treasure: '-4' }));
      for (const viewer of [BYSTANDER, SPECTATOR] as const) {
        const heard = table.heard(viewer).filter(({ e }) => e === 'steal-treasure');
        expect(heard).toEqual([{ e: 'steal-treasure', seat: ATTACKER, ...theft }]);
      }
    });

    it('T-HOLD the player who takes another power leaves the Sixth Hold as it lies', () => {
      const table = duel(ruleset, { defender: { sixth: 'gold 4', up: ['morgans-map'] } }, face('star'));
      table.play(ATTACKER, 'rob morgans-map');
      expect(table.ship(DEFENDER)).toMatchObject({ up: ['sixth-hold'], sixth: { good: 'gold', count: 4 } });
      expect(table.ship(ATTACKER)).toMatchObject({ up: ['morgans-map'] });
      expect(table.ship(ATTACKER)).not.toHaveProperty('sixth');
    });

    it.each([
      ['a face-down card that was looked at cannot be put back', 'rob card', true],
      ['a curse that was shown cannot be taken back', 'curse -2', true],
      ['a robbed hold reveals nothing', 'rob hold 0', false],
      ['a stolen power reveals nothing', 'rob lady-beth', false],
      ['taking nothing reveals nothing', 'take nothing', false],
    ])('%s', (_name, text, crossed) => {
      // The Sixth Hold makes the evening's load a question, so that no card is turned up in the same move.
      const table = scene(ruleset, 3)
        .emptied(4)
        .ship(0, { at: 3, holds: [], sixth: '-', down: ['-2'] })
        .ship(1, { at: 4, holds: ['gold 1'], up: ['lady-beth'], down: ['+7'] })
        .dice(1, 1)
        .pick(0, 'forward/food')
        .acting(face('star'));
      if (text === 'rob card') steal(table, 0);
      else table.play(0, text);
      expect([table.question, table.crossed]).toEqual(['stow', crossed]);
    });
  });
});

describe('TRE-4 face-down treasures keep their identity and order', () => {
  describe.each(JAMAICA)('%s', (ruleset) => {
    it('the cards behind a stolen one close up, and it lies last in the row of its new owner', () => {
      const table = steal(won(ruleset), 0);
      expect(row(table, DEFENDER, DEFENDER)).toEqual(['-4', '+5']);
      expect(row(table, ATTACKER, ATTACKER)).toEqual(['+3', '+7']);
    });

    it('the cards before a stolen one stay where they are', () => {
      const table = steal(won(ruleset), 2);
      expect(row(table, DEFENDER, DEFENDER)).toEqual(['+7', '-4']);
    });

    it('who once owned a card goes on knowing it, through every hand and place', () => {
      const table = encounter(ruleset, {
        attacker: { down: ['+5', '-3', '+3'] },
        defender: { down: ['+7'] },
        bystander: { down: ['-2'] },
      }).acting(face(2), face(6));
      steal(table, 1);
      expect(row(table, ATTACKER, ATTACKER)).toEqual(['+5', '+3']);
      expect(row(table, ATTACKER, DEFENDER)).toEqual(['?', '-3']);
      expect(row(table, DEFENDER, DEFENDER)).toEqual(['+7', '-3']);
      expect(row(table, BYSTANDER, DEFENDER)).toEqual(['?', '?']);
    });

    it('one who owned it long before hears which card changed hands', () => {
      const table = encounter(ruleset, { defender: { down: ['-4', '+7'] } })
        .formerly(DEFENDER, 1, BYSTANDER)
        .acting(face('star'));
      steal(table, 1);
      expect(row(table, BYSTANDER, ATTACKER)).toEqual(['+7']);
      expect(table.heard(BYSTANDER)).toContainEqual(expect.objectContaining({ treasure: '+7', place: 1 }));
      expect(table.ship(ATTACKER).down[0].knownBy).toEqual([ATTACKER, BYSTANDER, DEFENDER]);
    });

    it('all see that a cursed card was given, only giver and receiver see which', () => {
      const table = duel(
        ruleset,
        { attacker: { down: ['+5', '-3', '-2'] }, defender: { down: ['+7'] } },
        face('star'),
      );
      table.play(ATTACKER, 'curse -3');
      const gift = { e: 'give-curse', ship: ATTACKER, to: DEFENDER, seat: ATTACKER, place: 0, face: 'down' };
      const known = { ...gift, knownBy: [ATTACKER, DEFENDER] };
      for (const viewer of [ATTACKER, DEFENDER])
        expect(table.heard(viewer)).toContainEqual({ ...known, treasure: '-3' });
      for (const viewer of [BYSTANDER, SPECTATOR] as const) {
        const heard = table.heard(viewer).filter(({ e }) => e === 'give-curse');
        expect(heard).toEqual([known]);
        expect(heard[0]).not.toHaveProperty('treasure');
      }
      expect(row(table, ATTACKER, ATTACKER)).toEqual(['+5', '-2']);
      expect(row(table, DEFENDER, DEFENDER)).toEqual(['+7', '-3']);
      expect(row(table, ATTACKER, DEFENDER)).toEqual(['?', '-3']);
      expect(row(table, BYSTANDER, DEFENDER)).toEqual(['?', '?']);
      expect(table.ship(DEFENDER).down.map((card) => card.face)).toEqual(['treasure', 'cursed']);
      expect(table.ship(ATTACKER).down.map((card) => card.face)).toEqual(['treasure', 'treasure']);
    });
  });

  it('jamaica-1: he may point at a card he knows', () => {
    const table = encounter('jamaica-1', { attacker: { down: ['+5'] }, defender: { down: ['-2', '+7'] } })
      .formerly(DEFENDER, 1, ATTACKER)
      .acting(face('star'));
    expect(row(table, ATTACKER, DEFENDER)).toEqual(['?', '+7']);
    expect(row(table, BYSTANDER, DEFENDER)).toEqual(['?', '?']);
    table.play(ATTACKER, 'rob card 1');
    expect(row(table, ATTACKER, ATTACKER)).toEqual(['+5', '+7']);
  });

  it('jamaica-2: the draw is over all face-down cards, the known one as likely as the others', () => {
    for (const [drawn, taken] of ROW.entries()) {
      const table = steal(won('jamaica-2'), drawn);
      expect(row(table, ATTACKER, ATTACKER)[1]).toBe(taken);
    }
    expect(() => steal(won('jamaica-2'), 3)).toThrow(/not 1 to 3/);
  });
});
