import { sealOf } from '@topsail/engine';
import { expect, test, vi } from 'vitest';
import { keepTexts } from '../browser/testing/kept-texts.ts';
import { mayOpen, numberOf, openedNumber, sealNumber } from './numbers.ts';

const KEY = 'topsail.numbers';
const kept = keepTexts();

const dice = (...seals: string[]) => ({ commitment: 'promise', secret: null, seals, opening: null });

test('a sealed number is kept before its seal is known to anybody', () => {
  const seal = sealNumber('tortuga', 'rosa');
  const number = numberOf('tortuga', seal);
  expect(number?.nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(sealOf('tortuga', 'rosa', number?.nonce ?? '')).toBe(seal);
  expect(kept.get(KEY)).toContain(seal);
  expect([numberOf('elsewhere', seal), numberOf('tortuga', null), openedNumber('tortuga')]).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});

test('what is shown when it is opened stays as it was seen first', () => {
  const seal = sealNumber('tortuga', 'rosa');
  expect(mayOpen(numberOf('tortuga', seal)!, dice(seal, 'bens'))).toBe(true);
  expect(mayOpen(numberOf('tortuga', seal)!, dice(seal, 'bens'))).toBe(true);
  expect(mayOpen(numberOf('tortuga', seal)!, dice(seal, 'another'))).toBe(false);
  expect(openedNumber('tortuga')?.seen).toEqual({ commitment: 'promise', seals: [seal, 'bens'] });
});

test('the last sixty numbers are kept', () => {
  const seals = Array.from({ length: 61 }, () => sealNumber('tortuga', 'rosa'));
  expect(seals.map((seal) => numberOf('tortuga', seal) !== undefined)).toEqual([
    false,
    ...new Array<boolean>(60).fill(true),
  ]);
});

test('what somebody else has written is no number', () => {
  const seal = sealNumber('tortuga', 'rosa');
  kept.set(KEY, `nonsense\n{"table":1}\n${kept.get(KEY)!.replace('rosa', 'ben')}`);
  expect(numberOf('tortuga', seal)).toBeUndefined();
});

test('a browser that keeps nothing knows its numbers as long as the page lasts', () => {
  vi.stubGlobal('localStorage', undefined);
  const seal = sealNumber('tortuga', 'rosa');
  expect(numberOf('tortuga', seal)?.seal).toBe(seal);
  kept.clear();
});
