import { expect, test } from 'vitest';
import { drawn, pictured, piecesOf, plain } from './drawn.ts';

const paid = `Mary pays ${drawn('food', '3 food')} at sea`;

test('what is drawn in a sentence is read out in words', () => {
  expect(plain(paid)).toBe('Mary pays 3 food at sea');
  expect(plain('Mary waits')).toBe('Mary waits');
});

test('a number stays a number beside the drawing', () => {
  expect(piecesOf(paid)).toEqual(['Mary pays ', { icons: ['food'], number: '3', said: ' food' }, ' at sea']);
  expect(piecesOf(drawn('key', 'a key'))).toEqual([{ icons: ['key'], number: '', said: 'a key' }]);
});

test('the face of a die and the orders of a card are pictures that need no number beside them', () => {
  const rolled = `Mary rolls ${pictured(['die-5'], '5')} and ${pictured(['die-2'], '2')}`;
  expect(plain(rolled)).toBe('Mary rolls 5 and 2');
  expect(piecesOf(rolled)).toEqual([
    'Mary rolls ',
    { icons: ['die-5'], number: '', said: '5' },
    ' and ',
    { icons: ['die-2'], number: '', said: '2' },
  ]);
  expect(piecesOf(pictured(['sun', 'gold', 'moon', 'forward'], '“gold, then sail”'))).toEqual([
    { icons: ['sun', 'gold', 'moon', 'forward'], number: '', said: '“gold, then sail”' },
  ]);
});
