import { copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { verifyRecord } from '@topsail/engine';
import { scratch } from '@topsail/engine/scratch';
import { games } from '@topsail/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { examine } from '../src/doctor/examine.ts';
import { openSqliteStore } from '../src/sqlite/open.ts';
import { recordText } from '../src/story.ts';
import type { Store } from '../src/store.ts';

/** The tables with the number of their entries, see `fixtures/README.md`. */
const TABLES: readonly (readonly [table: string, stage: string, entries: number])[] = [
  ['3znN09maHxCu', 'open', 3],
  ['BLYgsjC0NLhS', 'running', 130],
  ['C_DWXxrW_shf', 'open', 2],
  ['PH9RWeUiq2jE', 'running', 46],
  ['V_F0njomUsnP', 'running', 27],
  ['_QYse6ixJ3lf', 'open', 7],
  ['dalbFcau4uAi', 'over', 109],
  ['gET3Sfh653U6', 'over', 106],
];

const file = scratch();
const database = file('kept.db');
let store: Store;

beforeEach(() => {
  copyFileSync(fileURLToPath(new URL('fixtures/2026-11.db', import.meta.url)), database);
  store = openSqliteStore(database);
});

afterEach(() => store.close());

describe('a database of November 2026', () => {
  it('gets form numbers when it is opened', () => {
    const db = new DatabaseSync(database, { readOnly: true });
    const forms = db.prepare('SELECT DISTINCT form FROM entries').all();
    db.close();
    expect(forms.map((row) => ({ ...(row as object) }))).toEqual([{ form: 1 }]);
  });

  it('has all its tables and their entries', async () => {
    expect(await store.tableIds('', 99)).toEqual(TABLES.map(([table]) => table));
    const kinds = new Set<string>();
    for (const [table, stage, count] of TABLES) {
      expect(await store.table(table)).toMatchObject({
        table,
        stage,
        listing: { table },
        originalPlan: null,
      });
      const entries = await store.entries(table, 0);
      expect(entries.map(({ version }) => version)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
      for (const { entry } of entries) kinds.add(entry.k);
    }
    expect(kinds.size).toBe(14);
  });

  it('has its chat, its snapshots and its deadline', async () => {
    expect((await store.chat('_QYse6ixJ3lf', 'seats', 9)).map(({ text }) => text)).toEqual([
      'ahoy <b>all</b>',
    ]);
    expect(await store.snapshot('BLYgsjC0NLhS')).toMatchObject({ version: 100 });
    expect(await store.alarms(Number.MAX_SAFE_INTEGER, 9)).toEqual(['PH9RWeUiq2jE']);
  });

  it('is intact: every game replays, and every roll is verified', async () => {
    expect(await examine(store)).toMatchObject({ tables: 8, moves: 378, findings: [], unreplayable: [] });
  });

  it.each(['dalbFcau4uAi', 'gET3Sfh653U6'])(
    'gives the record of a finished game, %s, in the new form',
    async (table) => {
      const text = recordText((await store.table(table))!, await store.entries(table, 0))!;
      expect(verifyRecord(games, text)).toMatchObject({
        ok: true,
        value: { form: 2, finished: true, dice: 'openly' },
      });
    },
  );

  it('can be written to', async () => {
    const row = { table: 'C_DWXxrW_shf', version: 3, at: 1, person: null, command: null };
    const verdicts = await store.commit([
      { w: 'entry', row: { ...row, entry: { k: 'muted', person: 'p', muted: true } } },
    ]);
    expect(verdicts).toEqual(['stored']);
    expect(await store.entries('C_DWXxrW_shf', 2)).toHaveLength(1);
  });
});
