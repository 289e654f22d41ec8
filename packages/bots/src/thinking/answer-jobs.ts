import { reasonOf, type Job, type WorkerMessage } from './decision.ts';
import type { WorkerPort } from './ports.ts';
import { rulesetOf, tell, type Thinkers } from './question.ts';

/** The life of a worker: it hears a job, thinks until the job's time is up at the latest, and answers. */
export function answerJobs(port: WorkerPort, now: () => number, thinkers: Thinkers): void {
  port.hear((job) => void answerTo(job, now, thinkers).then((message) => port.post(message)));
  port.post({ says: 'ready' });
}

async function answerTo(job: Job, now: () => number, thinkers: Thinkers): Promise<WorkerMessage> {
  const { id } = job;
  try {
    if ('asks' in job) {
      const coach = await thinkers.coach(rulesetOf(job));
      return { says: 'told', id, value: tell(job, coach, timeUp(job, now)) };
    }
    const bot = await thinkers.bot(job.bot, job.view.setup.ruleset);
    return { says: 'move', id, move: bot.choose(job.view, job.seed, { stop: timeUp(job, now) }) };
  } catch (error) {
    return { says: 'failed', id, why: reasonOf(error) };
  }
}

/** The time runs from when the thinker is at hand: clocks of two threads need not agree. */
function timeUp({ milliseconds }: Job, now: () => number): () => boolean {
  const deadline = now() + milliseconds;
  return () => now() > deadline;
}
