import { seeded, SPECTATOR, type Setup } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import { jamaica } from '../index.ts';
import { JAMAICA } from '../testing/duel.ts';
import { scene } from '../testing/scene.ts';
import { found, Table } from '../testing/table.ts';

function setupOf(ruleset: string, seats: number, ghost?: string): Setup | string | undefined {
  const checked = jamaica.checkSetup(ruleset, seats, ghost === undefined ? {} : { ghost });
  return checked.ok ? checked.value : checked.refusal.rule;
}

function newGame(ruleset: string, seats: number): Table {
  const setup = setupOf(ruleset, seats, 'yes');
  if (typeof setup !== 'object') throw new Error('no such game');
  return new Table(jamaica.setup(setup, seeded('ghost')));
}

describe('GHO-1 when the ghost sails', () => {
  it.each(JAMAICA)('%s: it must with two players', (ruleset) => {
    expect(setupOf(ruleset, 2)).toMatchObject({ options: { ghost: 'yes' } });
    expect(setupOf(ruleset, 2, 'no')).toBe('GHO-1');
  });

  it.each([3, 4, 5])('jamaica-2: it may with %i players', (seats) => {
    expect(setupOf('jamaica-2', seats)).toMatchObject({ options: { ghost: 'no' } });
    expect(setupOf('jamaica-2', seats, 'yes')).toMatchObject({ options: { ghost: 'yes' } });
  });

  it('it has no ship to sail with six players', () => {
    expect(setupOf('jamaica-2', 6, 'yes')).toBe('GHO-1');
  });

  it.each([3, 4, 5, 6])('jamaica-1: it does not sail with %i players', (seats) => {
    expect(setupOf('jamaica-1', seats)).toMatchObject({ options: { ghost: 'no' } });
    expect(setupOf('jamaica-1', seats, 'yes')).toBe('GHO-1');
  });

  it.each([2, 3, 4])('yassa: never, with %i players neither', (seats) => {
    expect(setupOf('yassa', seats)).toMatchObject({ options: { ghost: 'no' } });
    expect(setupOf('yassa', seats, 'yes')).toBe('GHO-1');
  });

  it('is an extra ship with a hold board of its own, on the start space', () => {
    const ships = newGame('jamaica-2', 4).view(SPECTATOR).table.ships;
    expect(ships.map(({ ship }) => ship)).toEqual([0, 1, 2, 3, 'ghost']);
    expect(ships[4]).toMatchObject({ at: 0, lap: 0, home: false });
  });

  it('does not sail where nobody called it', () => {
    expect(scene('jamaica-2', 3).picking().view(0).table.ships).toHaveLength(3);
  });
});

describe('GHO-2 what it starts with', () => {
  describe.each(JAMAICA)('%s', (ruleset) => {
    it('5 gold in one hold, 3 in another, and Lady Beth', () => {
      const table = newGame(ruleset, 2);
      expect(table.holds('ghost')).toEqual(['gold 5', 'gold 3', '-', '-', '-']);
      expect(table.ship('ghost')).toMatchObject({ up: ['lady-beth'], down: [], tokens: 0 });
    });

    it('Lady Beth is not among the cards that lairs give', () => {
      const drawn = Array.from({ length: 11 }, (_, i) => {
        const table = scene(ruleset, 2)
          .ship(0, { at: 3 })
          .ship(1, { at: 6 })
          .dice(1, 1)
          .pick(0, 'forward/food')
          .pick(1, 'forward/food')
          .acting(['treasure', i + 1]);
        return table.told('treasure')[0].treasure;
      });
      expect(drawn).not.toContain('lady-beth');
      expect(drawn).toContain('morgans-map');
    });
  });
});

describe('GHO-3 the captain moves it twice', () => {
  describe.each(JAMAICA)('%s', (ruleset) => {
    it('it has no cards', () => {
      expect(newGame(ruleset, 2).ship('ghost')).toMatchObject({
        hand: 0,
        deck: 0,
        discard: [],
        picked: false,
      });
    });

    it.each([0, 1])(
      'after all players have acted captain %i moves it by the morning die, then by the evening die',
      (captain) => {
        const table = scene(ruleset, 2).captain(captain).dice(2, 5).acting();
        expect(table.told('turn').map(({ seat }) => seat)).toEqual([captain, 1 - captain]);
        expect([table.question, table.asked]).toEqual(['sail', [captain]]);
        expect(table.moves(captain)).toEqual(['sail 2', 'sail 48']);
        expect(table.view(1 - captain).table.acting).toBe('ghost');
        table.play(captain, 'sail 2');
        const moves = table.told('move');
        expect(moves[0]).toEqual({
          e: 'move',
          ship: 'ghost',
          seat: captain,
          from: 0,
          to: 2,
          path: [0, 1, 2],
          dir: 'forward',
          home: false,
          lap: 0,
        });
        // Alone in front, it sails back by the evening die.
        expect(moves[1]).toMatchObject({ ship: 'ghost', seat: captain, from: 2, to: 47, dir: 'backward' });
        expect(table.question).toBe('card');
        expect(table.view(0).table).toMatchObject({ round: 2, captain: 1 - captain });
      },
    );
  });
});

describe('GHO-5 it pays nothing and finds treasure unseen', () => {
  describe.each(JAMAICA)('%s', (ruleset) => {
    it('at sea and in port', () => {
      const table = scene(ruleset, 2)
        .ship('ghost', { at: 15 })
        .ship(0, { at: 30 })
        .ship(1, { at: 31 })
        .dice(1, 1)
        .haunting();
      expect(table.told('move').map(({ to }) => to)).toEqual([16, 17]);
      expect([...table.told('pay'), ...table.told('shortage')]).toEqual([]);
      expect(table.holds('ghost')).toEqual(['gold 5', 'gold 3', '-', '-', '-']);
    });

    it.each(['-4', 'sarans-sabre'] as const)(
      'on a lair it takes a %s face down, and nobody looks',
      (name) => {
        const table = scene(ruleset, 2)
          .ship('ghost', { at: 3 })
          .ship(0, { at: 30 })
          .ship(1, { at: 31 })
          .dice(1, 1)
          .haunting(found(name));
        expect(table.ship('ghost').down).toEqual([{ face: 'anything', knownBy: [] }]);
        expect(table.ship('ghost').up).toEqual(['lady-beth']);
        expect(table.view(0).table.lairs).not.toContain(4);
        for (const viewer of [0, 1, SPECTATOR] as const) {
          expect(table.view(viewer).own?.faces ?? []).toEqual([]);
          const heard = table.heard(viewer).filter(({ e }) => e === 'treasure');
          expect(heard).toStrictEqual([
            { e: 'treasure', ship: 'ghost', space: 4, face: 'down', knownBy: [] },
          ]);
        }
      },
    );
  });
});
