import { calibrationOf, predictGame, type Calibration } from '@topsail/bots';
import { describe, expect, it } from 'vitest';
import { topsail } from './topsail.ts';

const RUN = 'calibration -r yassa -n 2 --bot thumb --games 4 --every 9 --seed 7';

describe('topsail calibration', () => {
  it('compares promises with what came of them, alike on one thread and on many', () => {
    const one = topsail(`${RUN} --threads 1 --json`);
    const many = topsail(`${RUN} --threads 3 --json`);
    expect([one.code, one.err]).toEqual([0, '']);
    expect(many.out).toBe(one.out);
    const { whole } = JSON.parse(one.out) as { whole: Calibration };
    const setup = { ruleset: 'yassa', seats: 2, options: { ghost: 'no' } };
    const direct = [1, 2, 3, 4].map((i) =>
      predictGame({ bot: 'thumb', setup, seed: `7 game ${i}`, every: 9 }),
    );
    const { games, predictions, brier } = calibrationOf(direct, 0.5, '7');
    expect(predictions).toBeGreaterThan(8);
    expect([whole.games, whole.predictions, whole.brier]).toEqual([games, predictions, brier]);
  });

  it('prints a table', () => {
    const { code, out } = topsail(RUN);
    expect(code).toBe(0);
    expect(out).toMatch(/^promised +predictions +mean +won +won less mean +95 %$/m);
    expect(out).toMatch(/^40 to 50 % +\d+ /m);
    expect(out).toMatch(/^last third +\d+ +0\.\d{4} /m);
    expect(out).toContain('4 games.');
  });

  it('explains itself', () => {
    const { code, out } = topsail('calibration --help');
    expect(code).toBe(0);
    expect(out).toContain('Examples:');
  });

  it('says in one line what is wrong', () => {
    const { code, err } = topsail('calibration -r yassa -n 2 --bot parrot');
    expect(code).toBe(2);
    expect(err).toContain('there is no bot "parrot"');
  });
});
