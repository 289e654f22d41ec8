import { describe, expect, it } from 'vitest';
import { rolls } from '../testing/evenness.ts';
import { recording } from './recording.ts';
import { replaying, RollMismatch } from './replaying.ts';
import { scripted } from './scripted.ts';
import { seeded } from './seeded.ts';

describe('recorded luck', () => {
  it('is the luck of its source, and remembered', () => {
    const luck = recording(seeded('x'));
    expect(rolls(luck, 6, 20)).toEqual(rolls(seeded('x'), 6, 20));
    expect(luck.rolls).toEqual(rolls(seeded('x'), 6, 20));
  });

  it('passes on how many sides, and what for', () => {
    const luck = recording(scripted(['battle', 5]));
    expect(luck.roll(6, 'battle')).toBe(5);
  });

  it('forgets nothing when its source fails', () => {
    const luck = recording(scripted(4));
    luck.roll(6, 'dice');
    expect(() => luck.roll(6, 'dice')).toThrow();
    expect(luck.rolls).toEqual([4]);
  });
});

describe('replayed luck', () => {
  it('is what was recorded, and says how much is left', () => {
    const luck = replaying([2, 6, 1]);
    expect(luck.left()).toBe(3);
    expect(rolls(luck, 6, 2)).toEqual([2, 6]);
    expect(luck.left()).toBe(1);
  });

  it.each([[[]], [[0]], [[7]], [[1.5]], [[Number.NaN]]])('%j fits no die of six', (values) => {
    expect(() => replaying(values).roll(6, 'dice')).toThrow(RollMismatch);
  });
});
