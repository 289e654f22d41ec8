import { parentPort } from 'node:worker_threads';
import { answerJobs, type Job } from '@topsail/bots';

// A worker of the thinking pool, in a thread of its own.
const port = parentPort;
if (port === null) throw new Error('this thinks for topsail and is not started by hand');

answerJobs(
  {
    post: (word) => port.postMessage(word),
    hear: (listener) => port.on('message', (job: Job) => listener(job)),
  },
  () => performance.now(),
);
