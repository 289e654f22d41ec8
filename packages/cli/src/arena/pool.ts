import type { Cluster, GamePlayed, Match } from '@topsail/bots';
import { lineUpWords } from './line-up.ts';
import { Threads } from './threads.ts';

/** One seed of a match, to be played in all rotations by one thread. */
export interface ClusterJob {
  readonly match: Match;
  readonly seed: string;
}

export interface PoolOptions {
  readonly threads: number;
  /** Ends the play early. */
  readonly signal?: AbortSignal;
  /** Called after every game. */
  readonly onGame?: () => void;
  /** Called when a seed was played in all rotations. */
  readonly onCluster?: (index: number, cluster: Cluster) => void;
  /** What the threads run. */
  readonly script?: URL;
}

const WORKER = new URL('./arena-worker.js', import.meta.url);

/** Plays all the jobs on so many threads. The games of each job, in the order of the jobs; fewer if stopped early. */
export async function playJobs(jobs: readonly ClusterJob[], options: PoolOptions): Promise<GamePlayed[][]> {
  const { threads, signal, onGame, onCluster, script = WORKER } = options;
  const pool = new Threads(script, Math.min(threads, jobs.length));
  try {
    return await pool.run<ClusterJob, GamePlayed>(jobs, {
      signal,
      onPiece: onGame,
      onDone: onCluster,
      lament: (reason, { match, seed }) =>
        `a thread of the arena died: ${reason} (${lineUpWords(match.lineUp)}, seed "${seed}")`,
    });
  } finally {
    await pool.close();
  }
}
