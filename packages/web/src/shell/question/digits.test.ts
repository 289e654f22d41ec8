import { expect, test } from 'vitest';
import { typeDigit } from './digits.ts';

test('with few answers one digit chooses at once', () => {
  expect(typeDigit('', '3', 4)).toEqual({ choice: 3, pending: '' });
});

test('a digit beyond the answers chooses nothing', () => {
  expect(typeDigit('', '5', 4)).toEqual({ pending: '' });
  expect(typeDigit('', '0', 4)).toEqual({ pending: '' });
});

test('with many answers a digit waits for a second one as long as there may be one', () => {
  expect(typeDigit('', '1', 12)).toEqual({ pending: '1' });
  expect(typeDigit('1', '2', 12)).toEqual({ choice: 12, pending: '' });
  expect(typeDigit('', '2', 12)).toEqual({ choice: 2, pending: '' });
});

test('a second digit that leads too far counts alone', () => {
  expect(typeDigit('1', '5', 12)).toEqual({ choice: 5, pending: '' });
});
