import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { TableStage } from '@topsail/protocol';
import type { EntryRow } from '../entry.ts';
import type { ChatRow, PersonRow, SnapshotRow, TableRow, TokenRow } from '../rows.ts';
import type { Store } from '../store.ts';

/** A row as it lies in the file: some of its columns are JSON text. */
type Flat<Row, Json extends keyof Row> = Omit<Row, Json> & Readonly<Record<Json, string>>;

type Questions = Omit<Store, 'commit' | 'ping' | 'close'>;

export function reading(db: DatabaseSyncInstance): Questions {
  return { ...readingPeople(db), ...readingTables(db), ...readingGames(db) };
}

function readingPeople(db: DatabaseSyncInstance): Pick<Questions, 'person' | 'token'> {
  const person = db.prepare('SELECT * FROM people WHERE person = ?');
  const token = db.prepare('SELECT * FROM tokens WHERE hash = ?');
  return {
    person: (id) =>
      answer(() => {
        const row = person.get(id) as (Omit<PersonRow, 'program'> & { program: number }) | undefined;
        return row && { ...row, program: row.program === 1 };
      }),
    token: (hash) => answer(() => token.get(hash) as TokenRow | undefined),
  };
}

type FlatTable = Flat<TableRow, 'plan' | 'listing'>;

function readingTables(
  db: DatabaseSyncInstance,
): Pick<Questions, 'table' | 'madeBy' | 'tables' | 'alarms' | 'tableIds'> {
  const table = db.prepare('SELECT * FROM tables WHERE "table" = ?');
  const madeBy = db.prepare('SELECT "table" FROM tables WHERE host = ? AND command = ?');
  const inStage = db.prepare('SELECT * FROM tables WHERE stage = ? ORDER BY touched DESC LIMIT ?');
  const alarms = db.prepare('SELECT "table" FROM tables WHERE wake <= ? ORDER BY wake LIMIT ?');
  const ids = db.prepare('SELECT "table" FROM tables WHERE "table" > ? ORDER BY "table" LIMIT ?');
  const listed = (stage: TableStage, limit: number) => inStage.all(stage, limit) as FlatTable[];
  return {
    table: (id) =>
      answer(() => {
        const row = table.get(id) as FlatTable | undefined;
        return row && tableRow(row);
      }),
    madeBy: (person, command) =>
      answer(() => (madeBy.get(person, command) as { table: string } | undefined)?.table),
    // Stage by stage, because an index gives each of them in order and no index gives several.
    tables: (stages, limit) =>
      answer(() =>
        stages
          .flatMap((stage) => listed(stage, limit))
          .sort((a, b) => b.touched - a.touched)
          .slice(0, limit)
          .map(tableRow),
      ),
    alarms: (until, limit) =>
      answer(() => (alarms.all(until, limit) as { table: string }[]).map((row) => row.table)),
    tableIds: (after, limit) =>
      answer(() => (ids.all(after, limit) as { table: string }[]).map((row) => row.table)),
  };
}

function tableRow(row: FlatTable): TableRow {
  return {
    ...row,
    plan: JSON.parse(row.plan) as TableRow['plan'],
    listing: JSON.parse(row.listing) as TableRow['listing'],
  };
}

function readingGames(
  db: DatabaseSyncInstance,
): Pick<Questions, 'entries' | 'versionOf' | 'snapshot' | 'chat'> {
  const entries = db.prepare(
    'SELECT * FROM entries WHERE "table" = ? AND version > ? ORDER BY version LIMIT ?',
  );
  const versionOf = db.prepare(
    'SELECT version FROM entries WHERE "table" = ? AND person = ? AND command = ? AND command IS NOT NULL',
  );
  const snapshot = db.prepare('SELECT * FROM snapshots WHERE "table" = ?');
  const chat = db.prepare('SELECT * FROM chat WHERE "table" = ? ORDER BY n DESC LIMIT ?');
  return {
    entries: (table, after, limit = -1) =>
      answer(() => (entries.all(table, after, limit) as Flat<EntryRow, 'entry'>[]).map(entryRow)),
    versionOf: (...asked) =>
      answer(() => (versionOf.get(...asked) as { version: number } | undefined)?.version),
    snapshot: (table) => answer(() => snapshot.get(table) as SnapshotRow | undefined),
    chat: (table, limit) => answer(() => (chat.all(table, limit) as ChatRow[]).reverse()),
  };
}

function entryRow(row: Flat<EntryRow, 'entry'>): EntryRow {
  return { ...row, entry: JSON.parse(row.entry) as EntryRow['entry'] };
}

/** Does it at once; a promise only because another store would have to ask a server. */
export function answer<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => resolve(work()));
}
