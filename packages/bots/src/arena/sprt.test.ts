import { seeded, type Chance } from '@topsail/engine';
import { describe, expect, test } from 'vitest';
import { firstVerdict, sprt, type Hypotheses } from './sprt.ts';

const TEST: Hypotheses = { h0: 0.25, h1: 0.33, alpha: 0.05, beta: 0.05 };
const SEATS = 4;

/** The share of one block: luck shared by all four games makes some seeds kinder than others. */
function block(share: number, chance: Chance): number {
  const kindness = (chance.roll(3, 'kindness') - 2) * 0.15;
  let won = 0;
  for (let game = 0; game < SEATS; game++) if (chance.roll(1000, 'game') <= 1000 * (share + kindness)) won++;
  return won / SEATS;
}

/** How often each verdict is reached by tests of a bot that truly wins this share. */
function verdicts(share: number, tests: number): { h0: number; h1: number; open: number; blocks: number } {
  const chance = seeded(`sprt ${share}`);
  const count = { h0: 0, h1: 0, open: 0, blocks: 0 };
  for (let i = 0; i < tests; i++) {
    const found = firstVerdict(
      Array.from({ length: 600 }, () => block(share, chance)),
      TEST,
    );
    count[found.verdict] += 1 / tests;
    count.blocks += found.blocks / tests;
  }
  return count;
}

describe('the sequential test', () => {
  test('keeps its error rates, though the games of a block belong together', () => {
    expect(verdicts(0.25, 2000).h1).toBeLessThan(0.05);
    expect(verdicts(0.33, 2000).h0).toBeLessThan(0.05);
  });

  test('always comes to an end, and the sooner the clearer the difference', () => {
    const near = verdicts(0.29, 100);
    const far = verdicts(0.42, 100);
    expect(near.open).toBe(0);
    expect(far.h1).toBeGreaterThan(0.99);
    expect(far.blocks).toBeLessThan(near.blocks / 1.8);
  });

  test('weighs the blocks as the normal law does', () => {
    const shares = Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? 0.5 : 0));
    const { ratio, share, lower, upper } = sprt(shares, { ...TEST, h0: 0.2, h1: 0.3 });
    expect(share).toBe(0.25);
    expect(ratio).toBeCloseTo(0, 10);
    expect(upper).toBeCloseTo(Math.log(19), 10);
    expect(lower).toBeCloseTo(-Math.log(19), 10);
    const higher = sprt(shares, { ...TEST, h0: 0.1, h1: 0.2 });
    expect(higher.ratio).toBeCloseTo((100 * 0.1 * 0.2) / 2 / ((6.25 + 3 * 0.15 * 0.85) / 99), 8);
  });

  test('decides nothing from a few blocks, even if all were won', () => {
    expect(sprt(new Array<number>(19).fill(1), TEST).verdict).toBe('open');
    expect(sprt(new Array<number>(40).fill(1), TEST).verdict).toBe('h1');
    expect(sprt([], TEST)).toMatchObject({ blocks: 0, ratio: 0, verdict: 'open' });
  });

  test('stays with its first verdict, whatever comes later', () => {
    const shares = [...new Array<number>(40).fill(1), ...new Array<number>(400).fill(0)];
    expect(firstVerdict(shares, TEST)).toMatchObject({ verdict: 'h1' });
    expect(firstVerdict(shares, TEST).blocks).toBeLessThan(41);
  });
});
