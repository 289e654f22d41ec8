import { SPECTATOR } from '@topsail/engine';
import { expect, test } from 'vitest';
import { readSpot, writeSpot } from './address.ts';

test('a moment and a pair of eyes stand in the address, and come back from it', () => {
  for (const eyes of [0, 3, 'all', SPECTATOR] as const)
    expect(readSpot(writeSpot('', { moment: 12, eyes }))).toEqual({ moment: 12, eyes });
  expect(writeSpot('?game=a1&at=3', { moment: 4, eyes: 1 })).toBe('?game=a1&at=4&seat=2');
});

test('what an address does not say well is not taken for anything', () => {
  expect(readSpot('')).toEqual({});
  expect(readSpot('?at=-1&seat=0')).toEqual({});
  expect(readSpot('?at=1e9&seat=captain')).toEqual({});
});
