import { SPECTATOR } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import { JAMAICA } from '../testing/duel.ts';
import { haunt, hunt, OTHER, PREY } from '../testing/haunt.ts';
import { scene } from '../testing/scene.ts';
import { face, type Table } from '../testing/table.ts';

/** A winner steals the face-down card at a place: by pointing, or by drawing it. */
function stealCard(table: Table, seat: number, place: number): Table {
  if (table.state.rules.id === 'jamaica-1') return table.play(seat, `rob card ${place}`);
  return table.play(seat, 'rob card', ['stolen card', place + 1]);
}

describe('GHO-7 what it takes', () => {
  describe.each(JAMAICA)('%s', (ruleset) => {
    it('a hold or a treasure, or nothing, and it never gives a curse', () => {
      const table = haunt(
        ruleset,
        {
          ghost: { down: ['-4'] },
          prey: { holds: ['gold 2', 'food 1', 'powder 3'], up: ['morgans-map'], down: ['+7', '-2'] },
        },
        face('star'),
      );
      expect(table.moves(OTHER)).toEqual([
        'rob hold 0',
        'rob hold 1',
        'rob hold 2',
        'rob morgans-map',
        ...(ruleset === 'jamaica-1' ? ['rob card 0', 'rob card 1'] : ['rob card']),
        'take nothing',
      ]);
      expect(table.refusal(OTHER, 'curse -4')).toMatchObject({ code: 'move/illegal', rule: 'GHO-7' });
    });

    it('stolen gold goes into an empty hold', () => {
      const table = haunt(ruleset, { prey: { holds: ['gold 6'] } }, face('star')).play(OTHER, 'rob hold 0');
      expect(table.holds('ghost')).toEqual(['gold 5', 'gold 3', 'gold 6', '-', '-']);
      expect(table.holds(PREY)).toEqual(['-', '-', '-', '-', '-']);
      expect(table.told('steal-hold')).toEqual([
        {
          e: 'steal-hold',
          ship: 'ghost',
          from: PREY,
          seat: OTHER,
          hold: 0,
          resource: 'gold',
          count: 6,
          into: 2,
          emptied: null,
        },
      ]);
    });

    it('without an empty hold it cannot take gold', () => {
      const full = ['gold 1', 'gold 2', 'gold 3', 'gold 4', 'gold 5'] as const;
      const table = haunt(
        ruleset,
        { ghost: { holds: full }, prey: { holds: ['gold 6', 'food 1', 'powder 2'] } },
        face('star'),
      );
      expect(table.moves(OTHER)).toEqual(['rob hold 1', 'rob hold 2', 'take nothing']);
      expect(table.refusal(OTHER, 'rob hold 0')).toMatchObject({ rule: 'BAT-10' });
      const poor = haunt(ruleset, { ghost: { holds: full }, prey: { holds: ['gold 6'] } }, face('star'));
      expect(poor.question).toBe('card');
      expect(poor.holds(PREY)[0]).toBe('gold 6');
    });

    it.each(['food', 'powder'] as const)('stolen %s goes to the bank and needs no room', (good) => {
      const full = ['gold 1', 'gold 2', 'gold 3', 'gold 4', 'gold 5'] as const;
      for (const ghost of [{}, { holds: full }]) {
        const table = haunt(ruleset, { ghost, prey: { holds: ['gold 1', `${good} 4`] } }, face('star'));
        const before = table.holds('ghost');
        table.play(OTHER, 'rob hold 1');
        expect(table.holds('ghost')).toEqual(before);
        expect(table.holds(PREY)).toEqual(['gold 1', '-', '-', '-', '-']);
        expect(table.told('steal-hold')[0]).toMatchObject({
          ship: 'ghost',
          resource: good,
          count: 4,
          into: null,
          emptied: null,
        });
      }
    });

    it('a stolen treasure is kept', () => {
      const table = haunt(ruleset, { prey: { up: ['sarans-sabre'] } }, face(10));
      table.play(PREY, 'let stand', face(2)).play(PREY, 'let stand').play(OTHER, 'rob sarans-sabre');
      expect(table.ship('ghost').up).toEqual(['sarans-sabre', 'lady-beth']);
      expect(table.ship(PREY).up).toEqual([]);
    });
  });
});

describe('GHO-8 what is taken from it', () => {
  describe.each(JAMAICA)('%s', (ruleset) => {
    it('a hold, a treasure but Lady Beth, or a curse given to it', () => {
      const table = hunt(
        ruleset,
        { hunter: { down: ['-3'] }, ghost: { up: ['morgans-map'], down: ['+5', '+7'] } },
        face('star'),
      );
      expect(table.moves(0)).toEqual([
        'rob hold 0',
        'rob hold 1',
        'rob morgans-map',
        ...(ruleset === 'jamaica-1' ? ['rob card 0', 'rob card 1'] : ['rob card']),
        'curse -3',
        'take nothing',
      ]);
      table.play(0, 'rob hold 0');
      expect(table.holds(0)[0]).toBe('gold 5');
      expect(table.holds('ghost')).toEqual(['-', 'gold 3', '-', '-', '-']);
    });

    it('GHO-2 nobody can take Lady Beth from it', () => {
      const table = hunt(ruleset, {}, face('star'));
      expect(table.moves(0)).toEqual(['rob hold 0', 'rob hold 1', 'take nothing']);
      expect(table.refusal(0, 'rob lady-beth')).toMatchObject({ code: 'move/illegal', rule: 'GHO-2' });
      expect(hunt(ruleset, { ghost: { holds: [] } }, face('star')).question).toBe('sail');
    });

    it('a curse given to it is known to the giver alone, and seen by all to be one', () => {
      const table = hunt(ruleset, { hunter: { down: ['+5', '-3'] } }, face('star')).play(0, 'curse -3');
      expect(table.ship('ghost').down).toEqual([{ face: 'cursed', knownBy: [0] }]);
      expect(table.view(0).own?.faces).toContainEqual({ ship: 'ghost', place: 0, treasure: '-3' });
      expect(table.view(1).own?.faces.filter(({ ship }) => ship === 'ghost')).toEqual([]);
      expect(table.told('give-curse')[0]).toMatchObject({ ship: 0, to: 'ghost', seat: 0, knownBy: [0] });
      for (const viewer of [1, SPECTATOR] as const) {
        const [heard] = table.heard(viewer).filter(({ e }) => e === 'give-curse');
        expect(heard).not.toHaveProperty('treasure');
      }
    });

    it('GHO-5 a face-down card that is no power is known to its new owner, and to all as no power', () => {
      const table = stealCard(hunt(ruleset, { ghost: { down: ['-4', '+7'] } }, face('star')), 0, 1);
      expect(table.ship(0).down).toEqual([{ face: 'treasure', knownBy: [0] }]);
      expect(table.view(0).own?.faces).toEqual([{ ship: 0, place: 0, treasure: '+7' }]);
      expect(table.ship('ghost').down).toEqual([{ face: 'anything', knownBy: [] }]);
    });

    it('GHO-5 a power wakes when a player takes it: he turns it up', () => {
      const table = stealCard(hunt(ruleset, { ghost: { down: ['+7', 'sixth-hold'] } }, face('star')), 0, 1);
      expect(table.ship(0)).toMatchObject({ up: ['sixth-hold'], down: [], sixth: null });
      for (const viewer of [0, 1, SPECTATOR] as const) {
        expect(table.heard(viewer)).toContainEqual({
          e: 'steal-treasure',
          ship: 0,
          from: 'ghost',
          seat: 0,
          place: 1,
          treasure: 'sixth-hold',
          face: 'up',
          knownBy: [],
        });
      }
    });
  });
});

describe('GHO-10 the cards it steals', () => {
  describe.each(JAMAICA)('%s', (ruleset) => {
    it('a face-down card stays face down: the decider does not look, the old owner knows it', () => {
      const table = haunt(ruleset, { prey: { down: ['+7', '-4'] } }, face('star'));
      stealCard(table, OTHER, 1);
      expect(table.ship('ghost').down).toEqual([{ face: 'treasure', knownBy: [PREY] }]);
      expect(table.view(PREY).own?.faces).toEqual([
        { ship: PREY, place: 0, treasure: '+7' },
        { ship: 'ghost', place: 0, treasure: '-4' },
      ]);
      expect(table.view(OTHER).own?.faces).toEqual([]);
      const theft = {
        e: 'steal-treasure',
        ship: 'ghost',
        from: PREY,
        seat: OTHER,
        place: 1,
        face: 'down',
        knownBy: [PREY],
      };
      const heardBy = (viewer: number | typeof SPECTATOR) =>
        table.heard(viewer).filter(({ e }) => e === 'steal-treasure');
      expect(heardBy(PREY)).toEqual([{ ...theft, treasure: '-4' }]);
      expect(heardBy(OTHER)).toStrictEqual([theft]);
      expect(heardBy(SPECTATOR)).toStrictEqual([theft]);
    });

    it('a face-up card stays face up', () => {
      const table = haunt(ruleset, { prey: { up: ['morgans-map'] } }, face('star'));
      table.play(OTHER, 'rob morgans-map');
      expect(table.ship('ghost')).toMatchObject({ up: ['morgans-map', 'lady-beth'], down: [] });
    });

    it('with the Sixth Hold comes its gold, which stays on the card', () => {
      const table = haunt(ruleset, { prey: { sixth: 'gold 4' } }, face('star'));
      expect(table.moves(OTHER)).toEqual(['rob hold 5', 'rob sixth-hold', 'take nothing']);
      table.play(OTHER, 'rob sixth-hold');
      expect(table.holds('ghost')).toEqual(['gold 5', 'gold 3', '-', '-', '-', 'gold 4']);
      expect(table.told('steal-treasure')[0]).toMatchObject({ contents: { good: 'gold', count: 4 } });
    });

    it.each(['food 4', 'powder 2'] as const)('but %s on it goes to the bank', (goods) => {
      const table = haunt(ruleset, { prey: { sixth: goods } }, face('star')).play(OTHER, 'rob sixth-hold');
      expect(table.holds('ghost')).toEqual(['gold 5', 'gold 3', '-', '-', '-', '-']);
      expect(table.holds(PREY)).toHaveLength(5);
    });

    it('the gold on it counts, and can be stolen alone or with the card', () => {
      const ghost = { holds: ['gold 1'], sixth: 'gold 4' } as const;
      const table = hunt(ruleset, { ghost }, face('star'));
      expect(table.moves(0)).toEqual(['rob hold 0', 'rob hold 5', 'rob sixth-hold', 'take nothing']);
      expect(hunt(ruleset, { ghost }, face('star')).play(0, 'rob hold 5').holds(0)[0]).toBe('gold 4');
      table.play(0, 'rob sixth-hold');
      expect(table.holds(0)).toEqual(['-', '-', '-', '-', '-', 'gold 4']);
      expect(table.holds('ghost')).toEqual(['gold 1', '-', '-', '-', '-']);
      const over = scene(ruleset, 2)
        .ship('ghost', ghost)
        .ship(0, { at: 0, lap: 1 })
        .ship(1, { at: 30 })
        .dice(1, 1)
        .haunting();
      expect(over.outcome.standings[2].parts).toContainEqual({ part: 'gold', points: 5 });
    });

    it('it loads nothing onto the card', () => {
      const full = ['gold 1', 'gold 2', 'gold 3', 'gold 4', 'gold 5'] as const;
      const table = haunt(
        ruleset,
        { ghost: { holds: full, sixth: '-' }, prey: { holds: ['gold 6'] } },
        face('star'),
      );
      expect(table.question).toBe('card');
      const room = haunt(
        ruleset,
        { ghost: { holds: full.slice(0, 4), sixth: '-' }, prey: { holds: ['gold 6'] } },
        face('star'),
      );
      room.play(OTHER, 'rob hold 0');
      expect(room.holds('ghost')).toEqual([...full.slice(0, 4), 'gold 6', '-']);
    });
  });
});
