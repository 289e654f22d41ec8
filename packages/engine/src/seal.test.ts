import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Game } from './game.ts';
import { verifyRecord } from './record-proof.ts';
import { makeRecord } from './record-text.ts';
import type { Refusal } from './refusal.ts';
import { mixedIn, sealOf, unopenedNonce } from './seal.ts';
import { toy } from './testing/toy/game.ts';
import { sealedToy } from './testing/toy/told.ts';

const game: Game = toy;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

function recordOf(opened?: readonly boolean[]): string {
  const { record, story } = sealedToy('sealed', opened);
  return makeRecord(game, record, story);
}

function verdict(text: string): string | Refusal {
  const verified = verifyRecord([game], text);
  return verified.ok ? verified.value.dice : verified.refusal;
}

describe('a seal', () => {
  it('is a hash that any program can compute', () => {
    expect(sealOf('tortuga', 'anne', 'n-1')).toBe(sha256('["topsail seal","tortuga","anne","n-1"]'));
    expect(unopenedNonce('ab')).toBe(sha256('["topsail unopened","ab"]'));
  });

  it('is another for another table, person or number, and parts cannot run into each other', () => {
    const seals = [
      sealOf('t', 'p', 'n'),
      sealOf('u', 'p', 'n'),
      sealOf('t', 'q', 'n'),
      sealOf('t', 'p', 'm'),
      sealOf('t","p', 'n', ''),
      sealOf('tp', '', 'n'),
    ];
    expect(new Set(seals).size).toBe(seals.length);
  });

  it('stands in for a number that was not opened', () => {
    const seal = sealOf('t', 'p', 'n');
    expect(mixedIn([{ person: 'p', seal, nonce: 'n' }])).toEqual(['n']);
    expect(mixedIn([{ person: 'p', seal, nonce: undefined }])).toEqual([unopenedNonce(seal)]);
  });
});

describe('a record with sealed numbers', () => {
  it('has the table, and every seal followed by its number', () => {
    const lines = recordOf([true, false, true]).split('\n');
    const [anne, , jack] = sealedToy('sealed').story.dice.sealed!.numbers;
    expect(lines[0]).toBe('topsail record 3');
    expect(lines.slice(5, 12)).toEqual([
      'dice table toy-table',
      `dice seal p0 ${anne.seal}`,
      'dice nonce number-0-of-sealed',
      expect.stringMatching(/^dice seal p1 [\da-f]{64}$/),
      'dice unopened',
      `dice seal p2 ${jack.seal}`,
      'dice nonce number-2-of-sealed',
    ]);
  });

  it('is read as it was written', () => {
    const { record, story } = sealedToy('again', [true, false, true]);
    expect(verifyRecord([game], makeRecord(game, record, story))).toMatchObject({
      ok: true,
      value: { form: 3, record, story },
    });
  });

  it.each([
    ['proved', [true, true, true]],
    ['in-part', [true, false, true]],
    ['unopened', [false, false, false]],
  ])('is %s when these were opened: %j', (standing, opened) => {
    expect(verdict(recordOf(opened))).toBe(standing);
  });

  it('is promised while the secret is not told', () => {
    const { record, story } = sealedToy('early');
    const { promise, nonces, sealed } = story.dice;
    expect(verdict(makeRecord(game, record, { ...story, dice: { promise, nonces, sealed } }))).toBe(
      'promised',
    );
  });
});

describe('sealed numbers are refused', () => {
  const lines = recordOf().split('\n');
  const line = (pattern: RegExp): number => lines.findIndex((text) => pattern.test(text));
  const nonce = line(/^dice nonce/);
  const changed = (at: number, ...instead: string[]): string => lines.toSpliced(at, 1, ...instead).join('\n');

  it('for a number that does not fit its seal, on its line', () => {
    const refusal = { code: 'record/dice-seal', params: { line: nonce + 1 } };
    expect(verdict(changed(nonce, 'dice nonce another-number'))).toEqual(refusal);
    expect(verdict(changed(nonce - 1, `dice seal p0 ${'0'.repeat(64)}`))).toEqual(refusal);
    expect(verdict(changed(nonce - 1, lines[nonce - 1].replace('p0', 'p1')))).toEqual(refusal);
    expect(verdict(changed(line(/^dice table/), 'dice table other-table'))).toEqual(refusal);
  });

  it('for a number that was opened and is left out: the rolls are others', () => {
    expect(verdict(changed(nonce, 'dice unopened'))).toMatchObject({ code: 'record/dice-roll' });
  });

  it.each([
    ['no table', () => changed(line(/^dice table/)), line(/^dice table/)],
    ['a number without a seal', () => changed(nonce - 1), nonce - 1],
    ['a seal without a number', () => changed(nonce), nonce],
    ['no number at all', () => lines.toSpliced(nonce - 1, 6).join('\n'), nonce - 1],
    ['a short seal', () => changed(nonce - 1, 'dice seal p0 abc'), nonce - 1],
  ])('for %s', (_what, text, at) => {
    expect(verdict(text())).toEqual({ code: 'record/header', params: { line: at + 1 } });
  });

  it('when the record is called one of form 2', () => {
    expect(verdict(changed(0, 'topsail record 2'))).toMatchObject({ code: 'record/header' });
  });
});
