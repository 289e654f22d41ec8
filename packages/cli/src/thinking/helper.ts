import { Worker } from 'node:worker_threads';
import type { Ears, Helper, Word } from '@topsail/bots';

/** A helper in a worker thread. While it has nothing to do, it keeps no process from ending. */
export function startHelper(script: URL, ears: Ears): Helper {
  const worker = new Worker(script);
  worker.on('message', (word: Word) => {
    worker.unref();
    ears.said(word);
  });
  worker.on('error', (error) => ears.died(error.message));
  worker.on('exit', (code) => ears.died(`it ended with code ${code}`));
  return {
    send(errand) {
      worker.ref();
      worker.postMessage(errand);
    },
    kill() {
      // Somebody must go on hearing `error`, or it would end the whole process.
      worker.removeAllListeners('message').removeAllListeners('exit');
      return worker.terminate();
    },
  };
}
