import { Threads } from '../arena/threads.ts';
import { INTERRUPTED, Problem } from '../problem.ts';
import { startProgress } from '../progress.ts';
import type { LearnJob } from './jobs.ts';

const WORKER = new URL('./learn-worker.js', import.meta.url);

const UNITS: Readonly<Record<LearnJob['gather'], string>> = {
  positions: 'games of the pupil',
  sights: 'games of the pupil',
  reflexes: 'games by instinct',
  choices: 'games of the master',
  trial: 'games of the new pupil against the old',
};

/** Threads that play the games to be learned from, from the first generation to the last. */
export class Classroom {
  private readonly pool: Threads;

  private readonly signal: AbortSignal;

  constructor(threads: number, signal: AbortSignal) {
    this.pool = new Threads(WORKER, threads);
    this.signal = signal;
  }

  /** Plays the jobs' games, with a bar. What comes of each is in the order of the jobs. */
  async play<Piece>(jobs: readonly LearnJob[], games: number): Promise<Piece[][]> {
    const progress = startProgress(games, UNITS[jobs[0]?.gather ?? 'trial']);
    try {
      const done = await this.pool.run<LearnJob, Piece>(jobs, {
        signal: this.signal,
        onPiece: () => progress.step(),
        lament: (reason, { gather, setup }) =>
          `a thread of the school died: ${reason} (${gather} of ${setup.ruleset} with ${setup.seats} seats)`,
      });
      if (this.signal.aborted) throw new Problem('stopped; nothing was written', INTERRUPTED);
      return done;
    } finally {
      progress.stop();
    }
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
