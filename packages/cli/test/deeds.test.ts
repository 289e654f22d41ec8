import { deedsOf, watchGame } from '@topsail/bots';
import { describe, expect, it } from 'vitest';
import { topsail } from './topsail.ts';

const RUN = 'deeds -r yassa -n 2 --bots thumb,random --games 3 --seed 7';

describe('topsail deeds', () => {
  it('counts what the bots do, alike on one thread and on many', () => {
    const one = topsail(`${RUN} --threads 1 --json`);
    const many = topsail(`${RUN} --threads 3 --json`);
    expect([one.code, one.err]).toEqual([0, '']);
    expect(many.out).toBe(one.out);
    const report = JSON.parse(one.out) as { bots: { bot: string; deeds: { occasions: number }[] }[] };
    expect(report.bots.map(({ bot }) => bot)).toEqual(['thumb', 'random']);
    const setup = { ruleset: 'yassa', seats: 2, options: { ghost: 'no' } };
    const direct = [1, 2, 3].map((i) => watchGame('random', setup, `7 game ${i}`));
    expect(report.bots[1]!.deeds.map(({ occasions }) => occasions)).toEqual(
      deedsOf('yassa').map((_, i) => direct.reduce((sum, { occasions }) => sum + occasions[i]!, 0)),
    );
  });

  it('prints a table', () => {
    const { code, out } = topsail(RUN);
    expect(code).toBe(0);
    expect(out).toMatch(/^ +thumb +3 games +95 % +random +3 games +95 %$/m);
    expect(out).toMatch(/^leaves a treasure lying +/m);
    expect(out).toMatch(/^points at the end +[\d.]+ /m);
  });

  it('explains itself', () => {
    const { code, out } = topsail('deeds --help');
    expect(code).toBe(0);
    expect(out).toContain('Examples:');
  });

  it('says in one line what is wrong', () => {
    const { code, err } = topsail('deeds -r yassa -n 2 --bots parrot');
    expect(code).toBe(2);
    expect(err).toContain('there is no bot "parrot"');
  });
});
