import { setTimeout as sleep } from 'node:timers/promises';
import { inBatches } from './batches.ts';
import { drive } from './drive.ts';
import { CLIENTS } from './match.ts';
import { replay } from './replay.ts';
import { GuestConnection } from './protocols/guest-connection.ts';
import { TopsailMatch } from './protocols/topsail.ts';
import { residentBytes } from './usage.ts';

/** At how many tables a player who is not a host sits. */
const TABLES_PER_PLAYER = 1000;
const UNLOAD_SECONDS = 120;

/** Fills one server with running games and measures its memory. */
export interface CrowdJob {
  readonly at: string;
  readonly pid: number;
  readonly database: string;
  readonly tables: number;
  /** How long moves are made at all tables, and how many per second. */
  readonly seconds: number;
  readonly perSecond: number;
  /** Whether to wait until the server has unloaded all tables after all clients have left. */
  readonly waitsForUnloading: boolean;
}

/** The server's memory in bytes; null where the system does not report it. */
export interface CrowdAnswer {
  readonly sockets: number;
  readonly empty: number | null;
  /** With all sockets and no table. */
  readonly connected: number | null;
  /** With all games running. */
  readonly live: number | null;
  /** After the last table was unloaded; null when the job did not wait for it. */
  readonly unloaded: number | null;
  readonly p99: number;
}

/** Every table has a host with their own socket, and three players who sit at many tables. */
export async function loadCrowd(job: CrowdJob): Promise<CrowdAnswer> {
  const { at, pid, tables, seconds, perSecond } = job;
  const bytes = (): number | null => residentBytes(pid);
  const empty = bytes();
  const players = (CLIENTS - 1) * Math.ceil(tables / TABLES_PER_PLAYER);
  const guests = await inBatches(tables + players, (no) => GuestConnection.connect(at, `Guest ${no}`));
  const connected = bytes();
  const matches = await seatAll(guests, tables);
  const { milliseconds } = await drive(matches, pid, { seconds, perSecond });
  const live = bytes();
  for (const match of matches) match.check();
  await replay(
    job.database,
    matches.flatMap(({ over }) => over),
  );
  await inBatches(tables, (no) => matches[no]?.leave() ?? Promise.resolve());
  const unloaded = job.waitsForUnloading ? await allUnloaded(at).then(bytes) : null;
  return { sockets: guests.length, empty, connected, live, unloaded, p99: milliseconds.p99 };
}

function seatAll(guests: readonly GuestConnection[], tables: number): Promise<TopsailMatch[]> {
  return inBatches(tables, async (no) => {
    const first = tables + (CLIENTS - 1) * Math.floor(no / TABLES_PER_PLAYER);
    const seated = [...guests.slice(no, no + 1), ...guests.slice(first, first + CLIENTS - 1)];
    const match = new TopsailMatch(seated, no);
    await match.begin();
    return match;
  });
}

/** Settles when the server has no table in memory. */
async function allUnloaded(at: string): Promise<void> {
  for (let waited = 0; waited < UNLOAD_SECONDS; waited++) {
    const metrics = await (await fetch(`${at}/metrics`)).text();
    if (/^topsail_tables_live 0$/m.test(metrics)) return;
    await sleep(1000);
  }
  throw new Error('tables without viewers are still in memory');
}
