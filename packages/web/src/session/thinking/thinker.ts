import { answerJobs, reviewGame, type Job } from '@topsail/bots';
import { fetchBots } from '@topsail/bots/fetch-bots';

// A worker of the thinking pool, in a thread of its own, named after the ruleset it thinks about. Only here are bots
// loaded, and only those of that game.
const { crew, advise, evaluate, stateValueIn } = await fetchBots(self.name);

answerJobs(
  {
    post: (word) => self.postMessage(word),
    hear: (listener) => self.addEventListener('message', (event: MessageEvent<Job>) => listener(event.data)),
  },
  () => performance.now(),
  {
    bot: (bot) => crew[bot],
    advise,
    evaluate,
    review: (record, seed) => reviewGame(record, stateValueIn(self.name), seed),
  },
);
