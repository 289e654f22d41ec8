import { expect, test } from 'vitest';
import { drawn, piecesOf, plain } from './drawn.ts';

const paid = `Mary pays ${drawn('food', '3 food')} at sea`;

test('what is drawn in a sentence is read out in words', () => {
  expect(plain(paid)).toBe('Mary pays 3 food at sea');
  expect(plain('Mary waits')).toBe('Mary waits');
});

test('a number stays a number beside the drawing', () => {
  expect(piecesOf(paid)).toEqual(['Mary pays ', { icon: 'food', number: '3', said: ' food' }, ' at sea']);
  expect(piecesOf(drawn('key', 'a key'))).toEqual([{ icon: 'key', number: '', said: 'a key' }]);
});
