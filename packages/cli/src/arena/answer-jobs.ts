import { parentPort } from 'node:worker_threads';
import type { Told } from './threads.ts';

/** The other end of a thread: does one job after the other, and tells of each piece as soon as it is there. */
export function answerJobs(work: (job: never) => Iterable<unknown>): void {
  const port = parentPort;
  if (port === null) throw new Error('a thread of topsail is no program of its own');
  const tell = (told: Told<unknown>): void => port.postMessage(told);
  port.on('message', (job) => {
    for (const piece of work(job as never)) tell({ piece });
    tell('done');
  });
}
