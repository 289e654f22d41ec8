import { expect, test } from 'vitest';
import { burstPath } from './burst.ts';

test('a burst has two corners for each ray and reaches as far as asked', () => {
  const numbers = burstPath(100, 12).match(/-?[\d.]+/g) ?? [];
  expect(numbers).toHaveLength(12 * 2 * 2);
  expect(burstPath(100, 12)).toMatch(/^M0-100l/);
});
