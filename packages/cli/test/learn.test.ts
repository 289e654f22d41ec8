import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { format } from 'prettier';
import { schoolOf, type Lore, type NetText } from '@topsail/bots';
import { gameOf } from '@topsail/games';
import { curriculumOf, trialTable } from '../src/learn/curriculum.ts';
import { loreText } from '../src/learn/lore-text.ts';
import { knownBefore, netOriginOf, originOf } from '../src/learn/plan.ts';
import { scratch, topsail } from './topsail.ts';

const file = scratch();
const FEW = '--games 10 --choice-games 10 --generations 1 --match-games 4';

describe('the tables of the school', () => {
  const tables = (ruleset: string) =>
    curriculumOf(gameOf(ruleset)!, ruleset).map(({ seats, options }) => [seats, options.ghost]);

  it('are of every size, and four seats come twice', () => {
    expect(tables('yassa').map(([seats]) => seats)).toEqual([2, 3, 4, 4]);
  });

  it('have the ghost ship and have it not, wherever the rules leave a choice', () => {
    expect(tables('jamaica-1').filter(([, ghost]) => ghost === 'yes')).toEqual([[2, 'yes']]);
    expect(tables('jamaica-2').filter(([, ghost]) => ghost === 'yes')).toHaveLength(5);
    expect(tables('jamaica-2')).toHaveLength(10);
  });

  it('are tried with four seats, and in the tunnel with two', () => {
    const seats = (ruleset: string) => trialTable(schoolOf(ruleset)!.school, ruleset).seats;
    expect(['jamaica-1', 'yassa', 'cartagena-tortuga'].map(seats)).toEqual([4, 4, 2]);
  });
});

describe('the file of lore', () => {
  it('reads back as it was, and needs no formatting', async () => {
    for (const lore of [schoolOf('jamaica-2')!.lore, { value: { from: '"', traits: {} }, choice: {} }]) {
      const text = loreText(lore);
      expect(JSON.parse(text)).toEqual(lore);
      expect(await format(text, { parser: 'json', printWidth: 110 })).toBe(text);
    }
  });
});

describe('the origin of lore', () => {
  const plan = {
    ...{ ruleset: 'yassa', games: 30, choiceGames: 20, generations: 4 },
    ...{ matchGames: 4, warmUpGames: 50, epochs: 3 },
    seed: '7',
  };
  const origin = (afresh: boolean) => {
    const whole = { ...plan, threads: 1, afresh };
    return originOf(whole, knownBefore(whole));
  };

  it('is the command that makes it again, and the lore it began with', () => {
    const command = 'topsail learn --ruleset yassa --games 30 --choice-games 20 --generations 4 --seed 7';
    expect(origin(false)).toMatch(new RegExp(`^${command}, beginning with lore [0-9a-f]{8}$`));
    expect(origin(true)).toBe(`${command} --afresh`);
  });

  it('of a net is the command too, and the net it began with', () => {
    const whole = { ...plan, threads: 1, net: true };
    const command =
      'topsail learn --net --ruleset yassa --games 30 --warm-up-games 50 --generations 4 --epochs 3 --seed 7';
    expect(netOriginOf(whole, knownBefore(whole, { from: 'before', layers: [] }))).toMatch(
      new RegExp(`^${command}, beginning with net [0-9a-f]{8}$`),
    );
    expect(netOriginOf(whole, knownBefore(whole))).toBe(`${command} --afresh`);
  });

  it('may be nothing at all', () => {
    const { start, present } = knownBefore({ ...plan, threads: 1, afresh: true });
    expect(start).toEqual({ value: { from: 'nothing', traits: {} }, choice: {} });
    expect(present).toBe(schoolOf('yassa')!.lore);
  });
});

describe('topsail learn', () => {
  it('writes the same lore on one thread and on many, and tells what it is worth', () => {
    const one = topsail(`learn -r yassa ${FEW} --seed 5 --threads 1 --out ${file('one.json')}`);
    const many = topsail(`learn -r yassa ${FEW} --seed 5 --threads 3 --out ${file('many.json')}`);
    expect([one.code, many.code]).toEqual([0, 0]);
    const text = readFileSync(file('one.json'), 'utf8');
    expect(readFileSync(file('many.json'), 'utf8')).toBe(text);
    const { value, choice } = JSON.parse(text) as Lore;
    const { school } = schoolOf('yassa')!;
    expect(Object.keys(value.traits)).toEqual(school.traits.names);
    expect(Object.keys(choice)).toEqual(school.choices!.names);
    expect(value.from).toContain('--games 10 --choice-games 10 --generations 1 --seed 5');
    expect(one.out).toMatch(/^who wins +\d+ +\d\.\d{4} +\d\.\d{4} +\d+\.\d{4}$/m);
    expect(one.out).toMatch(
      /^new against 3 old \(4 seats\), 4 games: [\d.]+ % won \(95 %: –; even 25.0 %\)$/m,
    );
    expect(one.out).toContain(`written to ${file('one.json')}`);
    expect(one.err).toMatch(/^generation 1: fitting to \d+ positions, \d+ held out$/m);
  });

  it('trains the same net on one thread and on many, in a file that needs no formatting', async () => {
    const few =
      'learn -r yassa --net --games 10 --warm-up-games 20 --generations 2 --match-games 4 --epochs 2';
    const one = topsail(`${few} --seed 5 --threads 1 --out ${file('net.json')}`);
    const many = topsail(`${few} --seed 5 --threads 3 --out ${file('nets.json')}`);
    expect([one.code, many.code]).toEqual([0, 0]);
    const text = readFileSync(file('net.json'), 'utf8');
    expect(readFileSync(file('nets.json'), 'utf8')).toBe(text);
    expect(await format(text, { parser: 'json', printWidth: 110 })).toBe(text);
    const { layers } = JSON.parse(text) as NetText;
    expect(layers.map(({ inputs }) => inputs)).toEqual([schoolOf('yassa')!.school.net!.inputs.width, 32, 16]);
    expect(one.out).toMatch(/^who wins +\d+ +\d\.\d{4} +– +\d+\.\d{4}$/m);
    expect(one.err).toMatch(/^generation 2: surprise \d\.\d{4} in games held out$/m);
  });

  it('refuses a net where none is trained', () => {
    const { code, err } = topsail('learn -r cartagena-tortuga --net');
    expect(code).toBe(2);
    expect(err).toContain('no net can be trained for cartagena-tortuga');
  });

  it('writes nothing when it is interrupted', async () => {
    const bin = fileURLToPath(new URL('../bin/topsail.mjs', import.meta.url));
    const child = spawn(process.execPath, [bin, 'learn', '-r', 'yassa', '--out', file('stopped.json')]);
    let err = '';
    child.stderr.on('data', (text: Buffer) => {
      if (err === '') child.kill('SIGINT');
      err += text.toString();
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(err).toMatch(/^topsail: stopped; nothing was written$/m);
    expect(code).toBe(130);
    expect(existsSync(file('stopped.json'))).toBe(false);
  });

  it('explains itself', () => {
    const { code, out } = topsail('learn --help');
    expect(code).toBe(0);
    expect(out).toContain('--choice-games');
    expect(out).toContain('Examples:');
  });

  it.each([
    ['an unknown ruleset', '-r chess', 2, 'there is no ruleset "chess"; known are jamaica-1'],
    ['too few games', '-r yassa --games 9', 2, 'it takes at least 10 games of each kind'],
    ['no games', '-r yassa --games 0', 2, 'It must be 1 or more.'],
    ['no folder', '-r yassa --out /no/such/lore.json', 1, 'cannot write /no/such/lore.json: no such file'],
  ])('says at once what is wrong: %s', (_what, args, wrong, complaint) => {
    const { code, out, err } = topsail(`learn ${args}`);
    expect(err).toContain(complaint);
    expect(out).toBe('');
    expect(code).toBe(wrong);
  });
});
