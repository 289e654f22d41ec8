import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scratch, topsail } from './topsail.ts';
import { witness } from './witness.ts';

const file = scratch();

describe('topsail random', () => {
  it('counts how games end', () => {
    const { code, out, err } = topsail('random --ruleset jamaica-2 --seats 3 --ghost --games 20 --seed 4');
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toContain('20 games');
    expect(out).toMatch(/^ghost +\d+ +\d/m);
  });

  it('writes the same trace for the same seed, to a file as to the standard output', () => {
    const path = file('games.jsonl');
    const run = 'random --ruleset yassa --seats 3 --games 2 --seed abc --jsonl';
    expect(topsail(`${run} ${path}`).code).toBe(0);
    const { out } = topsail(`${run} -`);
    expect(readFileSync(path, 'utf8')).toBe(out);
    expect(witness(out)).toBe(2);
    expect(topsail(`${run} -`.replace('abc', 'abd')).out).not.toBe(out);
  });

  it('begins every game of a trace with its own header', () => {
    const { out } = topsail('random --ruleset cartagena-hispaniola --seats 2 --games 2 --jsonl -');
    const headers = out.split('\n').filter((line) => line.includes('"format"'));
    expect(headers).toEqual(Array(2).fill('{"format":1,"game":"cartagena","partial":false}'));
    expect(witness(out)).toBe(2);
  });

  it('lets the ghost sail with two seats, asked or not', () => {
    const { out } = topsail('random --ruleset jamaica-1 --seats 2 --jsonl -');
    expect(out).toContain('"ruleset":"jamaica-1","seats":2,"ghost":true,"holds":"indexed"');
  });

  it.each([
    ['a folder that the system lets nobody make', '/proc/nowhere', 'no such file or directory'],
    ['a folder inside such a folder', '/proc/nowhere/saved', 'no such file or directory'],
    ['a folder inside a file', '/etc/passwd/saved', 'not a directory'],
    ['a folder that is a file', '/etc/passwd', 'file already exists'],
  ])('says so when records should go into %s', (_what, folder, reason) => {
    const { code, err } = topsail(`random --ruleset yassa --seats 2 --records ${folder}`);
    expect(err).toMatch(/^topsail: cannot make the folder \/.*\n$/);
    expect(err).toContain(reason);
    expect(code).toBe(1);
  });

  it('says so when the disk is full', () => {
    const { code, err } = topsail('random --ruleset yassa --seats 2 --games 1 --jsonl /dev/full');
    expect(code).toBe(1);
    expect(err).toMatch(/^topsail: cannot write \/dev\/full: no space left on device\n/);
  });
});
