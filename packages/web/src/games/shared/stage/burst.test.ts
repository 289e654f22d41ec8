import { expect, test } from 'vitest';
import { burstPath } from './burst.ts';

/** The corners of a path of relative steps. */
function cornersOf(path: string): readonly (readonly [number, number])[] {
  const numbers = (path.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  const steps = Array.from(
    { length: numbers.length / 2 },
    (_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!] as const,
  );
  let [x, y] = [0, 0];
  return steps.map((step) => {
    [x, y] = [x + step[0], y + step[1]];
    return [x, y];
  });
}

test('a burst has two corners for each ray and reaches as far as asked', () => {
  expect(cornersOf(burstPath(100, 12))).toHaveLength(24);
  expect(burstPath(100, 12)).toMatch(/^M0-100l/);
});

test('its rays are long and a little shorter by turns, with hollows between them, evenly round', () => {
  const corners = cornersOf(burstPath(100, 12));
  const reaches = corners.map(([x, y]) => Math.hypot(x, y));
  for (const [i, reach] of reaches.entries()) {
    const wanted = i % 2 === 1 ? 70 : i % 4 === 0 ? 100 : 88;
    expect(Math.abs(reach - wanted)).toBeLessThan(1.5);
  }
  expect(corners[6]![0]).toBeGreaterThan(80);
  expect(corners[18]![0]).toBeLessThan(-80);
});
