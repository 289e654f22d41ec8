import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { topsail } from './contenders.ts';
import { residentBytes } from './load/usage.ts';
import type { Options } from './options.ts';
import { served } from './served.ts';
import { inCrowd } from './session.ts';

const MEGABYTE = 1e6;
const KILOBYTE = 1e3;
/** A server that has just started still tidies up. */
const SETTLING_MILLISECONDS = 1500;

/** What tables cost in one process; null where the system does not tell. */
export interface CrowdFigures {
  readonly tables: number;
  readonly sockets: number;
  readonly megabytes: number | null;
  readonly kilobytesPerSocket: number | null;
  readonly kilobytesPerLiveTable: number | null;
  /** After a start, when all of them are only rows. */
  readonly kilobytesPerIdleTable: number | null;
  /** For each table, in the database and its log. */
  readonly kilobytesOnDisk: number;
  readonly megabytesWhenForgotten: number | null;
  /** From a command to the last other client, paced, with all tables open. */
  readonly p99: number;
}

/** Opens as many tables as asked for in one server, with a game running at each, and weighs them. */
export async function weighCrowd(options: Options): Promise<CrowdFigures> {
  const { args, database } = topsail();
  if (database === null) throw new Error('our own server has a database');
  const { crowd: tables, seconds, paced: perSecond, waitsForForgetting } = options;
  const { fresh, seen } = await served(args, async ({ at, pid }) => ({
    fresh: await settled(pid),
    seen: await inCrowd({ at, pid, database, tables, seconds, perSecond, waitsForForgetting }),
  }));
  const idle = await served(topsail(dirname(database)).args, ({ pid }) => settled(pid));
  return {
    ...{ tables, sockets: seen.sockets, p99: seen.p99 },
    megabytes: inUnits(seen.live, MEGABYTE),
    kilobytesPerSocket: each(seen.empty, seen.connected, seen.sockets),
    kilobytesPerLiveTable: each(seen.connected, seen.live, tables),
    kilobytesPerIdleTable: each(fresh, idle, tables),
    kilobytesOnDisk: sizeOnDisk(database) / tables / KILOBYTE,
    megabytesWhenForgotten: inUnits(seen.forgotten, MEGABYTE),
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
