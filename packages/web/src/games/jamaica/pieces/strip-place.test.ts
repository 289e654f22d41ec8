import { JAMAICA_DECK } from '@topsail/games';
import { expect, test } from 'vitest';
import { STRIP_CARDS } from '../../../ui/captains/strips.ts';
import { placeInStrip } from './strip-place.ts';

test('every card of a captain is a part of the strip that no other is', () => {
  const places = JAMAICA_DECK.map((orders) => placeInStrip(orders.join('/')));
  expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: STRIP_CARDS }, (_, place) => place));
});
