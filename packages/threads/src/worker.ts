import type { Worker } from 'node:worker_threads';
import type { ThinkingWorker, WorkerListener, WorkerMessage } from '@topsail/bots';

/** A thread as a worker of the pool. An idle thread does not keep the process running. */
export function workerIn(thread: Worker, listener: WorkerListener): ThinkingWorker {
  const onMessage = (message: WorkerMessage): void => {
    thread.unref();
    listener.onMessage(message);
  };
  const onExit = (code: number): void => listener.onExit(`it ended with code ${code}`);
  thread.on('message', onMessage).on('exit', onExit);
  // Never removed: an error without a listener would end the whole process.
  thread.on('error', (error) => listener.onExit(error.message));
  return {
    send(job) {
      thread.ref();
      thread.postMessage(job);
    },
    kill() {
      thread.off('message', onMessage).off('exit', onExit);
      return thread.terminate();
    },
  };
}
