import { describe, expect, it } from 'vitest';
import { JAMAICA } from '../testing/duel.ts';
import { scene } from '../testing/scene.ts';
import { face } from '../testing/table.ts';

describe('GHO-4 where it sails', () => {
  describe.each(JAMAICA)('%s', (ruleset) => {
    function haunting(
      ghost: number | { at: number; lap: number },
      first: number,
      second: number,
      die: number,
    ) {
      const lot = typeof ghost === 'number' ? { at: ghost } : ghost;
      return scene(ruleset, 2)
        .ship('ghost', lot)
        .ship(0, { at: first, holds: [] })
        .ship(1, { at: second, holds: [] })
        .dice(die, die)
        .haunting();
    }

    it('strictly ahead of all it must sail back', () => {
      const table = haunting(31, 5, 28, 2);
      expect(table.told('move')[0]).toMatchObject({ ship: 'ghost', to: 29, dir: 'backward' });
    });

    it('strictly behind all it must sail on', () => {
      const table = haunting(1, 5, 28, 1);
      expect(table.told('move')[0]).toMatchObject({ ship: 'ghost', to: 2, dir: 'forward' });
    });

    it('between them the captain chooses, forward listed first', () => {
      const table = haunting(18, 17, 30, 1);
      expect([table.question, table.asked, table.moves(0)]).toEqual(['sail', [0], ['sail 19', 'sail 17']]);
      expect(table.refusal(0, 'sail 18')).toMatchObject({ code: 'move/illegal' });
    });

    it('level with the foremost it may sail either way', () => {
      expect(haunting(30, 30, 5, 1).moves(0)).toEqual(['sail 31', 'sail 29']);
    });

    it('level with the last it may sail either way', () => {
      expect(haunting(29, 29, 31, 1).moves(0)).toEqual(['sail 30', 'sail 28']);
    });

    it('in two lanes of one fork it is level where both have as far to go', () => {
      expect(haunting(12, 14, 5, 1).moves(0)).toEqual(['sail 15', 'sail 11']);
      expect(haunting(14, 12, 30, 1).moves(0)).toEqual(['sail 15', 'sail 13']);
    });

    it('a lane space is ahead of its fork, so one behind must sail on', () => {
      expect(haunting(6, 7, 20, 3).moves(0)).toEqual(['sail 9', 'sail 15']);
    });

    it('a ship a lap behind is behind, wherever it lies', () => {
      const table = scene(ruleset, 2)
        .ship('ghost', { at: 2 })
        .ship(0, { at: 48, lap: -1 })
        .ship(1, { at: 49, lap: -1 })
        .dice(1, 1)
        .haunting();
      expect(table.told('move')).toMatchObject([
        { to: 1, dir: 'backward' },
        { to: 0, dir: 'backward' },
      ]);
    });

    it('the order is judged anew before the evening move', () => {
      const table = scene(ruleset, 2)
        .ship('ghost', { at: 1 })
        .ship(0, { at: 3, holds: [] })
        .ship(1, { at: 2, holds: [] })
        .dice(5, 1)
        .haunting();
      expect(table.told('move')).toMatchObject([
        { from: 1, to: 6, dir: 'forward' },
        { from: 6, to: 5, dir: 'backward' },
      ]);
    });

    it('the captain chooses its lane at every fork, forward and backward', () => {
      expect(haunting(5, 20, 30, 2).moves(0)).toEqual(['sail 7', 'sail 13']);
      expect(haunting(16, 5, 3, 2).moves(0)).toEqual(['sail 12', 'sail 14']);
      const both = haunting(28, 30, 20, 5).moves(0);
      expect(both).toEqual(['sail 33', 'sail 39', 'sail 17', 'sail 21']);
    });

    it('the captain picks its opponent, even himself', () => {
      const table = scene(ruleset, 2)
        .captain(1)
        .ship('ghost', { at: 22 })
        .ship(0, { at: 24, holds: [] })
        .ship(1, { at: 24, holds: [] })
        .dice(2, 1)
        .haunting();
      expect([table.question, table.asked]).toEqual(['fight', [1]]);
      expect(table.moves(1)).toEqual(['fight 0', 'fight 1']);
      table.play(1, 'fight 1', face(2), face(4));
      expect(table.told('battle')).toMatchObject([{ e: 'battle', ship: 'ghost', against: 1, seat: 1 }]);
    });
  });
});

describe('GHO-9 it can win, but not end the race', () => {
  describe.each(JAMAICA)('%s', (ruleset) => {
    it('reaching Port Royal it stops there, and alone in front it sails back in the evening', () => {
      const table = scene(ruleset, 2)
        .ship('ghost', { at: 47 })
        .ship(0, { at: 48, holds: [] })
        .ship(1, { at: 30, holds: [] })
        .dice(6, 3)
        .haunting();
      table.play(0, 'sail 0');
      expect(table.told('move')).toMatchObject([
        { from: 47, to: 0, path: [47, 48, 49, 0], dir: 'forward', home: true },
        { from: 0, to: 47, dir: 'backward', home: false },
      ]);
      expect(table.question).not.toBe('over');
    });

    it('its being home does not end the race', () => {
      const table = scene(ruleset, 2)
        .ship('ghost', { at: 46 })
        .ship(0, { at: 48, holds: [] })
        .ship(1, { at: 30, holds: [] })
        .dice(1, 6)
        .haunting();
      table.play(0, 'sail 47').play(0, 'sail 0');
      expect(table.ship('ghost')).toMatchObject({ at: 0, home: true });
      expect([table.question, table.asked]).toEqual(['card', [0, 1]]);
      expect(table.told('end')).toEqual([]);
    });

    it('level with a ship that is home, the captain sails it back or leaves it; then the game ends', () => {
      const table = scene(ruleset, 2)
        .ship('ghost', { at: 0, lap: 1 })
        .ship(0, { at: 0, lap: 1 })
        .ship(1, { at: 30 })
        .dice(2, 3)
        .haunting();
      expect([table.question, table.asked, table.moves(0)]).toEqual(['sail', [0], ['sail 0', 'sail 48']]);
      table.play(0, 'sail 0');
      expect(table.moves(0)).toEqual(['sail 0', 'sail 47']);
      table.play(0, 'sail 47');
      expect(table.question).toBe('over');
      expect(table.told('move').map(({ to, dir }) => [to, dir])).toEqual([
        [0, 'forward'],
        [47, 'backward'],
      ]);
    });

    it('it makes both moves in the last round too', () => {
      const table = scene(ruleset, 2)
        .ship(0, { at: 49 })
        .ship(1, { at: 30, holds: [] })
        .ship('ghost', { at: 15 })
        .dice(1, 2)
        .pick(0, 'forward/food')
        .pick(1, 'powder/food')
        .acting();
      expect(table.told('move').map(({ ship, to }) => [ship, to])).toEqual([
        [0, 0],
        ['ghost', 16],
        ['ghost', 18],
      ]);
      expect(table.question).toBe('over');
    });

    it('it is scored like every ship and can win', () => {
      const table = scene(ruleset, 2)
        .ship(0, { at: 49, holds: [], down: ['-4'] })
        .ship(1, { at: 30, holds: [] })
        .ship('ghost', { at: 44, holds: ['gold 6', 'gold 6'], down: ['+7', '-2', 'morgans-map'] })
        .emptied(44)
        .dice(1, 1)
        .pick(0, 'forward/food')
        .pick(1, 'powder/food')
        .acting();
      table.play(0, 'sail 45').play(0, 'sail 46');
      const { standings, reason } = table.outcome;
      expect(reason).toBe('home');
      expect(standings[2]).toEqual({
        entrant: 'ghost',
        rank: 1,
        score: 24,
        parts: [
          { part: 'finish', points: 7 },
          { part: 'gold', points: 12 },
          { part: 'treasure', points: 7 },
          { part: 'curse', points: -2 },
        ],
      });
      expect(table.told('end')[0].ranking[0]).toEqual(['ghost']);
    });
  });
});

describe('GHO-12 the laps of the ghost', () => {
  describe.each(JAMAICA)('%s', (ruleset) => {
    it('a ship on the start space is level with it there, and it may be driven back behind the line', () => {
      const table = scene(ruleset, 2).ship(1, { at: 5 }).dice(2, 1).haunting();
      expect(table.moves(0)).toEqual(['sail 2', 'sail 48']);
      table.play(0, 'sail 48');
      expect(table.told('move')[0]).toMatchObject({ from: 0, to: 48, dir: 'backward', home: false });
      // Behind the line it is behind all, and has to go round.
      expect(table.told('move')[1]).toMatchObject({ from: 48, to: 49, dir: 'forward', home: false });
      expect(table.ship('ghost')).toMatchObject({ at: 49, lap: -1 });
    });

    it('from behind the line it passes the start without being home', () => {
      const table = scene(ruleset, 2)
        .ship('ghost', { at: 48, lap: -1 })
        .ship(0, { at: 20 })
        .ship(1, { at: 21 })
        .dice(2, 3)
        .haunting();
      expect(table.told('move')).toMatchObject([
        { from: 48, to: 0, dir: 'forward', home: false },
        { from: 0, to: 3, dir: 'forward', home: false },
      ]);
      expect(table.ship('ghost').lap).toBe(0);
      const past = scene(ruleset, 2)
        .ship('ghost', { at: 48, lap: -1 })
        .ship(0, { at: 20 })
        .ship(1, { at: 21 })
        .dice(5, 2)
        .haunting();
      expect(past.told('move')[0]).toMatchObject({ to: 3, path: [48, 49, 0, 1, 2, 3], home: false });
      expect(past.ship('ghost')).toMatchObject({ at: 5, lap: 0 });
    });

    it('leaving home backward it has to come home again', () => {
      const table = scene(ruleset, 2)
        .ship('ghost', { at: 0, lap: 1 })
        .ship(0, { at: 20 })
        .ship(1, { at: 21 })
        .dice(3, 1)
        .haunting();
      expect(table.ship('ghost')).toMatchObject({ at: 46, lap: 0, home: false });
    });

    it('a forward move at home leaves it there', () => {
      const table = scene(ruleset, 2)
        .ship('ghost', { at: 0, lap: 1 })
        .ship(0, { at: 0, lap: 1 })
        .ship(1, { at: 30 })
        .dice(6, 6)
        .haunting();
      table.play(0, 'sail 0').play(0, 'sail 0');
      expect(table.ship('ghost')).toMatchObject({ at: 0, lap: 1, home: true });
      expect(table.told('move')[0]).toMatchObject({ from: 0, to: 0, path: [0] });
    });

    it('no battle on the start space, though a ship lies there (BAT-2)', () => {
      const table = scene(ruleset, 2)
        .ship('ghost', { at: 2 })
        .ship(0, { at: 0 })
        .ship(1, { at: 0 })
        .dice(2, 1)
        .haunting();
      expect(table.told('move')[0].to).toBe(0);
      expect(table.told('battle')).toEqual([]);
    });
  });
});
