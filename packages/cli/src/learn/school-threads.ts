import { onThreads } from '../arena/threads.ts';
import { startProgress } from '../progress.ts';
import type { LearnJob } from './jobs.ts';

const WORKER = new URL('./learn-worker.js', import.meta.url);

/** Plays the jobs' games on so many threads, with a bar. What comes of each is in the order of the jobs. */
export async function playInSchool<Piece>(
  jobs: readonly LearnJob[],
  games: number,
  threads: number,
): Promise<Piece[][]> {
  const progress = startProgress(games, 'games');
  try {
    return await onThreads<LearnJob, Piece>(jobs, {
      threads,
      script: WORKER,
      onPiece: () => progress.step(),
      lament: (reason, { gather, setup }) =>
        `a thread of the school died: ${reason} (${gather} of ${setup.ruleset} with ${setup.seats} seats)`,
    });
  } finally {
    progress.stop();
  }
}
