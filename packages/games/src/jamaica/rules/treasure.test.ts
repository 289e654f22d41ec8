import { SPECTATOR } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import { ATTACKER, DEFENDER, duel, encounter, JAMAICA } from '../testing/duel.ts';
import { scene, type Lot } from '../testing/scene.ts';
import { face, found, type Table } from '../testing/table.ts';
import type { TreasureName } from '../types.ts';

const POWERS = ['morgans-map', 'sarans-sabre', 'lady-beth', 'sixth-hold'] as const;
const HIDDEN = ['+3', '+3', '+5', '+7', '+7', '-2', '-3', '-4'] as const;

/** The captain finds a treasure in the first lair in the morning, and loads food in the evening. */
function finding(ruleset: string, name: TreasureName): Table {
  return scene(ruleset, 3).ship(0, { at: 3 }).dice(1, 1).pick(0, 'forward/food').acting(found(name));
}

describe('TRE-1 powers and face-down treasures', () => {
  describe.each(JAMAICA)('%s', (ruleset) => {
    it('there are four powers and eight other cards, each once', () => {
      const drawn = Array.from({ length: 12 }, (_, i) => {
        const table = scene(ruleset, 3).ship(0, { at: 3 }).dice(1, 1).pick(0, 'forward/food');
        return table.acting(['treasure', i + 1]).told('treasure')[0].treasure;
      });
      expect(drawn.sort()).toEqual([...POWERS, ...HIDDEN].sort());
    });

    it.each(POWERS)('%s lies face up before its finder', (name) => {
      const table = finding(ruleset, name);
      expect(table.ship(0).up).toEqual([name]);
      expect(table.ship(0).down).toEqual([]);
      expect(table.told('treasure')).toEqual([
        { e: 'treasure', ship: 0, space: 4, treasure: name, face: 'up', knownBy: [] },
      ]);
    });

    it.each([...new Set(HIDDEN)])('%s lies face down, and only its finder may look', (name) => {
      const table = finding(ruleset, name);
      expect(table.ship(0).up).toEqual([]);
      expect(table.ship(0).down).toEqual([{ face: 'treasure', knownBy: [0] }]);
      expect(table.view(0).own?.faces).toEqual([{ ship: 0, place: 0, treasure: name }]);
      expect(table.view(1).own?.faces).toEqual([]);
      expect(table.view(SPECTATOR).own).toBeNull();
      for (const viewer of [1, 2, SPECTATOR] as const)
        expect(table.heard(viewer)).toContainEqual({
          e: 'treasure',
          ship: 0,
          space: 4,
          face: 'down',
          knownBy: [0],
        });
    });

    it('at the final scoring all faces are turned up for everybody', () => {
      const table = scene(ruleset, 2)
        .ship(0, { at: 49, down: ['-4', '+7'] })
        .ship(1, { at: 6, down: ['+3'] })
        .ship('ghost', { at: 40, down: ['morgans-map', '+5'] })
        .dice(1, 1)
        .pick(0, 'forward/food')
        .acting();
      while (table.question !== 'over') table.play(table.asked[0], table.moves(table.asked[0])[0]);
      for (const viewer of [0, 1, SPECTATOR] as const) {
        const rows = table.view(viewer).table.ships.map(({ down }) => down.map((card) => card.face));
        expect(rows).toEqual([['-4', '+7'], ['+3'], ['morgans-map', '+5']]);
      }
      expect(table.ship('ghost').down.map(({ knownBy }) => knownBy)).toEqual([
        [0, 1],
        [0, 1],
      ]);
      expect(table.view(1).own?.faces).toHaveLength(5);
    });

    it('before it they are covered, the last round too', () => {
      const table = scene(ruleset, 2)
        .ship(0, { at: 49, down: ['-4', '+7'] })
        .ship(1, { at: 6, down: ['+3'] })
        .ship('ghost', { at: 40, down: ['morgans-map', '+5'] })
        .dice(1, 1)
        .pick(0, 'forward/food')
        .pick(1, 'forward/food')
        .acting();
      expect(table.ship(0).home).toBe(true);
      const rows = table.view(1).table.ships.map(({ down }) => down.map((card) => card.face));
      expect(rows).toEqual([['treasure', 'treasure'], ['treasure'], ['anything', 'anything']]);
      expect(table.view(1).own?.faces).toEqual([{ ship: 1, place: 0, treasure: '+3' }]);
    });
  });
});

describe('TRE-1 what was looked at cannot be put back', () => {
  /** Brought to a lair by a shortage; the evening's load is a question, so that nothing else is revealed. */
  function stranded(ruleset: string, at: number | string): Table {
    const holds = ['gold 1', 'gold 2', 'gold 1', 'powder 2', 'powder 2'] as const;
    const table = scene(ruleset, 3).ship(0, { at, holds }).dice(2, 1).pick(0, 'forward/food').acting();
    expect(table.question).toBe('lair');
    return table;
  }

  it('jamaica-1: a treasure that was taken, but not one that was left', () => {
    expect(stranded('jamaica-1', 8).play(0, 'take treasure', found('+7')).crossed).toBe(true);
    expect(stranded('jamaica-1', 8).play(0, 'leave treasure').crossed).toBe(false);
  });

  it('yassa: a token hides nothing', () => {
    const table = stranded('yassa', 'd3').play(0, 'take treasure');
    expect([table.question, table.crossed]).toEqual(['stow', false]);
  });
});

describe('TRE-2 any number of treasures', () => {
  const rich: Lot = { up: [...POWERS], down: ['+7', '-2', '+5', '-3'] };

  describe.each(JAMAICA)('%s', (ruleset) => {
    it('a ship that has eight may find a ninth', () => {
      const table = scene(ruleset, 3)
        .emptied(9, 11, 19, 22, 25, 33, 37, 44)
        .ship(0, { ...rich, at: 3 })
        .dice(1, 1)
        .pick(0, 'forward/food')
        .acting(found('+3'));
      expect([table.ship(0).up.length, table.ship(0).down.length]).toEqual([4, 5]);
    });

    it('every one of them can be stolen', () => {
      const table = duel(ruleset, { defender: rich }, face('star')).play(DEFENDER, 'let stand');
      expect(table.moves(ATTACKER)).toEqual([
        ...POWERS.map((name) => `rob ${name}`),
        ...(ruleset === 'jamaica-1' ? [0, 1, 2, 3].map((place) => `rob card ${place}`) : ['rob card']),
        'take nothing',
      ]);
    });

    it('a cursed one that was given can be given back', () => {
      const table = encounter(ruleset, { defender: { down: ['-4'] } })
        .given(DEFENDER, 0, ATTACKER)
        .acting(face(2), face(4));
      expect(table.moves(DEFENDER)).toEqual(['curse -4', 'take nothing']);
      table.play(DEFENDER, 'curse -4');
      expect(table.ship(ATTACKER).down).toEqual([{ face: 'cursed', knownBy: [ATTACKER, DEFENDER] }]);
    });
  });
});

describe('TRE-3 a power works from the moment it is gained', () => {
  describe.each(JAMAICA)('%s', (ruleset) => {
    /** Finds a power in the morning and sails on to another ship in the evening. */
    function foundAtDawn(name: TreasureName, ...rolls: Parameters<Table['play']>[2][]): Table {
      return scene(ruleset, 3)
        .ship(0, { at: 3, holds: ['gold 3'] })
        .ship(1, { at: 5, holds: [] })
        .dice(1, 1)
        .pick(0, 'forward/forward')
        .acting(found(name), ...rolls);
    }

    it('Lady Beth fights in the evening', () => {
      const table = foundAtDawn('lady-beth', face(2), face(4));
      expect(table.told('battle-result')[0]).toMatchObject({ attack: 4, defence: 4, winner: null });
    });

    it("Saran's Sabre is at hand in the evening", () => {
      const table = foundAtDawn('sarans-sabre', face(2));
      expect([table.question, table.asked]).toEqual(['sabre', [0]]);
    });

    it('the Sixth Hold takes the load of the evening', () => {
      const table = finding(ruleset, 'sixth-hold');
      expect(table.moves(0)).toEqual(['stow 2', 'stow 5']);
    });

    it("Morgan's Map fills the hand at the end of this round", () => {
      expect(finding(ruleset, 'morgans-map').ship(0).hand).toBe(4);
    });

    it('and stops working for him who lost it', () => {
      const table = scene(ruleset, 3)
        .emptied(4)
        .ship(0, { at: 3, holds: [] })
        .ship(1, { at: 4, holds: ['gold 3'], up: ['lady-beth'] })
        .ship(2, { at: 5, holds: [] })
        .dice(1, 1)
        .pick(0, 'forward/food')
        .pick(1, 'forward/food')
        .acting(face('star'));
      table.play(0, 'rob lady-beth', face(4), face(4));
      expect(table.told('battle-result')[1]).toMatchObject({ attack: 4, defence: 4, winner: null });
    });
  });
});

describe('TRE-5 as many cards as tokens', () => {
  describe.each(JAMAICA)('%s', (ruleset) => {
    const all = [9, 11, 19, 22, 25, 33, 37, 44];
    const spread: Lot = {
      at: 3,
      holds: [],
      up: ['morgans-map', 'sixth-hold'],
      down: [...HIDDEN].slice(0, 6),
    };

    it.each([2, 3])(
      'with %i players the last token still gives a card, and then the pile is empty',
      (seats) => {
        const scenery = scene(ruleset, seats)
          .emptied(...all)
          .ship(0, spread)
          .dice(1, 1);
        const table = scenery
          .pick(0, 'forward/food')
          .pick(1, 'forward/food')
          .ship(1, { at: 6 })
          .acting(found('-4'));
        expect(table.view(SPECTATOR).table).toMatchObject({ pile: 0, lairs: [] });
        expect(table.ship(0).down).toHaveLength(7);
      },
    );

    it.each([
      [2, 11],
      [3, 12],
    ])('with %i players the nine cards of the pile are among %i', (seats, cards) => {
      const scenery = scene(ruleset, seats).ship(0, { at: 3 }).dice(1, 1).pick(0, 'forward/food');
      expect(() => scenery.acting()).toThrow(`treasure, ${cards} sides`);
    });

    it.each([2, 3])('with %i players the pile has nine at the start', (seats) => {
      expect(scene(ruleset, seats).picking().view(SPECTATOR).table.pile).toBe(9);
    });
  });
});
