import { describe, expect, it } from 'vitest';
import { scene } from './scene.ts';

function atSea() {
  return scene('jamaica-1', 3)
    .ship(0, { at: 5, holds: ['food 4', 'gold 2'], sixth: 'powder 2', down: ['-4', '+7'] })
    .dice(2, 1)
    .pick(0, 'forward/food');
}

describe('a scene', () => {
  it('opens where the captain acts, and plays on by the texts of moves', () => {
    const table = atSea().acting();
    expect(table.moves(0)).toEqual(['sail 7', 'sail 13']);
    table.play(0, 'sail 7');
    expect(table.ship(0).at).toBe(7);
    expect(table.holds(0)).toEqual(['food 2', 'gold 2', 'food 1', '-', '-', 'powder 2']);
  });

  it('has emptied as many lairs as treasures are owned', () => {
    const view = atSea().emptied(4).picking().view('spectator');
    expect(view.table.lairs).toEqual([9, 11, 19, 22, 25, 33]);
  });

  it('does not open when its treasures and lairs do not agree', () => {
    expect(() => atSea().emptied(4, 9, 11, 19).picking()).toThrow(/lairs emptied/);
  });

  it('refuses an illegal move, a missing roll and a surplus one', () => {
    const table = scene('jamaica-1', 3).ship(0, { at: 3 }).dice(1, 1).pick(0, 'forward/food');
    expect(() => table.acting()).toThrow(/not in the script/);
    const sailing = atSea().acting();
    expect(() => sailing.play(0, 'sail 9')).toThrow(/MOVE-1/);
    expect(() => sailing.play(0, 'sail 7', sailing.battle(4))).toThrow(/never asked for/);
  });
});
