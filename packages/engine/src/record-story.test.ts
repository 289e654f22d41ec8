import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { isTakenBack } from './chronicle.ts';
import type { Game } from './game.ts';
import { stateHash } from './hash.ts';
import { verifyRecord } from './record-proof.ts';
import { makeRecord } from './record-text.ts';
import type { Refusal } from './refusal.ts';
import { inFormOne } from './testing/form-one.ts';
import { toy } from './testing/toy/game.ts';
import { playedToy } from './testing/toy/played.ts';
import { toldToy, type Told } from './testing/toy/told.ts';

const game: Game = toy;
let told: Told;
let lines: readonly string[];

beforeEach(() => {
  told = toldToy('told-tale');
  lines = makeRecord(game, told.record, told.story).trim().split('\n');
});

function refusalOf(changed: readonly string[]): Refusal {
  const result = verifyRecord([game], changed.join('\n'));
  if (result.ok) throw new Error(`taken for true:\n${changed.join('\n')}`);
  return result.refusal;
}

const withLine = (index: number, ...instead: readonly string[]): string[] =>
  lines.toSpliced(index, 1, ...instead);
const numberOf = (pattern: RegExp): number => lines.findIndex((line) => pattern.test(line));
const allLike = (pattern: RegExp): [index: number, line: string][] =>
  [...lines.entries()].filter(([, line]) => pattern.test(line));

describe('a record with a story', () => {
  it('can be read by a person', () => {
    const { record, story } = toldToy('read', 14);
    expect(makeRecord(game, record, story).split('\n')).toEqual([
      'topsail record 2',
      'ruleset skiffs@1',
      'seats 3',
      'option race long',
      'dice promise 29e754e7182136842bef82858805a2998f8f69df8a8e4fbad416adec78649c26',
      'dice nonce anne-of-cork',
      'dice nonce read',
      'dice secret 5ec2e70000000000000000000000000000000000000000000000000000000000',
      'start | 4 8 6',
      '1 row',
      '0 dig',
      '2 row | 3',
      '2 row',
      'check 4 9e58fc2f7e02d8af 56687bea72b3f958',
      'undo 3',
      '0 row',
      '2 row',
      '1 dig',
      '2 dig',
      '0 dig | 6 1 4',
      'check 10 a6abda036e85cead 2d3151a698c1ed8a',
      'undo 3',
      '0 sail',
      '2 dig',
      'check 13 a7f511de9472e341 02c139e55b373ec0',
      'undo 2',
      'so far 14 3ff81f01d7b58b3e',
      'sha256 7e951e067b723d5f433772ee15f7e568da4cb8c0e41e5b1e3d02e0969cb51ddc',
      '',
    ]);
  });

  it('proves itself, its dice, and what was taken back', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w-]{1,20}$/), fc.integer({ min: 0, max: 60 }), (seed, entries) => {
        const { record, story, state } = toldToy(seed, entries);
        const verified = verifyRecord([game], makeRecord(game, record, story));
        if (!verified.ok) throw new Error(JSON.stringify(verified));
        expect(verified.value).toMatchObject({ record, story, dice: 'openly' });
        expect(stateHash(game, verified.value.state)).toBe(stateHash(game, state));
      }),
    );
  });

  it('says that its dice are only promised while the secret is not told', () => {
    const { promise, nonces } = told.story.dice;
    const text = makeRecord(game, told.record, { ...told.story, dice: { promise, nonces } });
    expect(verifyRecord([game], text)).toMatchObject({ ok: true, value: { dice: 'promised' } });
  });

  it('may tell of moves taken back without promising anything', () => {
    const { chronicle } = told.story;
    const verified = verifyRecord([game], makeRecord(game, told.record, { chronicle }));
    expect(verified).toMatchObject({ ok: true, value: { record: told.record, dice: 'unpromised' } });
    expect(verified.ok && verified.value.story).toEqual({ chronicle });
  });

  it('is the plain record when nothing was taken back or promised', () => {
    const { record } = playedToy('plain');
    expect(makeRecord(game, record, { chronicle: record.steps })).toBe(makeRecord(game, record));
  });

  it('of form 1 may be typed without any check between', () => {
    const old = inFormOne(`${lines.join('\n')}\n`).split('\n');
    const typed = old.filter((line) => !line.startsWith('check '));
    expect(typed.length).toBeLessThan(old.length);
    expect(verifyRecord([game], typed.join('\n')).ok).toBe(true);
  });

  it('is never made of more moves taken back than were made', () => {
    const chronicle = [...told.story.chronicle.slice(0, 1), { undo: 2 }];
    expect(() => makeRecord(game, told.record, { chronicle })).toThrow(
      '2 steps are taken back where 1 stand',
    );
  });
});

describe('a story that was tampered with is refused', () => {
  it('for any roll that is not what the dice give, on its line', () => {
    for (const [index, line] of allLike(/\|/)) {
      for (const other of ['1', '2', '3']) {
        const changed = line.replace(/\d+$/, other);
        if (changed === line) continue;
        const { code, params } = refusalOf(withLine(index, changed));
        expect(code).toBe('record/dice-roll');
        expect(params).toMatchObject({ line: index + 1 });
        expect(params).not.toHaveProperty('after');
      }
    }
  });

  it('for nonces that are others, more, fewer, or in another order, at the first roll', () => {
    const [first, second] = allLike(/^dice nonce/).map(([index]) => index);
    const line = numberOf(/^start/) + 1;
    const swapped = lines.with(first, lines[second]).with(second, lines[first]);
    expect(refusalOf(swapped)).toMatchObject({ code: 'record/dice-roll', params: { line } });
    for (const changed of [withLine(first), withLine(first, lines[first], lines[first])])
      expect(refusalOf(changed)).toMatchObject({ code: 'record/dice-roll' });
    const other = withLine(second, 'dice nonce mary');
    expect(refusalOf(other)).toMatchObject({ code: 'record/dice-roll', params: { line } });
  });

  it('for another secret or another promise, where the secret is told', () => {
    const line = numberOf(/^dice secret/) + 1;
    for (const index of [numberOf(/^dice secret/), numberOf(/^dice promise/)]) {
      const changed = withLine(
        index,
        lines[index].replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
      );
      expect(refusalOf(changed)).toEqual({ code: 'record/dice-promise', params: { line } });
    }
  });

  it.each([
    ['a short promise', /^dice promise/, 'dice promise 9c1d'],
    ['a promise in capitals', /^dice promise/, `dice promise ${'A'.repeat(64)}`],
    ['a nonce of two words', /^dice nonce/, 'dice nonce anne mary'],
    ['a secret that is no number', /^dice secret/, `dice secret ${'x'.repeat(64)}`],
  ])('for %s, on its line', (_what, pattern, instead) => {
    const index = numberOf(pattern);
    expect(refusalOf(withLine(index, instead))).toEqual({
      code: 'record/header',
      params: { line: index + 1 },
    });
  });

  it('for dice without a promise, and for a nonce after the secret', () => {
    const promise = numberOf(/^dice promise/);
    const secret = numberOf(/^dice secret/);
    expect(refusalOf(withLine(promise))).toMatchObject({
      code: 'record/header',
      params: { line: promise + 1 },
    });
    expect(refusalOf(withLine(secret, lines[secret], 'dice nonce late'))).toMatchObject({
      code: 'record/header',
      params: { line: secret + 2 },
    });
  });

  it('for more moves taken back than were made, on its line', () => {
    const [[index]] = allLike(/^undo/);
    const standing = allLike(/^\d/).filter(([at]) => at < index).length;
    expect(refusalOf(withLine(index, `undo ${standing + 1}`))).toEqual({
      code: 'record/undo',
      params: { line: index + 1, undo: standing + 1, standing },
    });
  });

  it('for another number of moves taken back, after that line', () => {
    for (const [index, line] of allLike(/^undo/)) {
      for (const other of ['undo 1', 'undo 2', 'undo 3', 'undo 0', 'undo', 'undo -1', '']) {
        if (other === line) continue;
        expect(refusalOf(withLine(index, other)).params?.line).toBeGreaterThan(index);
      }
    }
  });

  it('for another move that was taken back, no later than where it is taken back', () => {
    let tried = 0;
    for (const [undone] of allLike(/^undo/)) {
      const index = lines.findLastIndex((line, at) => at < undone && /^\d/.test(line));
      for (const move of ['row', 'sail', 'dig', 'fly']) {
        const changed = lines[index].replace(/[a-z]+/, move);
        if (changed === lines[index]) continue;
        const { params } = refusalOf(withLine(index, changed));
        expect(params?.line).toBeGreaterThan(index);
        expect(params?.line).toBeLessThanOrEqual(undone);
        tried++;
      }
    }
    expect(tried).toBeGreaterThan(5);
  });
});

it('the story to tamper with has rolls that were taken back', () => {
  const { chronicle } = told.story;
  const rolled = (entry: (typeof chronicle)[number]): number => (isTakenBack(entry) ? 0 : entry.rolls.length);
  const all = chronicle.reduce((sum, entry) => sum + rolled(entry), 0);
  const standing = told.record.steps.reduce((sum, { rolls }) => sum + rolls.length, 0);
  expect(all).toBeGreaterThan(standing);
});
