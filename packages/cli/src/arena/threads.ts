import { Worker } from 'node:worker_threads';
import { failed } from '../problem.ts';

/** What a thread says: piece by piece what came of its job, then that it is done. */
export type Told<Piece> = 'done' | { readonly piece: Piece };

export interface Threads<Job, Piece> {
  readonly threads: number;
  /** What the threads run. */
  readonly script: URL;
  /** Ends the work early. */
  readonly signal?: AbortSignal | undefined;
  readonly onPiece?: (() => void) | undefined;
  /** Called when a job is done, with all its pieces. */
  readonly onDone?: ((index: number, pieces: readonly Piece[]) => void) | undefined;
  /** What a person is told when a thread dies over a job. */
  readonly lament: (reason: string, job: Job) => string;
}

/** Does all the jobs on so many threads. The pieces of each job, in the order of the jobs; fewer if stopped early. */
export async function onThreads<Job, Piece>(
  jobs: readonly Job[],
  options: Threads<Job, Piece>,
): Promise<Piece[][]> {
  const { threads, signal, script } = options;
  const done: Piece[][] = jobs.map(() => []);
  const queue = jobs.entries();
  const workers = Array.from({ length: Math.min(threads, jobs.length) }, () => new Worker(script));
  const work = workers.map((worker) => serve(worker, queue, done, options));
  try {
    await Promise.race([Promise.all(work), aborted(signal)]);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return done;
}

/** Gives a thread one job after the other until none is left. */
async function serve<Job, Piece>(
  worker: Worker,
  queue: Iterable<[number, Job]>,
  done: readonly Piece[][],
  { lament, onPiece, onDone }: Threads<Job, Piece>,
): Promise<void> {
  const death = deathOf(worker);
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
