import { expect, test } from 'vitest';
import { keepTexts } from '../browser/testing/kept-texts.ts';
import { rememberSeen, seenVersion } from './seen.ts';

const kept = keepTexts();

test('a browser remembers where it left a table', () => {
  expect(seenVersion('a')).toBeUndefined();
  rememberSeen('a', 3);
  rememberSeen('b', 8);
  rememberSeen('a', 5);
  expect([seenVersion('a'), seenVersion('b')]).toEqual([5, 8]);
});

test('only the latest twenty tables are remembered', () => {
  for (let n = 0; n < 25; n++) rememberSeen(`t${n}`, n);
  expect([seenVersion('t4'), seenVersion('t5'), seenVersion('t24')]).toEqual([undefined, 5, 24]);
});

test('what somebody else wrote there is no version', () => {
  kept.set('topsail.seen', 'a soon\nb 7\n\nc');
  expect([seenVersion('a'), seenVersion('b'), seenVersion('c')]).toEqual([undefined, 7, undefined]);
});
