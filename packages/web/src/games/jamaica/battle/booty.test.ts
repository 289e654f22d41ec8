import { jamaica, type ShipView } from '@topsail/games';
import { expect, test } from 'vitest';
import { bootyOf } from './booty.ts';

const loser: ShipView = {
  ship: 1,
  at: 4,
  lap: 0,
  home: false,
  holds: [{ good: 'gold', count: 3 }, null, null, null, { good: 'food', count: 2 }],
  up: ['lady-beth'],
  down: [
    { face: 'anything', knownBy: [] },
    { face: 'cursed', knownBy: [] },
  ],
  tokens: 1,
  hand: 3,
  held: [],
  deck: 5,
  discard: [],
  picked: false,
};

function movesOf(...texts: readonly string[]) {
  return texts.flatMap((text) => jamaica.parseMove(text) ?? []);
}

test('each spoil is found where it lies', () => {
  const booty = bootyOf(
    movesOf(
      'rob hold 0',
      'rob hold 4',
      'rob lady-beth',
      'rob card 1',
      'rob token',
      'curse -2',
      'take nothing',
    ),
    loser,
  );
  expect([...booty.holds.keys()]).toEqual([0, 4]);
  expect(booty.powers.get('lady-beth')).toBe('rob lady-beth');
  expect([...booty.hidden]).toEqual([[1, 'rob card 1']]);
  expect([...booty.curses]).toEqual([['-2', 'curse -2']]);
  expect([booty.token, booty.nothing]).toEqual(['rob token', 'take nothing']);
});

test('where chance draws the hidden treasure, any of them stands for it', () => {
  expect([...bootyOf(movesOf('rob card', 'take nothing'), loser).hidden]).toEqual([
    [0, 'rob card'],
    [1, 'rob card'],
  ]);
});
