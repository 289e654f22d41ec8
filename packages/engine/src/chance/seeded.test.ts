import { describe, expect, it } from 'vitest';
import type { Chance } from '../chance.ts';
import { evenness, rolls } from '../testing/evenness.ts';
import { fast } from './fast.ts';
import { seeded } from './seeded.ts';

describe('luck from a seed', () => {
  it('is the same for the same text, today and in every version', () => {
    expect(rolls(seeded('topsail'), 6, 12)).toEqual(rolls(seeded('topsail'), 6, 12));
    expect(rolls(seeded('topsail'), 6, 12)).toEqual([3, 2, 6, 3, 4, 4, 4, 5, 5, 4, 1, 4]);
  });

  it('is another for another text', () => {
    expect(rolls(seeded('topsail'), 1000, 5)).not.toEqual(rolls(seeded('topsails'), 1000, 5));
    expect(rolls(seeded(''), 1000, 5)).not.toEqual(rolls(seeded(' '), 1000, 5));
  });

  it('is the same for the same number, and pinned', () => {
    expect(rolls(fast(42), 6, 12)).toEqual([3, 6, 1, 6, 1, 5, 6, 4, 2, 1, 2, 4]);
    expect(rolls(fast(1), 1000, 5)).not.toEqual(rolls(fast(2), 1000, 5));
    expect(rolls(fast(2 ** 32), 1000, 5)).not.toEqual(rolls(fast(0), 1000, 5));
  });

  const sources: readonly (readonly [string, () => Chance])[] = [
    ['seeded', () => seeded('even')],
    ['fast', () => fast(7)],
  ];
  it.each(sources)('%s dice are even for every number of sides', (_name, make) => {
    for (const sides of [2, 3, 6, 7, 26, 100]) expect(evenness(make(), sides)).toBeLessThan(4);
  });

  it.each(sources)('%s pairs of rolls are even too', (_name, make) => {
    const luck = make();
    const pairs: Chance = { roll: () => 6 * (luck.roll(6, '') - 1) + luck.roll(6, '') };
    expect(evenness(pairs, 36)).toBeLessThan(4);
  });

  it('a die of one side shows 1', () => {
    expect(rolls(seeded('one'), 1, 3)).toEqual([1, 1, 1]);
  });
});
