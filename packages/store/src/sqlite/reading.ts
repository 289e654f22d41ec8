import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { CommandRow, EntryRow } from '../entry.ts';
import type { ChatRow, PersonRow, SnapshotRow, TableRow, TokenRow } from '../rows.ts';
import type { Store } from '../store.ts';
import { answer } from './answer.ts';

/** A row as it lies in the file: some of its columns are JSON text. */
type Flat<Row, Json extends keyof Row> = Omit<Row, Json> & Readonly<Record<Json, string>>;

type Questions = Omit<Store, 'commit' | 'ping' | 'close'>;

export function reading(db: DatabaseSyncInstance): Questions {
  return { ...readingPeople(db), ...readingTables(db), ...readingGames(db) };
}

type FlatPerson = Omit<PersonRow, 'program'> & { readonly program: number };

function readingPeople(db: DatabaseSyncInstance): Pick<Questions, 'person' | 'token'> {
  const person = db.prepare('SELECT * FROM people WHERE person = ?');
  const token = db.prepare('SELECT * FROM tokens WHERE hash = ?');
  return {
    person: (id) =>
      answer(() =>
        optional(person.get(id) as FlatPerson | undefined, (row) => ({ ...row, program: row.program === 1 })),
      ),
    token: (hash) => answer(() => optional(token.get(hash) as TokenRow | undefined, (row) => ({ ...row }))),
  };
}

type FlatTable = Flat<TableRow, 'plan' | 'listing'> & { readonly no: number };

function readingTables(
  db: DatabaseSyncInstance,
): Pick<Questions, 'table' | 'madeBy' | 'tables' | 'alarms' | 'tableIds'> {
  const table = db.prepare('SELECT * FROM tables WHERE "table" = ?');
  const madeBy = db.prepare('SELECT "table" FROM tables WHERE host = ? AND command = ?');
  const inStage = db.prepare('SELECT * FROM tables WHERE stage = ? ORDER BY touched DESC LIMIT ?');
  const alarms = db.prepare('SELECT "table" FROM tables WHERE wake <= ? ORDER BY wake LIMIT ?');
  const ids = db.prepare('SELECT "table" FROM tables WHERE "table" > ? ORDER BY "table" LIMIT ?');
  const names = (rows: unknown[]) => (rows as { table: string }[]).map((row) => row.table);
  return {
    table: (id) => answer(() => optional(table.get(id) as FlatTable | undefined, tableRow)),
    madeBy: (person, command) =>
      answer(() => (madeBy.get(person, command) as { table: string } | undefined)?.table),
    // Stage by stage, because an index has each of them in order and none has several.
    tables: (stages, limit) =>
      answer(() =>
        stages
          .flatMap((stage) => inStage.all(stage, limit) as FlatTable[])
          .sort((a, b) => b.touched - a.touched)
          .slice(0, limit)
          .map(tableRow),
      ),
    alarms: (until, limit) => answer(() => names(alarms.all(until, limit))),
    tableIds: (after, limit) => answer(() => names(ids.all(after, limit))),
  };
}

function tableRow({ no: _, plan, listing, ...row }: FlatTable): TableRow {
  return {
    ...row,
    plan: JSON.parse(plan) as TableRow['plan'],
    listing: JSON.parse(listing) as TableRow['listing'],
  };
}

type FlatEntry = Omit<Flat<EntryRow, 'entry'>, 'table'>;

function readingGames(
  db: DatabaseSyncInstance,
): Pick<Questions, 'entries' | 'commands' | 'snapshot' | 'chat'> {
  const ofTable = 'no = (SELECT no FROM tables WHERE "table" = ?)';
  const entries = db.prepare(
    `SELECT version, at, person, command, entry FROM entries
     WHERE ${ofTable} AND version > ? ORDER BY version LIMIT ?`,
  );
  const commands = db.prepare(
    `SELECT person, command, version FROM entries WHERE ${ofTable} AND command IS NOT NULL ORDER BY version`,
  );
  const snapshot = db.prepare(`SELECT version, body FROM snapshots WHERE ${ofTable}`);
  const chat = db.prepare(
    `SELECT n, at, person, name, channel, text FROM chat WHERE ${ofTable} ORDER BY n DESC LIMIT ?`,
  );
  return {
    entries: (table, after, limit = -1) =>
      answer(() => {
        const rows = entries.all(table, after, limit) as FlatEntry[];
        return rows.map((row) => ({ ...row, table, entry: JSON.parse(row.entry) as EntryRow['entry'] }));
      }),
    commands: (table) => answer(() => (commands.all(table) as CommandRow[]).map((row) => ({ ...row }))),
    snapshot: (table) =>
      answer(() =>
        optional(snapshot.get(table) as Omit<SnapshotRow, 'table'> | undefined, (row) => ({ ...row, table })),
      ),
    chat: (table, limit) =>
      answer(() => {
        const rows = chat.all(table, limit) as Omit<ChatRow, 'table'>[];
        return rows.map((row) => ({ ...row, table })).reverse();
      }),
  };
}

function optional<From, To>(row: From | undefined, make: (row: From) => To): To | undefined {
  return row === undefined ? undefined : make(row);
}
