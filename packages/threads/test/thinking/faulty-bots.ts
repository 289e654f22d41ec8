import { parentPort } from 'node:worker_threads';
import { answerJobs, botFor, coachFor, type Bot, type BotName, type Budget, type Job } from '@topsail/bots';

// A worker with faulty bots, for the tests of the pool.
const port = parentPort;
if (port === null) throw new Error('a thread for tests');

function spinWhile(condition: () => boolean): undefined {
  while (condition());
}

const faults: Readonly<Partial<Record<BotName, (budget?: Budget) => string | undefined>>> = {
  'tree-random': (budget) => spinWhile(() => budget?.stop?.() !== true),
  greedy: () => spinWhile(() => true),
  mate: () => {
    throw new Error('the bot fails');
  },
  captain: () => 'no such move',
  thumb: () => process.exit(7),
};

function faultyBot(name: BotName, ruleset: string): Bot {
  return {
    choose: (view, seed, budget) =>
      faults[name]?.(budget) ?? botFor('random', ruleset).choose(view, seed, budget),
  };
}

answerJobs(
  {
    post: (word) => port.postMessage(word),
    hear: (listener) => port.on('message', (job: Job) => listener(job)),
  },
  () => performance.now(),
  { bot: faultyBot, coach: coachFor },
);
