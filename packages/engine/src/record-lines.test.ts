import { describe, expect, it } from 'vitest';
import type { Game } from './game.ts';
import { verifyRecord } from './record-proof.ts';
import { parseRecord } from './record-reading.ts';
import { closingLine, makeRecord } from './record-text.ts';
import { inFormOne } from './testing/form-one.ts';
import { toy } from './testing/toy/game.ts';
import { playedToy, toyText } from './testing/toy/played.ts';
import { toldToy } from './testing/toy/told.ts';

const game: Game = toy;

/** Lines 1 to 5 are the head, the checks stand after ten and twenty moves, and nothing else proves the text. */
const formOne = (): string[] => inFormOne(toyText('lines')).trim().split('\n');
const formTwo = (): string[] => toyText('lines').trim().split('\n');

function refusalOf(lines: readonly string[]): unknown {
  const result = verifyRecord([game], `${lines.join('\n')}\n`);
  return result.ok ? 'taken for true' : result.refusal;
}

const indexOf = (lines: readonly string[], start: string, after = 0): number =>
  lines.findIndex((line, index) => index >= after && line.startsWith(start));

describe('a line of a record is read whole:', () => {
  it.each([
    [1, 'topsail record 12', { code: 'record/newer', params: { form: 12, ours: 3, line: 1 } }],
    [2, 'a ruleset skiffs@1', { code: 'record/header', params: { line: 2 } }],
    [2, 'ruleset skiffs@1a', { code: 'record/header', params: { line: 2 } }],
    [
      2,
      'ruleset skiffs@12',
      { code: 'record/revision', params: { ruleset: 'skiffs', revision: 12, ours: 1, line: 2 } },
    ],
    [3, 'the seats 3', { code: 'record/header', params: { line: 3 } }],
    [3, 'seats 3 or 4', { code: 'record/header', params: { line: 3 } }],
    [3, 'seats 12', { code: 'setup/seats', rule: 'TOY-1', params: { seats: 12, line: 3 } }],
    [4, 'an option race long', { code: 'record/header', params: { line: 4 } }],
    [5, 'a start', { code: 'record/header', params: { line: 5 } }],
    [5, 'start now', { code: 'record/header', params: { line: 5 } }],
    [6, 'redo 0 row', { code: 'record/line', params: { line: 6 } }],
    [6, '0 row | 3 or 4', { code: 'record/line', params: { line: 6 } }],
    [6, 'then undo 1', { code: 'record/line', params: { line: 6 } }],
    [6, 'undo 1 or 2', { code: 'record/line', params: { line: 6 } }],
    [6, '12 row', { code: 'move/no-such-seat', params: { seat: 12, line: 6, after: 5 } }],
    [
      6,
      '0 row to the end 1',
      { code: 'move/unreadable', params: { move: 'row to the end 1', line: 6, after: 5 } },
    ],
    [6, 'check ten 0123456789abcdef', { code: 'record/line', params: { line: 6 } }],
  ])('line %i as %j', (line, instead, refusal) => {
    expect(refusalOf(formOne().with(line - 1, instead))).toEqual(refusal);
  });

  it('a start without rolls is a start, though the rolls are missing', () => {
    expect(refusalOf(formOne().with(4, 'start'))).toMatchObject({
      ...{ code: 'record/rolls', params: { line: 5 } },
    });
  });

  it('a number of moves taken back may have several digits', () => {
    const lines = formOne();
    const parsed = parseRecord([game], lines.toSpliced(indexOf(lines, 'check 20'), 0, 'undo 12').join('\n'));
    expect(parsed.ok && parsed.value.story.chronicle[20]).toEqual({ undo: 12 });
  });

  it('one place has one check', () => {
    const lines = formOne();
    const check = indexOf(lines, 'check');
    expect(refusalOf(lines.toSpliced(check, 0, lines[check]))).toEqual({
      code: 'record/line',
      params: { line: check + 2 },
    });
  });

  it.each(['rubbish', 'a SEAL', 'SEAL or another'])('the last line as %j', (last) => {
    const lines = formTwo();
    const seal = lines.at(-1) ?? '';
    expect(refusalOf(lines.with(-1, last.replace('SEAL', seal)))).toEqual({
      code: 'record/line',
      params: { line: lines.length },
    });
  });

  it.each([
    ['dice promise', 'a LINE'],
    ['dice promise', 'LINE0'],
    ['dice nonce', 'a LINE'],
    ['dice secret', 'a LINE'],
    ['dice secret', 'LINE0'],
  ])('a %s as %j', (start, instead) => {
    const { record, story } = toldToy('dice', 12);
    const lines = inFormOne(makeRecord(game, record, story))
      .trim()
      .split('\n');
    const index = indexOf(lines, start);
    expect(refusalOf(lines.with(index, instead.replace('LINE', lines[index])))).toEqual({
      code: 'record/header',
      params: { line: index + 1 },
    });
  });
});

describe('a refusal says after which line the fault lies:', () => {
  it('after the last check above it, in a text that only its hashes show to be altered', () => {
    const lines = formTwo();
    const [first, second] = [indexOf(lines, 'check 10'), indexOf(lines, 'check 20')];
    const spaced = (index: number) => lines.with(index, `${lines[index]} `);
    expect(refusalOf(spaced(first - 2))).toStrictEqual({
      code: 'record/altered',
      params: { line: first + 1 },
    });
    expect(refusalOf(spaced(second - 2))).toEqual({
      code: 'record/altered',
      params: { line: second + 1, after: first + 1 },
    });
  });

  it('after the last check above it, or the start, in a game that cannot be played so', () => {
    const lines = formOne();
    const [first, second] = [indexOf(lines, 'check 10'), indexOf(lines, 'check 20')];
    const move = 'fly';
    const flown = (index: number) => lines.with(index, lines[index].replace(/[a-z]+/, move));
    expect(refusalOf(flown(first - 1))).toMatchObject({ params: { move, line: first, after: 5 } });
    expect(refusalOf(flown(second - 1))).toMatchObject({ params: { move, line: second, after: first + 1 } });
    const inFormTwo = formTwo();
    expect(refusalOf(inFormTwo.with(first - 1, inFormTwo[first - 1].replace(/[a-z]+/, move)))).toEqual({
      code: 'move/unreadable',
      params: { move, line: first },
    });
  });

  it('after none where the start itself does not fit', () => {
    const lines = formOne();
    const refusal = refusalOf(lines.with(4, `${lines[4]} 1`));
    expect(refusal).toMatchObject({ code: 'record/rolls', params: { line: 5 } });
    expect(refusal).not.toHaveProperty('params.after');
  });

  it('after the last check that is true, on the first that is not', () => {
    const lines = formOne();
    const [first, second] = [indexOf(lines, 'check 10'), indexOf(lines, 'check 20')];
    const wrong = (index: number) => lines[index].replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
    expect(refusalOf(lines.with(first, wrong(first)).with(second, wrong(second)))).toEqual({
      code: 'record/checksum',
      params: { line: first + 1, after: 5 },
    });
    expect(refusalOf(lines.with(second, wrong(second)))).toEqual({
      code: 'record/checksum',
      params: { line: second + 1, after: first + 1 },
    });
  });
});

it('the promise and the nonces of dice are kept while their secret is not told, and no dice where none are', () => {
  const { record, story } = toldToy('dice', 12);
  const { promise, nonces } = story.dice;
  const read = (dice: object) => {
    const parsed = parseRecord([game], makeRecord(game, record, { chronicle: story.chronicle, ...dice }));
    return parsed.ok ? parsed.value.story : undefined;
  };
  expect(read({ dice: { promise, nonces } })?.dice).toEqual({ promise, nonces });
  expect(read({})).not.toHaveProperty('dice');
});

it('a first move that is taken back at once has a check of its own', () => {
  const { record } = playedToy('first', 4);
  const chronicle = [record.steps[0], { undo: 1 }, ...record.steps];
  expect(makeRecord(game, record, { chronicle })).toMatch(/^check 1 /m);
});

it('all who share the first place are named in the closing line', () => {
  const shared: Game = {
    ...game,
    outcome: () => ({
      ...{ reason: 'home', rule: 'TOY-5' },
      standings: [0, 1, 2].map((entrant) => ({ entrant, rank: entrant === 1 ? 3 : 1, score: 7, parts: [] })),
    }),
  };
  expect(closingLine(shared, playedToy('shared').state, 30)).toMatch(/ first 0 2 scores 7 7 7$/);
});
