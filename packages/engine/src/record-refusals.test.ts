import { describe, expect, it } from 'vitest';
import type { Game } from './game.ts';
import { verifyRecord } from './record-proof.ts';
import { toy } from './testing/toy/game.ts';
import { toyText } from './testing/toy/played.ts';

const game: Game = toy;
const finished = toyText('refuse');
const running = toyText('refuse', 12);

function refusalOf(text: string): unknown {
  const result = verifyRecord([game], text);
  return result.ok ? 'taken for true' : result.refusal;
}

describe('a record is refused for what is wrong with it:', () => {
  it.each([
    [
      'a newer form',
      'topsail record 2',
      'topsail record 4',
      { code: 'record/newer', params: { form: 4, ours: 3, line: 1 } },
    ],
    ['no form', 'topsail record 2', 'topsail record 02', { code: 'record/header', params: { line: 1 } }],
    ['no ruleset', 'ruleset skiffs@1', 'ruleset skiffs', { code: 'record/header', params: { line: 2 } }],
    [
      'an unknown ruleset',
      'skiffs@1',
      'galleons@1',
      { code: 'setup/unknown-ruleset', params: { ruleset: 'galleons', line: 2 } },
    ],
    [
      'another revision',
      'skiffs@1',
      'skiffs@2',
      { code: 'record/revision', params: { ruleset: 'skiffs', revision: 2, ours: 1, line: 2 } },
    ],
    [
      'too many seats',
      'seats 3',
      'seats 5',
      { code: 'setup/seats', rule: 'TOY-1', params: { seats: 5, line: 3 } },
    ],
    ['no seats', 'seats 3', 'seats three', { code: 'record/header', params: { line: 3 } }],
    [
      'a value nobody offers',
      'race long',
      'race endless',
      { code: 'setup/option-value', rule: 'TOY-5', params: { race: 'endless', line: 4 } },
    ],
    [
      'an option nobody offers',
      'start',
      'option ghost yes\nstart',
      { code: 'setup/unknown-option', params: { option: 'ghost', line: 5 } },
    ],
    [
      'an option that hides',
      'start',
      'option __proto__ yes\nstart',
      { code: 'setup/unknown-option', params: { option: '__proto__', line: 5 } },
    ],
    [
      'an option given twice',
      'start',
      'option race short\nstart',
      { code: 'record/header', params: { line: 5 } },
    ],
    ['no start', 'start', 'stop', { code: 'record/header', params: { line: 5 } }],
  ])('%s', (_what, part, instead, refusal) => {
    expect(refusalOf(finished.replace(part, instead))).toEqual(refusal);
  });

  it.each([
    '',
    '\n\n',
    '# nothing but a remark',
    'garbage',
    '\0\0\0',
    '{"ruleset":"skiffs"}',
    'x'.repeat(100_000),
  ])('no record at all: %.12j', (text) => {
    expect(refusalOf(text)).toMatchObject({ code: 'record/header' });
  });

  it('another winner or other scores', () => {
    const line = finished.trim().split('\n').length - 1;
    for (const [part, instead] of [
      [/first \d/, 'first 7'],
      [/scores \d+/, 'scores 99'],
      [/^end \d+/m, 'end 1'],
    ] as const) {
      expect(refusalOf(finished.replace(part, instead))).toMatchObject({
        code: 'record/result',
        params: { line },
      });
    }
  });

  it('a running game that is said to be over, and one that is over said to be running', () => {
    const hash = /^end \d+ ([0-9a-f]{16})/m.exec(finished)?.[1] ?? '';
    const unfinished = finished.replace(/^end (\d+) .*/m, `so far $1 ${hash}`);
    expect(refusalOf(unfinished)).toMatchObject({ code: 'record/result' });
    const over = running.replace(/^so far (.*)/m, 'end $1 first 0 scores 1 2 3');
    expect(refusalOf(over)).toMatchObject({ code: 'record/result' });
  });

  it('another hash of a running game', () => {
    expect(refusalOf(running.replace(/^(so far \d+) ./m, '$1 x'))).toMatchObject({ code: 'record/checksum' });
  });

  it('a line after the end', () => {
    const line = finished.trim().split('\n').length + 1;
    expect(refusalOf(`${finished}0 row\n`)).toEqual({ code: 'record/after-end', params: { line } });
  });
});
