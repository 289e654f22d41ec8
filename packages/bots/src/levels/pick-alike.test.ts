import { fast } from '@topsail/engine';
import { expect, test } from 'vitest';
import { pickAlike } from './pick-alike.ts';

function picks(worths: readonly number[], alike: number): number[] {
  const chance = fast(3);
  const counts = worths.map(() => 0);
  for (let n = 0; n < 900; n++) counts[pickAlike(worths, alike, chance)]++;
  return counts;
}

test('the best is made where no other looks like it', () => {
  expect(picks([0.1, 0.5, 0.3], 0.2)).toEqual([0, 900, 0]);
});

test('moves that look alike are made about as often as each other, all others never', () => {
  const [first, second, worst] = picks([0.5, 0.45, 0.1], 0.2);
  expect(Math.min(first, second)).toBeGreaterThan(400);
  expect(worst).toBe(0);
});

test('how little hangs on it does not matter: only what lies between best and worst', () => {
  expect(picks([0.0005, 0.0001, 0.0004], 0.2)).toEqual([900, 0, 0]);
  expect(picks([0.02, 0.0199], 0.9)).toEqual([900, 0]);
});

test('where all are equal any will do, and who sees everything takes the first, without luck', () => {
  expect(Math.min(...picks([0.2, 0.2, 0.2], 0.1))).toBeGreaterThan(250);
  const none = { roll: (): never => expect.fail('no luck is needed') };
  expect(pickAlike([0.2, 0.3, 0.3], 0, none)).toBe(1);
});
