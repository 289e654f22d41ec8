import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import * as v from 'valibot';
import { DamagedTable } from '../damaged-table.ts';
import type { EntryRow } from '../entry.ts';
import { ENTRY_FORM } from '../forms/entry-form.ts';
import { checked, readForm } from '../forms/form.ts';
import {
  chatLengthSchema,
  chatSchema,
  commandSchema,
  entrySchema,
  snapshotSchema,
} from '../forms/row-schemas.ts';
import type { SnapshotRow } from '../rows.ts';
import { answer } from './answer.ts';
import { orDamaged } from './or-damaged.ts';
import type { Queries } from './reading.ts';

const OF_TABLE = 'no = (SELECT no FROM tables WHERE "table" = ?)';

export function readingEntries(
  db: DatabaseSyncInstance,
): Pick<Queries, 'entries' | 'commands' | 'snapshot' | 'chat' | 'chatLength'> {
  const entries = db.prepare(
    `SELECT version, at, person, command, form, entry FROM entries
     WHERE ${OF_TABLE} AND version > ? ORDER BY version LIMIT ?`,
  );
  const commands = db.prepare(
    `SELECT person, command, version FROM entries WHERE ${OF_TABLE} AND command IS NOT NULL ORDER BY version`,
  );
  const snapshot = db.prepare(`SELECT version, body FROM snapshots WHERE ${OF_TABLE}`);
  const chat = db.prepare(
    `SELECT n, at, person, name, channel, text FROM chat WHERE ${OF_TABLE} AND channel = ? ORDER BY n DESC LIMIT ?`,
  );
  const chatLength = db.prepare(`SELECT count(*) AS lines FROM chat WHERE ${OF_TABLE} AND channel = ?`);
  const all = (table: string, read: () => unknown[]): unknown[] => orDamaged(table, 0, read);
  return {
    entries: (table, after, limit = -1) =>
      answer(() => all(table, () => entries.all(table, after, limit)).map((row) => entryRow(table, row))),
    commands: (table) =>
      answer(() =>
        all(table, () => commands.all(table)).map((row) =>
          orDamaged(table, 0, () => checked(commandSchema, row)),
        ),
      ),
    snapshot: (table) => answer(() => snapshotRow(table, () => snapshot.get(table))),
    // Chat is no part of the game: a line that does not fit is left out.
    chat: (table, channel, limit) =>
      answer(() =>
        all(table, () => chat.all(table, channel, limit))
          .filter((row) => v.is(chatSchema, row))
          .map((row) => ({ ...row, table }))
          .reverse(),
      ),
    chatLength: (table, channel) =>
      answer(() =>
        orDamaged(table, 0, () => checked(chatLengthSchema, chatLength.get(table, channel)).lines),
      ),
  };
}

function entryRow(table: string, found: unknown): EntryRow {
  const row = orDamaged(table, 0, () => checked(entrySchema, found));
  const { version, at, person, command } = row;
  const entry = orDamaged(table, version, () => readForm(ENTRY_FORM, row.form, row.entry));
  return { version, at, person, command, entry, table };
}

/** A snapshot only saves time: one that does not fit is as good as none. */
function snapshotRow(table: string, get: () => unknown): SnapshotRow | undefined {
  try {
    const row = orDamaged(table, 0, get);
    return row === undefined
      ? undefined
      : { ...orDamaged(table, 0, () => checked(snapshotSchema, row)), table };
  } catch (error) {
    if (error instanceof DamagedTable) return undefined;
    throw error;
  }
}
