import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scratch, topsail } from './topsail.ts';

const file = scratch();
const run = 'duel -r yassa -n 3 --bot thumb --against random --h0 33 --h1 60 --seed 7';

/** All that must not depend on how fast the games were played. */
function timeless(text: string): string {
  return text.replace(/; \d\d:\d\d:\d\d/g, '').replace(/^ms a decision.*\n/m, '');
}

describe('topsail duel', () => {
  it('plays until one hypothesis can be accepted, on one thread as on many', () => {
    const one = topsail(`${run} --threads 1`);
    const many = topsail(`${run} --threads 3`);
    expect(one.code).toBe(0);
    expect(one.out).toContain('thumb against 2 random (yassa, 3 seats), seeds from "7"');
    expect(one.out).toContain(
      'H0: no more than 33.0 % won; H1: at least 60.0 %; errors at most 5.0 % and 5.0 %',
    );
    expect(one.out).toContain('H1 is accepted.');
    expect(one.err.trimEnd().split('\n')).toHaveLength(20);
    expect(timeless(many.out)).toBe(timeless(one.out));
  });

  it('accepts H0 where the bot is no better', () => {
    const { out } = topsail('duel -r yassa -n 2 --bot random --against thumb --h0 50 --h1 70 --threads 1');
    expect(out).toContain('H0 is accepted.');
  });

  it('goes on where it was stopped, and comes to the same', () => {
    const path = file('duel.json');
    const first = topsail(`${run} --games 30 --threads 1 --file ${path}`);
    expect(first.out).toContain('of 30 games');
    expect(first.out).toContain('not decided yet.');
    const second = topsail(`${run} --threads 1 --file ${path}`);
    expect(second.err.trimEnd().split('\n')).toHaveLength(10);
    expect(timeless(second.out)).toBe(timeless(topsail(`${run} --threads 1`).out));
    const third = topsail(`${run} --threads 1 --file ${path}`);
    expect(third.err).toBe('');
    expect(timeless(third.out)).toBe(timeless(second.out));
  });

  it('leaves out what was played after a gap, so that quick games do not come first', () => {
    const path = file('gap.json');
    topsail(`${run} --games 30 --threads 1 --file ${path}`);
    const kept = JSON.parse(readFileSync(path, 'utf8')) as { blocks: unknown[] };
    kept.blocks[4] = null;
    writeFileSync(path, JSON.stringify(kept));
    const { err } = topsail(`${run} --games 30 --threads 1 --file ${path}`);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toContain('of 30 games');
  });

  it.each([
    ['the same bot twice', '--bot mate --against mate', 'mate cannot be told from mate'],
    [
      'hypotheses the wrong way round',
      '--bot mate --against sailor --h0 40 --h1 30',
      'h1 must be more than h0',
    ],
    ['no share', '--bot mate --against sailor --h0 140', 'It must be from 0 to 100.'],
    ['no error rate', '--bot mate --against sailor --alpha 1', 'It must be between 0 and 0.5.'],
    ['no effort', '--bot mate --against sailor --effort 0', 'It must be one or two numbers above 0'],
    ['an unknown bot', '--bot mate --against admiral', 'there is no bot "admiral"'],
  ])('refuses %s', (_, args, reason) => {
    const { code, err } = topsail(`duel -r yassa -n 3 ${args}`);
    expect(code).toBe(2);
    expect(err).toContain(reason);
  });

  it('refuses the file of another duel', () => {
    const path = file('other.json');
    topsail(`${run} --games 3 --threads 1 --file ${path}`);
    const { code, err } = topsail(`${run.replace('seed 7', 'seed 8')} --file ${path}`);
    expect(code).toBe(1);
    expect(err).toContain('holds another duel');
    writeFileSync(path, '{}');
    expect(topsail(`${run} --file ${path}`).err).toContain('holds no duel');
  });

  it('gives a bot more or fewer tries', () => {
    const some = 'duel -r yassa -n 2 --bot mate --against random --games 2 --threads 1';
    expect(topsail(`${some} --effort 0.05,1`).out).toContain('; tries mate × 0.05, random × 1');
  });
});
