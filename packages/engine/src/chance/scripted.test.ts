import { describe, expect, it } from 'vitest';
import { scripted } from './scripted.ts';

describe('scripted luck', () => {
  it('gives what was written, in order, and is done', () => {
    const luck = scripted(3, ['battle', 6], 1);
    expect([luck.roll(6, 'dice'), luck.roll(6, 'battle'), luck.roll(2, 'deal')]).toEqual([3, 6, 1]);
    luck.done();
  });

  it('misses a roll that nobody wrote', () => {
    const luck = scripted(2);
    luck.roll(6, 'dice');
    expect(() => luck.roll(6, 'battle')).toThrow('roll 2 is not in the script: battle, 6 sides');
  });

  it('is not done while a roll is left', () => {
    const luck = scripted(2, 5, 6);
    luck.roll(6, 'dice');
    expect(() => luck.done()).toThrow('2 scripted rolls were never asked for');
  });

  it('is not done either when one roll too many was asked for', () => {
    const luck = scripted();
    expect(() => luck.roll(6, 'dice')).toThrow();
    expect(() => luck.done()).toThrow();
  });

  it('notices a roll for something else', () => {
    expect(() => scripted(['battle', 4]).roll(6, 'dice')).toThrow(
      'roll 1 should be for battle, but is for dice',
    );
  });

  it.each([0, 7, -1, 2.5, Number.NaN])('notices that no die of six shows %d', (value) => {
    expect(() => scripted(value).roll(6, 'dice')).toThrow(/roll 1 for dice is .*, not 1 to 6/);
  });
});
