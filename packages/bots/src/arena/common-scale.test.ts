import { describe, expect, it } from 'vitest';
import { commonScale, type Distance } from './common-scale.ts';

function distance(bot: string, against: string, points: number, error = 10): Distance {
  return { bot, against, points, error };
}

function ratings(distances: readonly Distance[], anchor: string): Record<string, number> {
  return Object.fromEntries(commonScale(distances, anchor).map(({ name, rating }) => [name, rating.value]));
}

describe('a common scale', () => {
  it('adds up a chain of matches, with errors that grow along it', () => {
    const [captain, mate, random] = commonScale(
      [distance('captain', 'mate', 100), distance('mate', 'random', 300)],
      'random',
    );
    expect(random).toEqual({ name: 'random', rating: { value: 0, interval: null } });
    expect(mate.rating.value).toBeCloseTo(300, 9);
    expect(mate.rating.interval![1]).toBeCloseTo(300 + 19.6, 1);
    expect(captain.rating.value).toBeCloseTo(400, 9);
    expect(captain.rating.interval![0]).toBeCloseTo(400 - 19.6 * Math.SQRT2, 1);
  });

  it('trusts the surer match more where two ways disagree', () => {
    const twice = [distance('mate', 'random', 100, 10), distance('mate', 'random', 200, 20)];
    expect(ratings(twice, 'random').mate).toBeCloseTo(120, 9);
    const around = [
      distance('captain', 'random', 500, 10),
      distance('captain', 'mate', 100, 10),
      distance('mate', 'random', 370, 10),
    ];
    expect(ratings(around, 'random').captain).toBeCloseTo(490, 9);
    expect(ratings(around, 'random').mate).toBeCloseTo(380, 9);
  });

  it('leaves out whom no match ties to the anchor', () => {
    const apart = [distance('mate', 'random', 100), distance('sailor', 'thumb', 50)];
    expect(ratings(apart, 'random')).toEqual({ mate: 100, random: 0 });
    expect(ratings([], 'random')).toEqual({ random: 0 });
  });
});
