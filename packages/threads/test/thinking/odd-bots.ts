import { parentPort } from 'node:worker_threads';
import { answerJobs, botFor, type Bot, type BotName, type Budget, type Job } from '@topsail/bots';

// A worker whose bots misbehave, each in its own way; bundled and started by the tests of the pool.
const port = parentPort;
if (port === null) throw new Error('a thread for tests');

function spinWhile(goOn: () => boolean): undefined {
  while (goOn());
}

const ways: Readonly<Partial<Record<BotName, (budget?: Budget) => string | undefined>>> = {
  'tree-random': (budget) => spinWhile(() => budget?.stop?.() !== true),
  greedy: () => spinWhile(() => true),
  mate: () => {
    throw new Error('the mate is seasick');
  },
  captain: () => 'hoist the anchor',
  thumb: () => process.exit(7),
};

function oddBot(name: BotName, ruleset: string): Bot {
  return {
    choose: (view, seed, budget) =>
      ways[name]?.(budget) ?? botFor('random', ruleset).choose(view, seed, budget),
  };
}

answerJobs(
  {
    post: (word) => port.postMessage(word),
    hear: (listener) => port.on('message', (job: Job) => listener(job)),
  },
  () => performance.now(),
  oddBot,
);
