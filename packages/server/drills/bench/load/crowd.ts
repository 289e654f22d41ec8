import { setTimeout as sleep } from 'node:timers/promises';
import { inBatches } from './batches.ts';
import { drive } from './drive.ts';
import { CLIENTS } from './match.ts';
import { replay } from './replay.ts';
import { Hand } from './tongues/hand.ts';
import { TopsailMatch } from './tongues/topsail.ts';
import { residentBytes } from './usage.ts';

/** How many tables somebody sits at who is no host. */
const TABLES_OF_A_REGULAR = 1000;
const FORGET_SECONDS = 120;

/** Fills one server with running games and looks at its memory. */
export interface CrowdJob {
  readonly at: string;
  readonly pid: number;
  readonly database: string;
  readonly tables: number;
  /** How long moves are made, here and there, so many a second. */
  readonly seconds: number;
  readonly perSecond: number;
  /** Whether to wait until the server has forgotten all tables after everybody has left. */
  readonly waitsForForgetting: boolean;
}

/** The server's memory, in bytes; null where the system does not tell. */
export interface CrowdAnswer {
  readonly sockets: number;
  readonly empty: number | null;
  /** With all sockets and no table. */
  readonly connected: number | null;
  /** With all games running. */
  readonly live: number | null;
  /** After the last table was forgotten; null when nobody waited for it. */
  readonly forgotten: number | null;
  readonly p99: number;
}

/** Every table has a host with a socket of their own, and three players who sit at many. */
export async function gather(job: CrowdJob): Promise<CrowdAnswer> {
  const { at, pid, tables, seconds, perSecond } = job;
  const bytes = (): number | null => residentBytes(pid);
  const empty = bytes();
  const regulars = (CLIENTS - 1) * Math.ceil(tables / TABLES_OF_A_REGULAR);
  const hands = await inBatches(tables + regulars, (no) => Hand.come(at, `Hand ${no}`));
  const connected = bytes();
  const matches = await seatAll(hands, tables);
  const { milliseconds } = await drive(matches, pid, { seconds, perSecond });
  const live = bytes();
  for (const match of matches) match.check();
  await replay(
    job.database,
    matches.flatMap(({ over }) => over),
  );
  await inBatches(tables, (no) => matches[no]?.leave() ?? Promise.resolve());
  const forgotten = job.waitsForForgetting ? await forgetting(at).then(bytes) : null;
  return { sockets: hands.length, empty, connected, live, forgotten, p99: milliseconds.p99 };
}

function seatAll(hands: readonly Hand[], tables: number): Promise<TopsailMatch[]> {
  return inBatches(tables, async (no) => {
    const first = tables + (CLIENTS - 1) * Math.floor(no / TABLES_OF_A_REGULAR);
    const players = [...hands.slice(no, no + 1), ...hands.slice(first, first + CLIENTS - 1)];
    const match = new TopsailMatch(players, no);
    await match.begin();
    return match;
  });
}

/** Settles when the server has no table in memory. */
async function forgetting(at: string): Promise<void> {
  for (let waited = 0; waited < FORGET_SECONDS; waited++) {
    const metrics = await (await fetch(`${at}/metrics`)).text();
    if (/^topsail_tables_live 0$/m.test(metrics)) return;
    await sleep(1000);
  }
  throw new Error('tables nobody looks at are still in memory');
}
