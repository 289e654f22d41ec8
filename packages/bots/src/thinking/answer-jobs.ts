import { reasonOf, type Job, type WorkerMessage } from './decision.ts';
import type { WorkerPort } from './ports.ts';
import { tell, type Thinkers } from './question.ts';

/** The life of a worker: it hears a job, thinks until the job's time is up at the latest, and answers. */
export function answerJobs(port: WorkerPort, now: () => number, thinkers: Thinkers): void {
  port.hear((job) => port.post(answerTo(job, now, thinkers)));
  port.post({ says: 'ready' });
}

/** The time runs from when the job arrives: clocks of two threads need not agree. */
function answerTo(job: Job, now: () => number, thinkers: Thinkers): WorkerMessage {
  const { id } = job;
  const deadline = now() + job.milliseconds;
  const stop = (): boolean => now() > deadline;
  try {
    if ('asks' in job) return { says: 'told', id, value: tell(job, thinkers, stop) };
    const bot = thinkers.bot(job.bot, job.view.setup.ruleset);
    return { says: 'move', id, move: bot.choose(job.view, job.seed, { stop }) };
  } catch (error) {
    return { says: 'failed', id, why: reasonOf(error) };
  }
}
