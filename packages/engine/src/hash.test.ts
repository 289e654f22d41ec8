import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { scripted } from './chance/scripted.ts';
import { fingerprint, stateHash } from './hash.ts';
import { toy } from './testing/toy/game.ts';
import { LONG_RACE } from './testing/toy/played.ts';

it('a fingerprint is the beginning of the SHA-256 of a text', () => {
  const digest = createHash('sha256').update('Port Royal, año 1675').digest('hex');
  expect(fingerprint('Port Royal, año 1675')).toBe(digest.slice(0, 16));
});

it('equal states have equal hashes, and a hidden card makes another', () => {
  const deal = (...cards: [number, number, number]): string =>
    stateHash(toy, toy.setup(LONG_RACE, scripted(...cards)));
  expect(deal(1, 2, 3)).toBe(deal(1, 2, 3));
  expect(deal(1, 2, 3)).not.toBe(deal(1, 2, 4));
});
