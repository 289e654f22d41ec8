import { expect, test } from 'vitest';
import { soundsOf } from './sounds.ts';

test('a moment is heard as what happened in it, and the same sound only once', () => {
  expect(soundsOf([{ e: 'roll' }, { e: 'pay' }, { e: 'load' }, { e: 'pay' }])).toEqual(['dice', 'coin']);
});

test('what has no sound is silent', () => {
  expect(soundsOf([{ e: 'captain' }])).toEqual([]);
});
