import { expect, test } from 'vitest';
import type { AnswerGroup, Line } from '../../games/contract/face.ts';
import { numbered } from '../log/numbered.ts';
import { promptLine } from './prompt-line.ts';
import { sharedNotes } from './shared-notes.ts';

const group = (...notes: readonly (readonly string[])[]): AnswerGroup => ({
  answers: notes.map((all, n) => ({ move: `m${n}`, label: `Answer ${n}`, notes: all })),
});

test('a note that every answer has is said once, and the only answer keeps its own', () => {
  expect(sharedNotes([group(['wet', 'cold'], ['cold']), group(['cold', 'late'])])).toEqual(['cold']);
  expect(sharedNotes([group(['wet'], ['cold'])])).toEqual([]);
  expect(sharedNotes([group(['wet'])])).toEqual([]);
  expect(sharedNotes([])).toEqual([]);
});

test('the question speaks to who is asked, and of whom the others wait for', () => {
  const asked = { title: 'Pick a card.', others: 'to pick a card' };
  const prompt = { question: { kind: 'pick', rule: 'RND-2' }, waiting: [0, 1], moves: [{ text: 'card 1' }] };
  expect(promptLine(asked, prompt, 0)).toContain('Pick a card.');
  const waiting = promptLine(asked, { ...prompt, moves: [] }, 2);
  expect(waiting).toContain('to pick a card');
  expect(waiting).not.toContain('Pick a card.');
});

test('a line of the log that has not moved is the same as before', () => {
  const [first, second, third]: readonly Line[] = [{ text: 'a' }, { text: 'b' }, { text: 'c' }];
  if (first === undefined || second === undefined || third === undefined) throw new Error('three lines');
  const before = numbered([[first], [second]]);
  const after = numbered([[first], [third], [second]]);
  expect(after.map(({ n, moment }) => [n, moment])).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ]);
  expect(after[0]).toBe(before[0]);
  expect(after[2]).not.toBe(before[1]);
});
