import { parentPort } from 'node:worker_threads';
import { answerJobs, botFor, coachFor, type Job } from '@topsail/bots';

// A worker of the thinking pool, in a thread of its own.
const port = parentPort;
if (port === null) throw new Error('this is a worker thread of topsail and cannot be started by hand');

answerJobs(
  {
    post: (word) => port.postMessage(word),
    hear: (listener) => port.on('message', (job: Job) => listener(job)),
  },
  () => performance.now(),
  { bot: botFor, coach: coachFor },
);
