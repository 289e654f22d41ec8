import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Together, Verdict, Write } from '../store.ts';
import { makeStatementWriter, type StatementWriter } from './statement-writer.ts';

/** Writes a whole commit in one transaction, so that many tables share one sync. */
export function committing(
  db: DatabaseSyncInstance,
): (writes: readonly (Write | Together)[]) => readonly Verdict[] {
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const rollback = db.prepare('ROLLBACK');
  const write = makeStatementWriter(db);
  const attempt = attempting(db);
  return (writes) => {
    try {
      begin.run();
      const verdicts = writeAll(write, attempt, writes);
      commit.run();
      return verdicts;
    } catch (error) {
      if (db.isTransaction) rollback.run();
      throw error;
    }
  };
}

/** A commit without data. It is as large as a busy commit, because a small one may still fit on a full disk. */
export function pinging(db: DatabaseSyncInstance): () => void {
  const beat = db.prepare('UPDATE pulse SET beat = randomblob(65536)');
  return () => void beat.run();
}

/** Runs some writes and undoes them when the result is false. */
type Attempt = (work: () => boolean) => boolean;

function attempting(db: DatabaseSyncInstance): Attempt {
  const begin = db.prepare('SAVEPOINT attempt');
  const undo = db.prepare('ROLLBACK TO attempt');
  const end = db.prepare('RELEASE attempt');
  return (work) => {
    begin.run();
    const isKept = work();
    if (!isKept) undo.run();
    end.run();
    return isKept;
  };
}

function writeAll(
  run: StatementWriter,
  attempt: Attempt,
  writes: readonly (Write | Together)[],
): readonly Verdict[] {
  const lost = new Set<string>();
  const isStored = (write: Write): boolean => {
    const table = tableOf(write);
    if (table !== undefined && lost.has(table)) return false;
    if (run(write) > 0) return true;
    if (table !== undefined) lost.add(table);
    return false;
  };
  const verdict = (write: Write | Together): boolean =>
    write.w === 'together' ? attempt(() => write.writes.every(isStored)) : isStored(write);
  return writes.map((write) => (verdict(write) ? 'stored' : 'conflict'));
}

function tableOf(write: Write): string | undefined {
  switch (write.w) {
    case 'table':
    case 'entry':
    case 'snapshot':
    case 'chat':
      return write.row.table;
    case 'plan':
    case 'summary':
    case 'listing':
    case 'notice':
    case 'notice-passed':
      return write.table;
    default:
      return undefined;
  }
}
