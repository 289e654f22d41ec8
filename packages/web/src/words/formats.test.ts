import { expect, test } from 'vitest';
import { formatsOf } from './formats.ts';

test.each([
  ['en', '45%', 'A, B, and C', 'A, B, or C'],
  ['ru', '45\u00a0%', 'A, B и C', 'A, B или C'],
  ['uk', '45%', 'A, B і C', 'A, B або C'],
  ['pl', '45%', 'A, B i C', 'A, B lub C'],
])('%s has its own shares and lists', (language, share, all, one) => {
  const { percent, listed, either } = formatsOf(language);
  expect([percent(0.45), listed(['A', 'B', 'C']), either(['A', 'B', 'C'])]).toEqual([share, all, one]);
});

test('numbers below zero have a real minus sign', () => {
  expect(formatsOf('pl').signed(-3)).toBe('\u22123');
  expect(formatsOf('uk').signed(4)).toBe('4');
});
