import { describe, expect, it } from 'vitest';
import type { Game } from './game.ts';
import { verifyRecord } from './record-proof.ts';
import { REFUSAL_CODES, type Refusal } from './refusal.ts';
import { toy } from './testing/toy/game.ts';
import { toyText } from './testing/toy/played.ts';

const game: Game = toy;
const lines = toyText('tamper').trim().split('\n');

function refusalOf(changed: readonly string[]): Refusal {
  const result = verifyRecord([game], changed.join('\n'));
  if (result.ok) throw new Error(`taken for true:\n${changed.join('\n')}`);
  return result.refusal;
}

/** The record with one line put in place of another. */
function withLine(index: number, ...instead: readonly string[]): string[] {
  return [...lines.slice(0, index), ...instead, ...lines.slice(index + 1)];
}

function linesLike(pattern: RegExp): [index: number, line: string][] {
  return [...lines.entries()].filter(([, line]) => pattern.test(line));
}

/** A change on this line must be refused, at or after it, and no line at or after it may count as proved. */
function expectFound(index: number, changed: readonly string[]): void {
  const { code, params } = refusalOf(changed);
  expect(REFUSAL_CODES).toContain(code);
  expect(params?.line).toBeGreaterThanOrEqual(Math.min(index + 1, changed.length));
  if (params?.after !== undefined) expect(params.after).toBeLessThan(index + 2);
}

const steps = linesLike(/^\d/);
const checks = linesLike(/^check/);

it('the record to tamper with is true, and long enough to be interesting', () => {
  expect(verifyRecord([game], lines.join('\n')).ok).toBe(true);
  expect(steps.length).toBeGreaterThan(20);
  expect(checks.length).toBeGreaterThan(1);
});

describe('a tampered record is refused with a code and a line', () => {
  it('when it breaks off after any line', () => {
    for (let kept = 0; kept < lines.length; kept++) {
      const { code, params } = refusalOf(lines.slice(0, kept));
      expect(code).toBe(kept === 0 ? 'record/header' : 'record/truncated');
      expect(params).toEqual({ line: Math.max(1, kept) });
    }
  });

  it('when it breaks off within its last line', () => {
    const last = lines.at(-1) ?? '';
    for (let kept = 1; kept < last.length; kept++)
      expectFound(lines.length - 1, withLine(lines.length - 1, last.slice(0, kept)));
  });

  it('when any move is another', () => {
    for (const [index, line] of steps) {
      for (const move of ['row', 'sail', 'dig', 'fly']) {
        const changed = line.replace(/[a-z]+/, move);
        if (changed !== line) expectFound(index, withLine(index, changed));
      }
    }
  });

  it('when any roll is another', () => {
    for (const [index, line] of linesLike(/\|/)) {
      for (const [at] of [...line.matchAll(/\d+(?=[\d ]*$)/g)].map((match) => [match.index])) {
        const roll = /^\d+/.exec(line.slice(at))?.[0] ?? '';
        for (const other of ['0', '1', '2', '3', '4', '5', '6', '9', '99', '']) {
          const changed = line.slice(0, at) + other + line.slice(at + roll.length);
          if (other !== roll) expectFound(index, withLine(index, changed));
        }
      }
    }
  });

  it('when any seat is another', () => {
    for (const [index, line] of steps) {
      for (const seat of ['0', '1', '2', '3', '12']) {
        const changed = line.replace(/^\d+/, seat);
        if (changed !== line) expectFound(index, withLine(index, changed));
      }
    }
  });

  it('when any line but a check is left out', () => {
    for (const index of lines.keys()) {
      if (!/^(check|option)/.test(lines[index])) expectFound(index, withLine(index));
    }
  });

  it('when any line stands there twice', () => {
    for (const [index, line] of lines.entries()) expectFound(index, withLine(index, line, line));
  });

  it('when a line is added anywhere', () => {
    for (let index = 0; index <= lines.length; index++) {
      for (const more of [
        '0 row',
        '1 sail | 3',
        'check 3 0123456789abcdef',
        'seats 3',
        'rubbish',
        'end 1 2',
      ]) {
        expectFound(index, [...lines.slice(0, index), more, ...lines.slice(index)]);
      }
    }
  });

  it('when two moves change places', () => {
    for (const [index, line] of steps.slice(0, -1)) {
      const next = lines[index + 1];
      if (/^\d/.test(next) && next.split(' ')[0] === line.split(' ')[0]) {
        expectFound(index, [...lines.slice(0, index), next, line, ...lines.slice(index + 2)]);
      }
    }
  });

  it('when any digit of a hash is another', () => {
    for (const [index, line] of linesLike(/^(check|end)/)) {
      const from = line.search(/[0-9a-f]{16}/);
      for (let at = from; at < from + 16; at++) {
        const digit = line[at] === '0' ? '1' : '0';
        expect(refusalOf(withLine(index, line.slice(0, at) + digit + line.slice(at + 1)))).toMatchObject({
          code: 'record/checksum',
          params: { line: index + 1 },
        });
      }
    }
  });
});
