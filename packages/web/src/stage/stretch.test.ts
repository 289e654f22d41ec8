import { expect, test } from 'vitest';
import { beforeLastStretch, toldSince } from './stretch.ts';

const turn = { e: 'turn' };
const deed = { e: 'deed' };

test('the last turn is the one in which something has happened since it began', () => {
  expect(beforeLastStretch([[turn], [deed], [deed, turn], [deed]], 'turn')).toBe(1);
  expect(beforeLastStretch([[turn], [deed], [deed, turn], [deed, turn]], 'turn')).toBe(1);
});

test('of a turn that opened with the set-up all is shown that came after it', () => {
  expect(beforeLastStretch([[turn], [deed]], 'turn')).toBe(0);
  expect(beforeLastStretch([[turn], [deed, turn]], 'turn')).toBe(0);
  expect(beforeLastStretch([[turn]], 'turn')).toBeUndefined();
  expect(beforeLastStretch([], 'turn')).toBeUndefined();
});

test('what was told of a turn begins with what opened it', () => {
  expect(toldSince([[turn], [deed, turn, deed], [deed]], 'turn')).toEqual([turn, deed, deed]);
  expect(toldSince([[deed], [deed]], 'turn')).toEqual([deed, deed]);
});
