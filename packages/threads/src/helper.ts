import type { Worker } from 'node:worker_threads';
import type { Ears, Helper, Word } from '@topsail/bots';

/** A worker thread as a helper. While it has nothing to do, it keeps no process from ending. */
export function helperIn(worker: Worker, ears: Ears): Helper {
  const hear = (word: Word): void => {
    worker.unref();
    ears.said(word);
  };
  const exited = (code: number): void => ears.died(`it ended with code ${code}`);
  worker.on('message', hear).on('exit', exited);
  // Never taken off: an error that nobody hears would end the whole process.
  worker.on('error', (error) => ears.died(error.message));
  return {
    send(errand) {
      worker.ref();
      worker.postMessage(errand);
    },
    kill() {
      worker.off('message', hear).off('exit', exited);
      return worker.terminate();
    },
  };
}
