import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Verdict, Write } from '../store.ts';
import { makeScribe, type Scribe } from './scribe.ts';

/** Writes all of a commit in one transaction, so that many tables share one wait for the disk. */
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
      throw error;
    }
  };
}

/** A whole commit of which nothing is kept. As long as that of a busy moment: a short one finds room where no other does. */
export function pinging(db: DatabaseSyncInstance): () => void {
  const beat = db.prepare('UPDATE pulse SET beat = randomblob(65536)');
  return () => void beat.run();
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
