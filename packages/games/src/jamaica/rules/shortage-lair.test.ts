import { SPECTATOR } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import type { Lot } from '../testing/scene.ts';
import { sailing, SIGN } from '../testing/shortfall.ts';
import type { Table } from '../testing/table.ts';

const TO_LAIR = [
  { ruleset: 'jamaica-1', from: 4, lair: 4, rolls: [], treasure: [['treasure', 5] as const] },
  { ruleset: 'jamaica-2', from: 4, lair: 4, rolls: [SIGN.skull], treasure: [['treasure', 5] as const] },
  { ruleset: 'yassa', from: 'a5', lair: 'a5', rolls: [], treasure: [] },
];

describe.each(TO_LAIR)('SHORT-7 take or leave, in $ruleset', ({ ruleset, from, lair, rolls, treasure }) => {
  const brought = () => sailing(ruleset, { at: from, holds: [] });
  const count = (table: Table, seat: number) => table.ship(seat).down.length + table.ship(seat).tokens;

  it('asks a ship brought to a lair by a shortage', () => {
    const table = brought().acting(...rolls);
    expect(table.ship(0).at).toBe(lair);
    expect(table.question).toBe('lair');
    expect(table.asked).toEqual([0]);
    expect(table.moves(0)).toEqual(['take treasure', 'leave treasure']);
    expect(table.refusal(0, 'take nothing')).toMatchObject({ code: 'move/illegal', rule: 'SHORT-7' });
  });

  it('takes it', () => {
    const table = brought()
      .acting(...rolls)
      .play(0, 'take treasure', ...treasure);
    expect(count(table, 0)).toBe(1);
    expect(table.view(SPECTATOR).table.lairs).not.toContain(lair);
  });

  it('leaves it, and all hear so', () => {
    const table = brought()
      .acting(...rolls)
      .play(0, 'leave treasure');
    expect(count(table, 0)).toBe(0);
    expect(table.view(SPECTATOR).table.lairs).toContain(lair);
    expect(table.heard(SPECTATOR)).toContainEqual({ e: 'leave-treasure', ship: 0, space: lair });
  });

  it('gives the ship that stands there no second chance', () => {
    const table = brought()
      .ship(1, { holds: [] })
      .ship(2, { holds: [] })
      .acting(...rolls);
    table.play(0, 'leave treasure');
    expect(table.view(SPECTATOR).table.round).toBe(2);
    table.play(0, 'card food/powder').play(1, 'card powder/gold').play(2, 'card powder/gold');
    expect(table.view(SPECTATOR).table.round).toBe(3);
    expect(table.ship(0).at).toBe(lair);
    expect(count(table, 0)).toBe(0);
  });

  it('keeps a treasure left there for the next ship that arrives', () => {
    const before = ruleset === 'yassa' ? 'a4' : 3;
    const table = brought()
      .ship(1, { at: before })
      .pick(1, 'forward/food')
      .acting(...rolls)
      .play(0, 'leave treasure', ['battle die', 1])
      .play(0, 'powder 0', ['battle die', 1], ...treasure);
    expect(count(table, 1)).toBe(1);
  });

  it('does not ask where the lair is empty', () => {
    const owner: Lot = ruleset === 'yassa' ? { tokens: 1 } : { down: ['+3'] };
    const table = brought()
      .ship(1, owner)
      .emptied(lair)
      .acting(...rolls);
    expect(table.ship(0).at).toBe(lair);
    expect(table.question).toBe('card');
  });

  it('fights before it is asked', () => {
    const table = brought()
      .ship(1, { at: lair, holds: [] })
      .acting(...rolls, ['battle die', 1], ['battle die', 1]);
    expect(table.told('battle-result')).toHaveLength(1);
    expect(table.question).toBe('lair');
  });
});
