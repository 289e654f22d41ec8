import type { LoadAnswer, LoadJob } from './job.ts';
import { drive } from './drive.ts';
import type { Match } from './match.ts';
import { replay } from './replay.ts';
import { openBare, rowsAt } from './protocols/bare.ts';
import { openBoardgameIo } from './protocols/boardgame-io.ts';
import { openColyseus } from './protocols/colyseus.ts';
import { openTopsail, TopsailMatch } from './protocols/topsail.ts';

const OPEN = {
  topsail: openTopsail,
  bare: openBare,
  'boardgame-io': openBoardgameIo,
  colyseus: openColyseus,
} as const;

/** Runs a job against a server, checks all answers, and returns the figures. */
export async function load(job: LoadJob): Promise<LoadAnswer> {
  const matches: readonly Match[] = await OPEN[job.protocol](job);
  const phases = [];
  for (const phase of job.phases) {
    const commits = await countCommits(job);
    phases.push({ ...(await drive(matches, job.pid, phase)), writesPerCommit: await commits() });
  }
  const total = (count: (match: Match) => number): number =>
    matches.reduce((sum, match) => sum + count(match), 0);
  const commands = total((match) => match.commands);
  const viewsChecked = total((match) => match.check());
  const ours = matches.filter((match) => match instanceof TopsailMatch);
  const row = await checkStored(job, ours, commands);
  return {
    phases,
    sizes: {
      frame: total(({ frameBytes }) => frameBytes) / total(({ frames }) => frames),
      command: total(({ commandBytes }) => commandBytes) / commands,
      row,
    },
    games: ours.reduce((sum, { over }) => sum + over.length, 0),
    viewsChecked,
    sample: ours[0]?.shared ?? null,
  };
}

/** Starts counting the writes per commit of our own server. */
async function countCommits({ protocol, at }: LoadJob): Promise<() => Promise<number | null>> {
  if (protocol !== 'topsail') return () => Promise.resolve(null);
  const before = await commitsAt(at);
  return async () => {
    const { writes, commits } = await commitsAt(at);
    return (writes - before.writes) / Math.max(1, commits - before.commits);
  };
}

async function commitsAt(at: string): Promise<{ readonly writes: number; readonly commits: number }> {
  const metrics = await (await fetch(`${at}/metrics`)).text();
  const number = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);
  return { writes: number('topsail_commit_writes_sum'), commits: number('topsail_commit_writes_count') };
}

/** Throws unless exactly the answered commands are stored; returns the average size of a row. */
async function checkStored(
  { protocol, at, database }: LoadJob,
  ours: readonly TopsailMatch[],
  commands: number,
): Promise<number> {
  if (protocol === 'bare') {
    const rows = await rowsAt(at);
    if (rows !== null && rows !== commands) throw new Error(`${commands} commands and ${rows} rows`);
  }
  if (database === null) return 0;
  const { moves, rowBytes } = await replay(
    database,
    ours.flatMap(({ over }) => over),
  );
  if (moves !== commands) throw new Error(`${commands} moves answered and ${moves} stored`);
  return rowBytes;
}
