import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Verdict, Write } from '../store.ts';
import { failureOf } from './failure.ts';
import { pragma } from './pragma.ts';

/** Writes one thing; says how many rows it changed. */
type Scribe = (write: Write) => number;

/** What all of one commit goes through: a single transaction, so that many tables share one wait for the disk. */
export function committing(db: DatabaseSyncInstance): (writes: readonly Write[]) => readonly Verdict[] {
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const rollback = db.prepare('ROLLBACK');
  const scribe = makeScribe(db);
  return (writes) => {
    try {
      begin.run();
      const verdicts = writeAll(scribe, writes);
      commit.run();
      return verdicts;
    } catch (error) {
      if (db.isTransaction) rollback.run();
      throw failureOf(error);
    }
  };
}

/** A whole commit that changes nothing: it writes the version the database has. */
export function pinging(db: DatabaseSyncInstance): () => void {
  const write = db.prepare(`PRAGMA user_version = ${pragma(db, 'user_version')}`);
  return () => {
    try {
      write.run();
    } catch (error) {
      throw failureOf(error);
    }
  };
}

function writeAll(scribe: Scribe, writes: readonly Write[]): readonly Verdict[] {
  const lost = new Set<string>();
  return writes.map((write) => {
    const table = tableOf(write);
    if (table !== undefined && lost.has(table)) return 'conflict';
    if (scribe(write) > 0) return 'stored';
    if (table !== undefined) lost.add(table);
    return 'conflict';
  });
}

function tableOf(write: Write): string | undefined {
  switch (write.w) {
    case 'table':
    case 'entry':
    case 'snapshot':
    case 'chat':
      return write.row.table;
    case 'listing':
      return write.table;
    default:
      return undefined;
  }
}

function makeScribe(db: DatabaseSyncInstance): Scribe {
  const person = db.prepare('INSERT INTO people VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const rename = db.prepare('UPDATE people SET name = ? WHERE person = ?');
  const token = db.prepare('INSERT INTO tokens VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const spend = db.prepare('DELETE FROM tokens WHERE hash = ?');
  const table = db.prepare(
    'INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const entry = db.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const listing = db.prepare(
    'UPDATE tables SET stage = ?, listing = ?, touched = ?, wake = ? WHERE "table" = ?',
  );
  const snapshot = db.prepare(
    `INSERT INTO snapshots VALUES (?, ?, ?) ON CONFLICT DO UPDATE
     SET version = excluded.version, body = excluded.body WHERE excluded.version >= snapshots.version`,
  );
  const chat = db.prepare('INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING');
  return (write) => {
    switch (write.w) {
      case 'person': {
        const { row } = write;
        return person.run(row.person, row.name, Number(row.program), row.owner, row.created).changes;
      }
      case 'rename':
        return rename.run(write.name, write.person).changes;
      case 'token': {
        const { row } = write;
        return token.run(row.hash, row.person, row.kind, row.created, row.expires).changes;
      }
      case 'spend':
        return spend.run(write.hash).changes;
      case 'table': {
        const { row } = write;
        const [plan, listed] = [JSON.stringify(row.plan), JSON.stringify(row.listing)];
        const made = [row.host, row.command, row.revision, row.secret, row.created];
        return table.run(row.table, plan, ...made, row.stage, listed, row.touched, row.wake).changes;
      }
      case 'entry': {
        const { row } = write;
        const what = JSON.stringify(row.entry);
        return entry.run(row.table, row.version, row.at, row.person, row.command, what).changes;
      }
      case 'listing': {
        const { stage, touched, wake } = write;
        return listing.run(stage, JSON.stringify(write.listing), touched, wake, write.table).changes;
      }
      case 'snapshot':
        return snapshot.run(write.row.table, write.row.version, write.row.body).changes;
      case 'chat': {
        const { row } = write;
        return chat.run(row.table, row.n, row.at, row.person, row.name, row.channel, row.text).changes;
      }
    }
  };
}
