import type { LoadAnswer, LoadJob } from './job.ts';
import { drive } from './drive.ts';
import type { Match } from './match.ts';
import { replay } from './replay.ts';
import { openBare, rowsAt } from './tongues/bare.ts';
import { openBoardgameIo } from './tongues/boardgame-io.ts';
import { openColyseus } from './tongues/colyseus.ts';
import { openTopsail, TopsailMatch } from './tongues/topsail.ts';

const OPEN = {
  topsail: openTopsail,
  bare: openBare,
  'boardgame-io': openBoardgameIo,
  colyseus: openColyseus,
} as const;

/** Plays at a server as the job says, checks that everything came as it should, and tells how it went. */
export async function load(job: LoadJob): Promise<LoadAnswer> {
  const matches: readonly Match[] = await OPEN[job.tongue](job);
  const phases = [];
  for (const phase of job.phases) {
    const commits = await openCommits(job);
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

/** Counts from now on how much our own server stores in one commit. */
async function openCommits({ tongue, at }: LoadJob): Promise<() => Promise<number | null>> {
  if (tongue !== 'topsail') return () => Promise.resolve(null);
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

/** Throws unless exactly what was answered is stored; returns the size of a row. */
async function checkStored(
  { tongue, at, database }: LoadJob,
  ours: readonly TopsailMatch[],
  commands: number,
): Promise<number> {
  if (tongue === 'bare') {
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
