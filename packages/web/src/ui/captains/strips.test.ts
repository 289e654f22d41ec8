import { JAMAICA_DECK } from '@topsail/games';
import { expect, test } from 'vitest';
import { placeInStrip, STRIP_CARDS, stripOf } from './strips.ts';

test('every card of a captain is a part of the strip that no other is', () => {
  const places = JAMAICA_DECK.map((orders) => placeInStrip(orders.join('/')));
  expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: STRIP_CARDS }, (_, place) => place));
});

test('no two captains share a picture', () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map(stripOf)).size).toBe(6);
});
