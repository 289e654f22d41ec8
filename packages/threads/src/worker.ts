import type { Worker } from 'node:worker_threads';
import type { ThinkingWorker, WorkerListener, WorkerMessage } from '@topsail/bots';

/** A thread as a worker of the pool. While it has nothing to do, it keeps no process from ending. */
export function workerIn(thread: Worker, listener: WorkerListener): ThinkingWorker {
  const hear = (message: WorkerMessage): void => {
    thread.unref();
    listener.onMessage(message);
  };
  const exited = (code: number): void => listener.onExit(`it ended with code ${code}`);
  thread.on('message', hear).on('exit', exited);
  // Never taken off: an error that nobody hears would end the whole process.
  thread.on('error', (error) => listener.onExit(error.message));
  return {
    send(job) {
      thread.ref();
      thread.postMessage(job);
    },
    kill() {
      thread.off('message', hear).off('exit', exited);
      return thread.terminate();
    },
  };
}
