import { Worker } from 'node:worker_threads';
import type { GamePlayed, Match } from '@topsail/bots';
import { failed } from '../problem.ts';
import { lineUpWords } from './line-up.ts';

/** One seed of a match, to be played in all rotations by one thread. */
export interface ClusterJob {
  readonly match: Match;
  readonly seed: string;
}

/** What a thread says. */
export type Told = 'done' | { readonly game: GamePlayed };

export interface PoolOptions {
  readonly threads: number;
  /** Ends the play early. */
  readonly signal?: AbortSignal;
  /** Called after every game. */
  readonly onGame?: () => void;
  /** What the threads run. */
  readonly script?: URL;
}

const WORKER = new URL('./arena-worker.js', import.meta.url);

/** Plays all the jobs on so many threads. The games of each job, in the order of the jobs; fewer if stopped early. */
export async function playJobs(jobs: readonly ClusterJob[], options: PoolOptions): Promise<GamePlayed[][]> {
  const { threads, signal, script = WORKER } = options;
  const played: GamePlayed[][] = jobs.map(() => []);
  const queue = jobs.entries();
  const workers = Array.from({ length: Math.min(threads, jobs.length) }, () => new Worker(script));
  const work = workers.map((worker) =>
    serve(worker, queue, (index, game) => {
      played[index]?.push(game);
      options.onGame?.();
    }),
  );
  try {
    await Promise.race([Promise.all(work), aborted(signal)]);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return played;
}

/** Gives a thread one job after the other until none is left. */
async function serve(
  worker: Worker,
  queue: Iterable<[number, ClusterJob]>,
  onGame: (index: number, game: GamePlayed) => void,
): Promise<void> {
  const death = deathOf(worker);
  for (const [index, job] of queue) {
    const end = await Promise.race([death, playOn(worker, job, (game) => onGame(index, game))]);
    if (end !== 'done')
      throw failed(
        `a thread of the arena died: ${end.reason} (${lineUpWords(job.match.lineUp)}, seed "${job.seed}")`,
      );
  }
}

function playOn(worker: Worker, job: ClusterJob, onGame: (game: GamePlayed) => void): Promise<'done'> {
  return new Promise((resolve) => {
    const hear = (told: Told): void => {
      if (told !== 'done') {
        onGame(told.game);
        return;
      }
      worker.off('message', hear);
      resolve(told);
    };
    worker.on('message', hear);
    worker.postMessage(job);
  });
}

function deathOf(worker: Worker): Promise<{ readonly reason: string }> {
  return new Promise((resolve) => {
    worker.on('error', (error) => resolve({ reason: error.message }));
    worker.once('exit', (code) => resolve({ reason: `exit code ${code}` }));
  });
}

function aborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) resolve();
    signal?.addEventListener('abort', () => resolve());
  });
}
