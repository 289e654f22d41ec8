import { Threads } from '../arena/threads.ts';
import { startProgress } from '../progress.ts';
import type { LearnJob } from './jobs.ts';

const WORKER = new URL('./learn-worker.js', import.meta.url);

/** Threads that play the games to be learned from, from the first generation to the last. */
export class Classroom {
  private readonly pool: Threads;

  constructor(threads: number) {
    this.pool = new Threads(WORKER, threads);
  }

  /** Plays the jobs' games, with a bar. What comes of each is in the order of the jobs. */
  async play<Piece>(jobs: readonly LearnJob[], games: number): Promise<Piece[][]> {
    const progress = startProgress(games, 'games');
    try {
      return await this.pool.run<LearnJob, Piece>(jobs, {
        onPiece: () => progress.step(),
        lament: (reason, { gather, setup }) =>
          `a thread of the school died: ${reason} (${gather} of ${setup.ruleset} with ${setup.seats} seats)`,
      });
    } finally {
      progress.stop();
    }
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
