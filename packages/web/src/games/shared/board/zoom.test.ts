import { expect, test } from 'vitest';
import { firstZoom, within } from './zoom.ts';

test('a chart starts whole where its numbers can be read, and enlarged where they could not', () => {
  expect(firstZoom(1400)).toBe(1);
  expect(firstZoom(870)).toBe(1);
  expect(firstZoom(390) * 390).toBeCloseTo(900);
});

test('a chart is never smaller than its window', () => {
  expect(within(0.3)).toBe(1);
  expect(within(2)).toBe(2);
  expect(within(99)).toBe(4);
});
