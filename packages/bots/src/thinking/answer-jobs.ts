import type { Bot, BotName } from '../bot.ts';
import { reasonOf, type Job, type WorkerMessage } from './decision.ts';
import type { WorkerPort } from './ports.ts';

/** The life of a worker: it hears a job, thinks until the job's time is up at the latest, and answers. */
export function answerJobs(
  port: WorkerPort,
  now: () => number,
  crew: (name: BotName, ruleset: string) => Bot,
): void {
  port.hear((job) => port.post(answerTo(job, now, crew)));
  port.post({ says: 'ready' });
}

/** The time runs from when the job arrives: clocks of two threads need not agree. */
function answerTo(
  { id, bot, view, seed, milliseconds }: Job,
  now: () => number,
  crew: (name: BotName, ruleset: string) => Bot,
): WorkerMessage {
  const deadline = now() + milliseconds;
  try {
    const move = crew(bot, view.setup.ruleset).choose(view, seed, { stop: () => now() > deadline });
    return { says: 'move', id, move };
  } catch (error) {
    return { says: 'failed', id, why: reasonOf(error) };
  }
}
