import type { ShipView, View } from '@topsail/games';
import { expect, test } from 'vitest';
import { typed } from '../../shared/testing/typed.ts';
import { moveOf, seen } from '../testing/seen.ts';
import { labelOf } from './labels.ts';
import { lootOf } from './loot.ts';

const food = { good: 'food', count: 3 } as const;
const gold = { good: 'gold', count: 4 } as const;
const holds: ShipView['holds'] = [food, null, gold, null, null];

const battle = {
  ...{ attacker: 0, attackPowder: 0, attackBonus: 0, attackRoll: 10 },
  ...{ defender: 2, defencePowder: 0, defenceBonus: 0, defenceRoll: 2 },
  sabreUsed: false,
} as const;

/** Anne Bonny has won against Samuel Bellamy. */
const won = seen({ table: { battle }, ships: { 2: { holds } } });

function label(text: string, view: View = seen({ ships: { 0: { holds } } })): string | undefined {
  return typed(labelOf(view, moveOf(text)));
}

test('each die is offered for the morning, and the other is for the evening', () => {
  const view = seen({ table: { dice: { morning: 2, evening: 5, assigned: false } } });
  expect(label('morning 2', view)).toBe('2 for the morning, 5 for the evening');
  expect(label('morning 5', view)).toBe('5 for the morning, 2 for the evening');
});

test('a card is named by its two orders', () => {
  expect(label('card food/forward')).toBe('Load food, then sail forward');
});

test('a hold is offered with what would be dumped', () => {
  expect(label('stow 1')).toBe('Into hold 2 (empty)');
  expect(label('stow 2')).toBe('Into hold 3, dumping 4 gold');
  expect(label('stow 5', seen({ ships: { 0: { holds, sixth: food } } }))).toBe(
    'Into the Sixth Hold, dumping 3 food',
  );
});

test('a voyage is named by where it ends', () => {
  expect(label('sail 5')).toBe('Sail to the port of 3 (39 from home)');
  expect(label('sail 0')).toBe('Sail to Port Royal');
});

test('opponents are named, the ghost too', () => {
  expect(label('fight 1')).toBe('Attack Mary Read');
  expect(label('fight ghost')).toBe('Attack the ghost ship');
  // Who steers the ghost may set it on themselves.
  expect(label('fight 0')).toBe('Attack you');
});

test('powder is offered by its amount', () => {
  expect(label('powder 0')).toBe('Commit no powder');
  expect(label('powder 4')).toBe('Commit 4 powder');
  expect(label('powder 0', seen({ ruleset: 'yassa' }))).toBe('Commit no cannons');
});

test('a payment says how much comes out of which hold', () => {
  expect(label('take 2 from 0')).toBe('2 food out of hold 1');
  expect(label('take 0 from 2')).toBe('Nothing out of hold 3');
});

test('spoils are named, and who is handed a curse', () => {
  expect(label('rob hold 2', won)).toBe('Take 4 gold out of hold 3');
  expect(label('rob lady-beth', won)).toBe('Take Lady Beth');
  expect(label('rob card 1', won)).toBe('Take the 2nd hidden treasure');
  expect(label('rob card', won)).toBe('Take a hidden treasure, drawn by chance');
  expect(label('rob token', won)).toBe('Take a treasure token');
  expect(label('curse -3', won)).toBe('Hand Samuel Bellamy a cursed treasure, −3');
  expect(label('take nothing', won)).toBe('Take nothing');
});

test('the defender who won robs the attacker', () => {
  const view = seen({ viewer: 2, table: { battle }, ships: { 0: { holds } } });
  expect(label('rob hold 0', view)).toBe('Take 3 food out of hold 1');
});

test('a captain who decides for the ghost robs the ship that the ghost fought', () => {
  const view = seen({
    ghost: true,
    table: { battle: { ...battle, attacker: 'ghost', defender: 1 } },
    ships: { 1: { holds } },
  });
  expect(label('rob hold 0', view)).toBe('Take 3 food out of hold 1');
});

test('treasures and dice are left or taken in plain words', () => {
  expect(label('take treasure')).toBe('Take the treasure');
  expect(label('leave treasure')).toBe('Leave the treasure where it lies');
  expect(label('reroll')).toBe('Roll it again');
  expect(label('let stand')).toBe('Let it stand');
});

test('loot is drawn as what it is', () => {
  const icon = (text: string, view = won) => lootOf(view, moveOf(text)).icon;
  expect([icon('rob hold 0'), icon('rob hold 2'), icon('rob hold 1')]).toEqual(['food', 'gold', undefined]);
  const treasures = ['rob lady-beth', 'rob card 0', 'rob card', 'rob token', 'take treasure'];
  expect(new Set(treasures.map((text) => icon(text)))).toEqual(new Set(['chest']));
  expect([icon('curse -3'), icon('fight 1'), icon('take nothing')]).toEqual(['lair', 'swords', undefined]);
  expect(icon('rob hold 2', seen({ ruleset: 'yassa', table: { battle }, ships: { 2: { holds } } }))).toBe(
    'piastre',
  );
});

test('loot in a few words says how much, what it is worth, or what it is called', () => {
  const brief = (text: string) => lootOf(won, moveOf(text)).brief?.map(({ text: said }) => said);
  expect([brief('rob hold 0'), brief('rob hold 2')]).toEqual([['+3'], ['+4']]);
  expect([brief('rob lady-beth'), brief('rob card 1'), brief('rob card')]).toEqual([
    ['Lady Beth'],
    ['2'],
    ['?'],
  ]);
  expect([brief('curse -3'), brief('take nothing')]).toEqual([['\u22123'], ['–']]);
});
