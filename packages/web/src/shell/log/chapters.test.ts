import { expect, test } from 'vitest';
import { chaptersOf, newest } from './chapters.ts';
import { numbered } from './numbered.ts';

const round = (text: string, by: number) => ({ text, by, head: true });
const told = (text: string, by?: number) => (by === undefined ? { text } : { text, by });

const moments = [
  [told('Set up')],
  [round('Round 1', 0), told('rolls', 0)],
  [told('sails', 1), told('pays', 1)],
  [told('sails', 0)],
  [round('Round 2', 1)],
];

test('the log tells the newest round first, and in it the newest turn and the newest deed', () => {
  const chapters = chaptersOf(numbered(moments)).map(({ head, turns }) => ({
    head: head?.line.text,
    turns: turns.map(({ by, lines }) => [by, ...lines.map(({ line }) => line.text)]),
  }));
  expect(chapters).toEqual([
    { head: 'Round 2', turns: [] },
    {
      head: 'Round 1',
      turns: [
        [0, 'sails'],
        [1, 'pays', 'sails'],
        [0, 'rolls'],
      ],
    },
    { head: undefined, turns: [[undefined, 'Set up']] },
  ]);
});

test('a turn keeps its key while it goes on', () => {
  const before = chaptersOf(numbered(moments.slice(0, 3)))[0]?.turns[0]?.key;
  const [, now] =
    chaptersOf(numbered([...moments.slice(0, 3), [told('loads', 1)], [told('sails', 0)]]))[0]?.turns ?? [];
  expect(now?.key).toBe(before);
});

test('an empty log has no chapters', () => {
  expect(chaptersOf([])).toEqual([]);
});

test('of a long log the newest turns are shown, each under its head', () => {
  const shown = newest(chaptersOf(numbered(moments)), 2);
  expect(shown.map(({ head, turns }) => [head?.line.text, turns.length])).toEqual([
    ['Round 2', 0],
    ['Round 1', 2],
  ]);
});
