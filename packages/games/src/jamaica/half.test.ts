import { SPECTATOR } from '@topsail/engine';
import { expect, test } from 'vitest';
import { haunt } from './testing/haunt.ts';
import { scene } from './testing/scene.ts';
import type { Table } from './testing/table.ts';

function halfSeen(table: Table): string | null {
  return table.view(SPECTATOR).table.half;
}

test('everybody sees whether it is morning or evening, also when both dice are equal', () => {
  const table = scene('jamaica-2', 3)
    .ship(0, { at: 5, holds: ['gold 3', 'gold 1', 'gold 2', 'gold 4', 'gold 5'] })
    .dice(2, 2)
    .pick(0, 'food/powder')
    .acting();
  expect([table.question, halfSeen(table)]).toEqual(['stow', 'morning']);
  table.play(0, 'stow 0');
  expect([table.question, halfSeen(table)]).toEqual(['stow', 'evening']);
});

test('it is neither while the dice are set and the cards are picked', () => {
  const table = scene('jamaica-2', 3).dice(5, 2).assigning();
  expect(halfSeen(table)).toBeNull();
  table.play(0, 'morning 5');
  expect(halfSeen(table)).toBeNull();
});

test('the ghost ship has its morning and its evening', () => {
  const table = haunt('jamaica-2', { prey: { holds: ['powder 2'] } }, ['battle die', 1]);
  expect([table.question, halfSeen(table)]).toEqual(['powder', 'evening']);
});
