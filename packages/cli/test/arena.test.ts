import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playCluster, summary } from '@topsail/bots';
import type { ArenaReport } from '../src/arena/report.ts';
import { scratch, topsail } from './topsail.ts';

const file = scratch();

function report(args: string): ArenaReport {
  const { code, out, err } = topsail(`arena ${args} --json`);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out) as ArenaReport;
}

/** All that must not depend on how fast the games were played, or on how many threads. */
function figures(report: ArenaReport): object {
  const bots = report.bots.map((bot) => ({ ...bot, times: bot.times.decisions }));
  return { ...report, threads: 'any', seconds: 'any', bots };
}

describe('topsail arena', () => {
  const run = '-r yassa -n 3 --line-up thumb,random --games 10 --seed 7';

  it('gives the same figures on one thread and on many', () => {
    const one = report(`${run} --threads 1`);
    const many = report(`${run} --threads 3`);
    expect(one.threads).toBe(1);
    expect(many.threads).toBe(3);
    expect(figures(many)).toEqual(figures(one));
  });

  it('tells all that is needed to repeat it, and rounds the games up to whole seeds', () => {
    expect(report(run)).toMatchObject({
      ruleset: 'yassa',
      revision: 1,
      seats: 3,
      lineUp: ['thumb', 'random', 'random'],
      seed: '7',
      gamesAsked: 10,
      games: 12,
      seeds: 4,
      rotations: 3,
      isComplete: true,
      node: process.version,
    });
  });

  it('comes to what the bots come to when they are asked directly', () => {
    const { bots, movesPerGame } = report('-r yassa -n 2 --line-up random,thumb --games 4 --seed 3');
    const setup = { ruleset: 'yassa', seats: 2, options: { ghost: 'no' } };
    const match = { setup, lineUp: ['random', 'thumb'] } as const;
    const direct = summary(
      match.lineUp,
      [1, 2].map((i) => [...playCluster(match, `3 game ${i}`)]),
      '3',
    );
    expect(movesPerGame).toBe(direct.movesPerGame);
    expect(bots.map(({ winShare, rating }) => [winShare, rating])).toEqual(
      direct.bots.map(({ winShare, rating }) => [winShare, rating]),
    );
  });

  it('lets the ghost ship sail', () => {
    const { options, bots } = report('-r jamaica-2 -n 3 --ghost --line-up random,random,random --games 2');
    expect(options.ghost).toBe('yes');
    expect(bots.map(({ name, copies }) => [name, copies])).toEqual([['random', 3]]);
  });

  it('prints columns, and draws a chart that can be read aloud', () => {
    const { code, out, err } = topsail(
      `arena -r cartagena-tortuga -n 2 --line-up thumb,random --games 3 --seed <&> --svg ${file('chart.svg')}`,
    );
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('thumb against random (cartagena-tortuga, 2 seats)');
    expect(out).toContain(
      '4 games (3 asked, rounded up to whole seeds): 2 seeds from "<&>", each in 2 rotations',
    );
    expect(out).toMatch(/^ +seats +won +a seat +95 % +points +95 % +place +rating +95 %$/m);
    expect(out).toMatch(/^random +1 +[\d.]+ % .* 0 +0 to 0$/m);
    expect(out).toMatch(/^ms a decision +decisions +mean +p50 +p95 +p99 +max$/m);
    const svg = readFileSync(file('chart.svg'), 'utf8');
    expect(svg).toContain('seed “&lt;&amp;&gt;”');
    expect(svg).toMatch(/<title>thumb won [\d.]+ % of the games, 95 % interval [\d.]+ to [\d.]+ %<\/title>/);
    expect(svg).toContain('even 50.0 %');
    expect(svg).not.toMatch(/NaN|undefined|href|url\(/);
  });

  it('explains itself', () => {
    const { code, out } = topsail('arena --help');
    expect(code).toBe(0);
    expect(out).toContain('tree-random, captain-2026, cabin-boy, sailor, mate, captain');
    expect(out).toContain('Examples:');
  });
});

describe('topsail arena says in one line what is wrong:', () => {
  it.each([
    ['an unknown bot', '-n 2 -l parrot,random', 'there is no bot "parrot"; known are random, thumb, greedy,'],
    ['a bot without a name', '-n 3 -l thumb,,random', 'there is no bot ""'],
    ['too few bots', '-n 4 -l thumb,random,random', 'the line-up has 3 names for 4 seats; give 4, or two'],
    ['too many bots', '-n 2 -l thumb,random,random', 'the line-up has 3 names for 2 seats'],
    ['one bot', '-n 2 -l thumb', 'the line-up has 1 name for 2 seats'],
    ['too many seats', '-n 5 -l thumb,random', 'this ruleset is for 2 to 4 seats, not 5'],
    ['no line-up', '-n 2', "required option '-l, --line-up <bots>' not specified"],
    ['no threads', '-n 2 -l thumb,random --threads 0', 'It must be 1 or more.'],
  ])('%s', (_what, args, complaint) => {
    const { code, out, err } = topsail(`arena -r yassa ${args}`);
    expect(err).toContain(complaint);
    expect(err).not.toMatch(/^ +at /m);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  it('a chart that cannot be written, after the figures', () => {
    const { code, out, err } = topsail(
      `arena -r yassa -n 2 -l random,random -g 1 --svg ${file('no/such/folder.svg')}`,
    );
    expect(code).toBe(1);
    expect(err).toMatch(/^topsail: cannot write .*folder.svg: no such file or directory$/m);
    expect(out).toContain('one seed gives no interval');
  });
});
