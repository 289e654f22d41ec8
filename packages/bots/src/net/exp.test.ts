import { expect, test } from 'vitest';
import { exp } from './exp.ts';

test('the power of e is right to the last digits, as far as strengths reach', () => {
  for (let x = -40; x <= 40; x += 0.173) expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 13);
  expect(exp(0)).toBe(1);
});
