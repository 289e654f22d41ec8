import { describe, expect, it } from 'vitest';
import { FAMILY, JAMAICA } from '../testing/duel.ts';
import { scene } from '../testing/scene.ts';
import { face, found } from '../testing/table.ts';

/** A space of the sea, and the lair before it. */
const SEA = { 'jamaica-1': 10, 'jamaica-2': 10, yassa: 'd5' } as const;
const BEFORE_SEA = { 'jamaica-1': 9, 'jamaica-2': 9, yassa: 'd4' } as const;

describe('BAT-13 the battle comes before price and treasure', () => {
  describe.each(FAMILY)('%s', (ruleset) => {
    it('the booty is aboard before the price is asked, and may pay it', () => {
      const table = scene(ruleset, 3)
        .ship(0, { at: BEFORE_SEA[ruleset], holds: [] })
        .ship(1, { at: SEA[ruleset], holds: ['food 5', 'gold 1'] })
        .dice(1, 1)
        .pick(0, 'forward/food')
        .acting(face(6), face(2));
      expect([table.question, table.asked]).toEqual(['spoils', [0]]);
      table.play(0, 'rob hold 0');
      expect(table.effects.map(({ e }) => e).slice(1, 8)).toEqual([
        'move',
        'battle',
        'battle-roll',
        'battle-roll',
        'battle-result',
        'steal-hold',
        'pay',
      ]);
      expect(table.told('shortage')).toEqual([]);
    });

    it('what the battle cost cannot pay any more', () => {
      const table = scene(ruleset, 3)
        .ship(0, { at: BEFORE_SEA[ruleset], holds: ['food 5'] })
        .ship(1, { at: SEA[ruleset], holds: [] })
        .dice(1, 1)
        .pick(0, 'forward/food')
        .acting(face(2), face(6));
      expect([table.question, table.asked]).toEqual(['spoils', [1]]);
      table.play(1, 'rob hold 0', ...(ruleset === 'jamaica-2' ? [['shortage die', 6] as const] : []));
      expect(table.told('shortage')).toMatchObject([{ seat: 0, resource: 'food', has: 0 }]);
    });

    it('the treasure of a lair is taken when the booty has been shared', () => {
      const table = scene(ruleset, 3)
        .ship(0, { at: ruleset === 'yassa' ? 'a4' : 3, holds: ['gold 2'] })
        .ship(1, { at: ruleset === 'yassa' ? 'a5' : 4, holds: [] })
        .dice(1, 1)
        .pick(0, 'forward/food')
        .acting(face(2), face(4));
      expect([table.question, table.asked]).toEqual(['spoils', [1]]);
      expect(table.told('treasure')).toEqual([]);
      table.play(1, 'take nothing', ...(ruleset === 'yassa' ? [] : [found('+7')]));
      expect(table.told('treasure')).toHaveLength(1);
    });
  });
});

describe('BAT-13 a shortage brings a second battle', () => {
  it('jamaica-1: a chain of them, each on an earlier space, with the powder that is left', () => {
    const table = scene('jamaica-1', 4)
      .emptied(4)
      .ship(0, { at: 7, holds: ['food 1', 'gold 3', 'powder 4'], down: ['+3'] })
      .ship(1, { at: 8, holds: [] })
      .ship(2, { at: 5, holds: [] })
      .ship(3, { at: 4, holds: [] })
      .dice(1, 1)
      .pick(0, 'forward/food')
      .acting();
    table.play(0, 'powder 2', face(2), face(4));
    expect(table.told('shortage-move').map(({ to }) => to)).toEqual([5]);
    expect(table.moves(0)).toEqual(['powder 0', 'powder 1', 'powder 2']);
    table.play(0, 'powder 1', face(2), face(4)).play(2, 'rob hold 1');
    expect(table.told('shortage-move').map(({ to }) => to)).toEqual([5, 4]);
    expect(table.moves(0)).toEqual(['powder 0', 'powder 1']);
    table.play(0, 'powder 0', face(2), face(2));
    expect(table.told('battle').map(({ against }) => against)).toEqual([1, 2, 3]);
    expect(table.holds(0)).toEqual(['food 1', '-', 'powder 1', '-', '-']);
  });

  it('jamaica-1: nothing of the first battle counts in the second', () => {
    const table = scene('jamaica-1', 3)
      .emptied(4)
      .ship(0, { at: 7, holds: ['powder 2'], down: ['+3'] })
      .ship(1, { at: 8, holds: ['powder 3'] })
      .ship(2, { at: 4, holds: [] })
      .dice(1, 1)
      .pick(0, 'forward/food')
      .acting();
    table.play(0, 'powder 2', face(4)).play(1, 'powder 2', face(4), face(6), face(6));
    expect(table.told('battle-result')).toMatchObject([
      { attack: 6, defence: 6 },
      { attack: 6, defence: 6 },
    ]);
    const star = scene('jamaica-1', 3)
      .emptied(4)
      .ship(0, { at: 7, holds: [], down: ['+3'] })
      .ship(1, { at: 8, holds: [] })
      .ship(2, { at: 4, holds: [] })
      .dice(1, 1)
      .pick(0, 'forward/food')
      .acting(face(4), face(4), face('star'));
    expect(star.told('battle-result')[1]).toMatchObject({ winner: 0, defence: null });
  });

  it('yassa: a chain of them, each on an earlier space', () => {
    const table = scene('yassa', 4)
      .emptied('c2')
      .ship(0, { at: 'd2', holds: ['food 1', 'gold 4', 'powder 4'], tokens: 1 })
      .ship(1, { at: 'd3', holds: [] })
      .ship(2, { at: 'd2', holds: [] })
      .ship(3, { at: 'c2', holds: [] })
      .dice(1, 1)
      .pick(0, 'forward/food')
      .acting();
    table.play(0, 'powder 2', face(2), face(4));
    table.play(0, 'powder 1', face(1), face(4)).play(2, 'rob hold 1');
    expect(table.moves(0)).toEqual(['sail a5', 'sail c2']);
    table.play(0, 'sail c2').play(0, 'powder 1', face(1), face(2));
    expect(table.told('battle').map(({ against }) => against)).toEqual([1, 2, 3]);
    expect(table.told('shortage-move').map(({ to }) => to)).toEqual(['d2', 'c2']);
  });

  it('jamaica-2: one more battle where the die sends the ship, and no price after it', () => {
    const table = scene('jamaica-2', 4)
      .ship(0, { at: 7, holds: ['food 1', 'gold 5', 'powder 4'] })
      .ship(1, { at: 8, holds: [] })
      .ship(2, { at: 6, holds: [] })
      .dice(1, 1)
      .pick(0, 'forward/food')
      .acting();
    table.play(0, 'powder 2', face(2), face(4), ['shortage die', 1]);
    expect(table.told('shortage-move').map(({ to }) => to)).toEqual([6]);
    expect(table.moves(0)).toEqual(['powder 0', 'powder 1', 'powder 2']);
    table.play(0, 'powder 1', face(2), face(4)).play(2, 'rob hold 1');
    expect(table.told('battle').map(({ against }) => against)).toEqual([1, 2]);
    expect(table.told('shortage')).toHaveLength(1);
    expect(table.told('pay')).toHaveLength(1);
    expect(table.ship(0).at).toBe(6);
  });

  it.each(JAMAICA)('%s: the sabre is fresh in the second battle', (ruleset) => {
    const table = scene(ruleset, 3)
      .ship(0, { at: 6, holds: [], up: ['sarans-sabre'], down: ['+3'] })
      .emptied(4)
      .ship(1, { at: 8, holds: [] })
      .ship(2, { at: 4, holds: [] })
      .dice(2, 1)
      .pick(0, 'forward/food')
      .acting()
      .play(0, 'sail 8', face(2));
    const sent = ruleset === 'jamaica-2' ? [['shortage die', 5] as const] : [];
    table.play(0, 'reroll', face(2), face(2), ...sent, face(4));
    expect([table.question, table.asked, table.ship(0).at]).toEqual(['sabre', [0], 4]);
    table.play(0, 'reroll', face(6), face(2));
    expect(table.told('sabre')).toHaveLength(2);
  });

  it('a treasure found after a lost battle is safe from the winner', () => {
    const table = scene('jamaica-1', 3)
      .ship(0, { at: 3, holds: [] })
      .ship(1, { at: 4, holds: [] })
      .dice(1, 1)
      .pick(0, 'forward/food')
      .acting(face(2), face(4), found('lady-beth'));
    expect(table.told('battle-result')[0].winner).toBe(1);
    expect(table.ship(0).up).toEqual(['lady-beth']);
  });
});
