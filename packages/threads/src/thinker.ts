import { parentPort } from 'node:worker_threads';
import { answerErrands, type Errand } from '@topsail/bots';

// A helper of the thinking pool, in a thread of its own.
const port = parentPort;
if (port === null) throw new Error('this thinks for topsail and is not started by hand');

answerErrands(
  {
    post: (word) => port.postMessage(word),
    hear: (listener) => port.on('message', (errand: Errand) => listener(errand)),
  },
  () => performance.now(),
);
