import { bit } from '@topsail/engine';
import { expect, it } from 'vitest';
import { ALL_TREASURES, treasureNamed, TREASURES } from './treasures.ts';

it('a treasure is found by its name as long as one of that name is left', () => {
  const [first, second] = [treasureNamed('+7', ALL_TREASURES), TREASURES.lastIndexOf('+7')];
  expect(first).toBe(TREASURES.indexOf('+7'));
  expect(treasureNamed('+7', ALL_TREASURES & ~bit(first))).toBe(second);
  expect(() => treasureNamed('+7', ALL_TREASURES & ~bit(first) & ~bit(second))).toThrow(
    'no treasure +7 is left',
  );
});
