import { Worker } from 'node:worker_threads';
import { failed } from '../problem.ts';

/** What a thread says: piece by piece what came of its job, then that it is done. */
export type Told<Piece> = 'done' | { readonly piece: Piece };

/** How some jobs are to be done. */
export interface Work<Job, Piece> {
  /** Ends the work early. */
  readonly signal?: AbortSignal | undefined;
  readonly onPiece?: (() => void) | undefined;
  /** Called when a job is done, with all its pieces. */
  readonly onDone?: ((index: number, pieces: readonly Piece[]) => void) | undefined;
  /** What a person is told when a thread dies over a job. */
  readonly lament: (reason: string, job: Job) => string;
}

interface Hand {
  readonly worker: Worker;
  readonly death: Promise<{ readonly reason: string }>;
}

/** Threads that run one script and do one job after the other. */
export class Threads {
  private readonly hands: readonly Hand[];

  constructor(script: URL, count: number) {
    this.hands = Array.from({ length: count }, () => {
      const worker = new Worker(script);
      return { worker, death: deathOf(worker) };
    });
  }

  /** Does all the jobs. The pieces of each, in the order of the jobs; fewer if stopped early. */
  async run<Job, Piece>(jobs: readonly Job[], work: Work<Job, Piece>): Promise<Piece[][]> {
    const done: Piece[][] = jobs.map(() => []);
    const queue = jobs.entries();
    const all = this.hands.map((hand) => serve(hand, queue, done, work));
    await Promise.race([Promise.all(all), aborted(work.signal)]);
    return done;
  }

  async close(): Promise<void> {
    await Promise.all(this.hands.map(({ worker }) => worker.terminate()));
  }
}

/** Gives a thread one job after the other until none is left. */
async function serve<Job, Piece>(
  { worker, death }: Hand,
  queue: Iterable<[number, Job]>,
  done: readonly Piece[][],
  { lament, onPiece, onDone }: Work<Job, Piece>,
): Promise<void> {
  for (const [index, job] of queue) {
    const pieces = done[index] ?? [];
    const keep = (piece: Piece): void => {
      pieces.push(piece);
      onPiece?.();
    };
    const end = await Promise.race([death, workOn(worker, job, keep)]);
    if (end !== 'done') throw failed(lament(end.reason, job));
    onDone?.(index, pieces);
  }
}

function workOn(worker: Worker, job: unknown, keep: (piece: never) => void): Promise<'done'> {
  return new Promise((resolve) => {
    const hear = (told: Told<never>): void => {
      if (told !== 'done') {
        keep(told.piece);
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
