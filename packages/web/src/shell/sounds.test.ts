import { expect, test } from 'vitest';
import { clientOf } from '../games/registry.ts';
import { soundsOf } from './sounds.ts';

const jamaica = await clientOf('jamaica-1');

test('a moment is heard as what happened in it, and the same sound only once', () => {
  const heard = [{ e: 'roll' }, { e: 'pay' }, { e: 'load' }, { e: 'pay' }];
  expect(soundsOf(jamaica, heard)).toEqual(['dice', 'coin']);
});

test('what has no sound is silent', () => {
  expect(soundsOf(jamaica, [{ e: 'captain' }])).toEqual([]);
});
