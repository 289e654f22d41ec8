import { answerJobs, type Job } from '@topsail/bots';

// A worker of the thinking pool, in a thread of its own. Only here are the bots themselves loaded.
answerJobs(
  {
    post: (word) => self.postMessage(word),
    hear: (listener) => self.addEventListener('message', (event: MessageEvent<Job>) => listener(event.data)),
  },
  () => performance.now(),
);
