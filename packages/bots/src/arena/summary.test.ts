import { describe, expect, it } from 'vitest';
import { fast, seeded } from '@topsail/engine';
import { intervals, quantile } from './bootstrap.ts';
import type { Cluster, GamePlayed } from './match.ts';
import { summary } from './summary.ts';
import { clusterWilson, wilson } from './wilson.ts';

/** A game in which the first of the names won alone, with 10 points, the next 9, and so on. */
function won(names: readonly string[], times: GamePlayed['times'] = {}): GamePlayed {
  const seats = names.map((name, i) => ({ name, win: i === 0 ? 1 : 0, score: 10 - i, place: i + 1 }));
  return { seats, moves: 20, times };
}

const lineUp = ['a', 'b', 'b', 'b'];
const clusters: Cluster[] = [
  [won(['a', 'b', 'b', 'b'], { a: [1, 3], b: [] }), won(['b', 'a', 'b', 'b'], { a: [2], b: [5] })],
  [won(['a', 'b', 'b', 'b']), won(['a', 'b', 'b', 'b'])],
];

describe('the summary of a match', () => {
  const told = summary(lineUp, clusters, '1');
  const [a, b] = told.bots;

  it('shares the wins out among the names, and among their seats', () => {
    expect(told).toMatchObject({ games: 4, seeds: 2, cut: 0, movesPerGame: 20, even: 0.25, nobodysShare: 0 });
    expect([a.copies, a.winShare.value, a.seatShare.value]).toEqual([1, 0.75, 0.75]);
    expect(b.copies).toBe(3);
    expect(b.winShare.value).toBeCloseTo(0.25, 12);
    expect(b.seatShare.value).toBeCloseTo(0.25 / 3, 12);
  });

  it('tells the mean score and place', () => {
    expect([a.score.value, a.place.value]).toEqual([9.75, 1.25]);
    expect(b.place.value).toBeCloseTo((3 * (2 + 3 + 4) + (1 + 3 + 4)) / 12, 12);
  });

  it('tells how long decisions took', () => {
    expect(a.times).toMatchObject({ decisions: 3, mean: 2, p50: 2, max: 3 });
    expect(b.times).toMatchObject({ decisions: 1, mean: 5, p99: 5 });
  });

  it('sets the rating of random to 0, and without it that of the first', () => {
    expect(a.rating.value).toBe(0);
    const [thumb, random] = summary(['thumb', 'random'], [[won(['thumb', 'random'])]], '1').bots;
    expect(random.rating.value).toBe(0);
    expect(thumb.rating.value).toBeCloseTo(400 * Math.log10(3), 6);
  });

  it('gives no interval from a single seed', () => {
    expect(summary(lineUp, clusters.slice(0, 1), '1').bots[0].winShare.interval).toBeNull();
    expect(a.winShare.interval![0]).toBeLessThan(0.5);
    expect(a.winShare.interval![1]).toBe(1);
  });

  it('does not think a bot unbeatable that won every game', () => {
    const sweep = Array.from({ length: 50 }, () => [won(['a', 'b', 'b', 'b']), won(['a', 'b', 'b', 'b'])]);
    const [{ winShare }, { seatShare }] = summary(lineUp, sweep, '1').bots;
    expect(winShare).toEqual({ value: 1, interval: [wilson(1, 50)[0], 1] });
    expect(winShare.interval![0]).toBeCloseTo(50 / (50 + 1.96 ** 2), 3);
    expect(seatShare.interval![1]).toBeCloseTo((1 - 50 / (50 + 1.96 ** 2)) / 3, 3);
  });

  it('is the same for the same seed', () => {
    expect(summary(lineUp, clusters, '1')).toEqual(told);
  });

  it('counts a game that was cut, and that the ghost ship won, as won by nobody', () => {
    const cut = { seats: [], moves: 99, times: {} };
    const ghostly = { ...won(['a', 'b']), seats: won(['a', 'b']).seats.map((seat) => ({ ...seat, win: 0 })) };
    const ended = summary(
      ['a', 'b'],
      [
        [cut, won(['a', 'b'])],
        [ghostly, ghostly],
      ],
      '1',
    );
    expect(ended).toMatchObject({ cut: 1, nobodysShare: 0.75 });
    expect(ended.bots.map(({ winShare }) => winShare.value)).toEqual([0.25, 0]);
    expect(ended.bots[0].score.value).toBe(10);
  });
});

describe('an interval of Wilson', () => {
  it('is what the books say', () => {
    const [from, to] = wilson(0.4, 50);
    expect(from).toBeCloseTo(0.2761, 4);
    expect(to).toBeCloseTo(0.5382, 4);
    expect(wilson(0, 10)[0]).toBe(0);
  });

  it('takes clusters of one game for games', () => {
    const shares = Array.from({ length: 1000 }, (_, i) => (i % 5 < 2 ? 1 : 0));
    const [from, to] = clusterWilson(shares);
    expect(from).toBeCloseTo(wilson(0.4, 1000)[0], 4);
    expect(to).toBeCloseTo(wilson(0.4, 1000)[1], 4);
  });

  it('is narrower where clusters differ less than single games would', () => {
    const halves = Array.from({ length: 100 }, (_, i) => [0.25, 0.5, 0.75][i % 3]);
    const [from, to] = clusterWilson(halves);
    const [lone, far] = wilson(0.5, 100);
    expect(to - from).toBeLessThan((far - lone) / 2);
  });
});

describe('a bootstrap interval', () => {
  it('covers the truth about 95 times in 100', () => {
    const luck = fast(3);
    const covered = Array.from({ length: 200 }, () => {
      const rows = Array.from({ length: 60 }, () => Float64Array.of(luck.roll(10) <= 4 ? 1 : 0));
      const [[from, to]] = intervals(rows, ([sum]) => [sum / 60], luck)!;
      return from <= 0.4 && 0.4 <= to;
    });
    const times = covered.filter(Boolean).length;
    expect(times).toBeGreaterThan(200 * 0.9);
    expect(times).toBeLessThan(200 * 0.99);
  });

  it('is as wide as the normal one for many rows', () => {
    const rows = Array.from({ length: 1000 }, (_, i) => Float64Array.of(i % 2));
    const [[from, to]] = intervals(rows, ([sum]) => [sum / 1000], seeded('wide'))!;
    expect(to - from).toBeCloseTo(2 * 1.96 * Math.sqrt(0.25 / 1000), 2);
  });

  it('takes quantiles between two values in proportion', () => {
    expect(quantile(Float64Array.of(1, 2, 4), 0.75)).toBe(3);
    expect(quantile(Float64Array.of(5), 0.95)).toBe(5);
  });
});
