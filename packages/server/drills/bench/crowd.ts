import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { topsail } from './contenders.ts';
import { residentBytes } from './load/usage.ts';
import type { Options } from './options.ts';
import { withServer } from './with-server.ts';
import { runCrowd } from './session.ts';

const MEGABYTE = 1e6;
const KILOBYTE = 1e3;
/** After the start a server's memory still changes for a moment. */
const SETTLING_MILLISECONDS = 1500;

/** The memory of tables in one process; null where the system does not report it. */
export interface CrowdFigures {
  readonly tables: number;
  readonly sockets: number;
  readonly megabytes: number | null;
  readonly kilobytesPerSocket: number | null;
  readonly kilobytesPerLiveTable: number | null;
  /** After a restart, when all tables are only rows. */
  readonly kilobytesPerIdleTable: number | null;
  /** For each table, in the database and its log. */
  readonly kilobytesOnDisk: number;
  readonly megabytesAfterUnloading: number | null;
  /** Latency of a paced command with all tables open, in milliseconds. */
  readonly p99: number;
}

/** Opens many tables with running games in one server, and measures their memory. */
export async function measureCrowd(options: Options): Promise<CrowdFigures> {
  const { args, database } = topsail();
  if (database === null) throw new Error('our own server has a database');
  const { crowd: tables, seconds, paced: perSecond, waitsForUnloading } = options;
  const { fresh, seen } = await withServer(args, async ({ at, pid }) => ({
    fresh: await settled(pid),
    seen: await runCrowd({ at, pid, database, tables, seconds, perSecond, waitsForUnloading }),
  }));
  const idle = await withServer(topsail(dirname(database)).args, ({ pid }) => settled(pid));
  return {
    ...{ tables, sockets: seen.sockets, p99: seen.p99 },
    megabytes: inUnits(seen.live, MEGABYTE),
    kilobytesPerSocket: each(seen.empty, seen.connected, seen.sockets),
    kilobytesPerLiveTable: each(seen.connected, seen.live, tables),
    kilobytesPerIdleTable: each(fresh, idle, tables),
    kilobytesOnDisk: sizeOnDisk(database) / tables / KILOBYTE,
    megabytesAfterUnloading: inUnits(seen.unloaded, MEGABYTE),
  };
}

function sizeOnDisk(database: string): number {
  return [database, `${database}-wal`].reduce(
    (sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}

async function settled(pid: number): Promise<number | null> {
  await sleep(SETTLING_MILLISECONDS);
  return residentBytes(pid);
}

function each(before: number | null, after: number | null, count: number): number | null {
  return before === null || after === null ? null : (after - before) / count / KILOBYTE;
}

function inUnits(bytes: number | null, unit: number): number | null {
  return bytes === null ? null : bytes / unit;
}
