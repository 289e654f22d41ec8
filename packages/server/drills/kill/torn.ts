import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSqliteStore, type Store } from '@topsail/store';
import { scratchFolder } from '../kit/scratch.ts';
import { must } from '../kit/verdict.ts';
import { endOfLog } from './log-end.ts';

/** How the last frame is torn: the file ends in the middle of it, or its second half is zeros. */
export type Tear = 'cut' | 'blank';

/** The command id in the torn commit. It must never appear again. */
const TORN = 'torn';
const ALL = 1_000_000;

/**
 * Leaves the log of a killed server as a power failure does in the middle of one more commit. No client was told of this
 * commit: the store makes it on a copy after the server is dead, and only its last frame is torn. All bytes that the server
 * itself wrote and synced stay unchanged.
 */
export async function tear(file: string, how: Tear): Promise<void> {
  const copy = join(scratchFolder(), 'copy.db');
  // Without a lock file the store would look whether others serve the copy, and write its log into the database.
  for (const part of ['', '-wal', '-lock']) copyFileSync(file + part, copy + part);
  const before = endOfLog(readFileSync(`${file}-wal`)).end;
  const store = openSqliteStore(copy);
  await commitOneMore(store);
  const log = readFileSync(`${copy}-wal`);
  await store.close();
  const { end, frame } = endOfLog(log);
  must(end > before, () => 'the commit to be torn was not appended to the log');
  const tornLog = torn(log.subarray(0, end), frame / 2, how);
  must(endOfLog(tornLog).end === before, () => 'the commit was not torn');
  writeFileSync(`${file}-wal`, tornLog);
}

async function commitOneMore(store: Store): Promise<void> {
  const [running = ''] = await store.tables(['running', 'open'], 1);
  const row = await store.table(running);
  must(row !== undefined, () => 'there is no table to write to');
  const { table, host } = row;
  const version = (await store.entries(table, 0)).length + 1;
  const entry = { k: 'muted', person: host, muted: true } as const;
  const more = { table, version, at: Date.now(), person: host, command: TORN, entry };
  const [verdict] = await store.commit([{ w: 'entry', row: more }]);
  must(verdict === 'stored', () => 'the commit to be torn was not stored');
}

function torn(log: Buffer, half: number, how: Tear): Buffer {
  const whole = log.subarray(0, log.length - half);
  return how === 'cut' ? whole : Buffer.concat([whole, Buffer.alloc(half)]);
}

/** Checks that nothing of a torn commit is in the store. */
export async function checkTorn(store: Store): Promise<void> {
  for (const table of await store.tableIds('', ALL)) {
    const rows = await store.entries(table, 0);
    must(!rows.some(({ command }) => command === TORN), () => `${table} has an entry of a torn commit`);
  }
}
