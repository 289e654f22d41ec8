import { Threads } from '../arena/threads.ts';
import { INTERRUPTED, Problem } from '../problem.ts';
import type { ResponseJob } from './jobs.ts';

const WORKER = new URL('./response-worker.js', import.meta.url);

/** Threads that play the games against the Captain, of the training and of the match. */
export class Hands {
  readonly count: number;

  private readonly pool: Threads;

  private readonly signal: AbortSignal;

  constructor(threads: number, signal: AbortSignal) {
    this.count = threads;
    this.pool = new Threads(WORKER, threads);
    this.signal = signal;
  }

  /** Does the jobs. What comes of each is in the order of the jobs. */
  async play<Piece>(jobs: readonly ResponseJob[], onGame: () => void): Promise<Piece[][]> {
    const done = await this.pool.run<ResponseJob, Piece>(jobs, {
      signal: this.signal,
      onPiece: onGame,
      lament: (reason, { kind, setup, seed }) =>
        `a thread died: ${reason} (${kind} of ${setup.ruleset} with ${setup.seats} seats, seed "${seed}")`,
    });
    if (this.signal.aborted) throw new Problem('stopped; nothing was written', INTERRUPTED);
    return done;
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
