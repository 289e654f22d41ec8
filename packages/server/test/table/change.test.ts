import type { TableEvent } from '@topsail/protocol';
import type { Entry } from '@topsail/store';
import { expect, it } from 'vitest';
import { changeOf } from '../../src/table/viewers/change.ts';
import { InMemoryTable } from './in-memory-table.ts';

const seat = 1;
const PLAN = new InMemoryTable({ ruleset: 'yassa', seats: 2 }).table.plan;
const person = { person: 'mary', name: 'Mary', program: false };

it.each<[entry: Entry, tableEvent: TableEvent | undefined]>([
  [
    { k: 'sat', seat, ...person, colour: 1, seal: null },
    { e: 'sat', seat },
  ],
  [
    { k: 'bot-sat', seat, level: 'mate', colour: 1 },
    { e: 'bot-sat', seat },
  ],
  [
    { k: 'ready', seat, seal: null },
    { e: 'ready', seat },
  ],
  [
    { k: 'left', seat, kicked: false },
    { e: 'left', seat },
  ],
  [
    { k: 'left', seat, kicked: true },
    { e: 'kicked', seat },
  ],
  [
    { k: 'plan-changed', plan: PLAN, revision: 1, from: [0, 1], unready: [] },
    { e: 'plan-changed', changed: [] },
  ],
  [{ k: 'opening', until: 10 }, { e: 'opening' }],
  [
    { k: 'opened', seat, nonce: 'n' },
    { e: 'opened', seat },
  ],
  [
    { k: 'started', rolls: [1, 2] },
    { e: 'started', unopened: [0] },
  ],
  [{ k: 'moved', seat, move: 'x', rolls: [], crossed: false, spent: 0, bot: null }, undefined],
  [
    { k: 'undo-asked', seat, steps: 3 },
    { e: 'undo-asked', seat },
  ],
  [
    { k: 'undo-agreed', seat },
    { e: 'undo-agreed', seat },
  ],
  [
    { k: 'undo-declined', seat },
    { e: 'undo-declined', seat },
  ],
  [
    { k: 'undone', seat, steps: 3 },
    { e: 'undone', seat, steps: 0 },
  ],
  [
    { k: 'stand-in', seat, level: 'mate', why: 'time' },
    { e: 'stand-in', seat, why: 'time' },
  ],
  [
    { k: 'returned', seat },
    { e: 'returned', seat },
  ],
  [
    { k: 'rematch', table: 'another' },
    { e: 'rematch', table: 'another' },
  ],
  [
    { k: 'muted', person: 'mary', muted: true },
    { e: 'muted', person: 'mary', muted: true },
  ],
])('everybody may know of %j: %j', (entry, tableEvent) => {
  const { table } = new InMemoryTable({ ruleset: 'yassa', seats: 2 }, 'anne');
  const row = { table: 'here', version: 7, at: 5, person: null, command: null, entry };
  expect(changeOf(row, table, table)).toEqual({
    version: 7,
    at: 5,
    tableEvent,
    events: [],
    onlySeat: undefined,
  });
});
