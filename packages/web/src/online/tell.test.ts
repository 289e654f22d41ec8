import type { VisibleChange, TableEvent } from '@topsail/protocol';
import { expect, test } from 'vitest';
import { clientOf } from '../games/registry.ts';
import { fitChoice } from '../session/choice.ts';
import { must } from '../session/testing/answers.ts';
import { linesOf } from './tell.ts';
import { beginChosen } from '../session/testing/sessions.ts';

const client = await clientOf('jamaica-1');
const { record, moments } = must(beginChosen(fitChoice({ ruleset: 'jamaica-1', seats: 2, seed: 'tell' })));

const told = (happening: VisibleChange) => linesOf(client, { setup: record.setup, viewer: 0 }, happening);
const noted = (note: TableEvent) => told({ version: 1, at: 0, tableEvent: note });

test('what happens around the game is told with whose doing it is', () => {
  const notes: readonly TableEvent[] = [
    { e: 'undo-asked', seat: 1 },
    { e: 'undo-agreed', seat: 1 },
    { e: 'undo-declined', seat: 1 },
    { e: 'undone', seat: 1, steps: 1 },
    { e: 'stand-in', seat: 1, why: 'time' },
    { e: 'returned', seat: 1 },
  ];
  const lines = notes.flatMap(noted);
  expect(lines.map(({ by }) => by)).toEqual(notes.map(() => 1));
  expect(new Set(lines.map(({ text }) => text)).size).toBe(notes.length);
});

test('who came and went before the start is not told', () => {
  expect([noted({ e: 'sat', seat: 0 }), noted({ e: 'started', unopened: [] })]).toEqual([[], []]);
});

test('what happened in the game follows the note, and is put into words once', () => {
  const happening = {
    version: 2,
    at: 0,
    tableEvent: { e: 'returned', seat: 0 },
    events: moments[0]?.heard ?? [],
  } as const;
  const lines = told(happening);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines[0]?.by).toBe(0);
  expect(told(happening)).toBe(lines);
});
