import type { ThinkingWorker, WorkerListener, WorkerMessage } from '@topsail/bots';

/** A Web Worker of the pool. A browser never tells that a worker has died: an error is all one hears. */
export function startWorker(ruleset: string, listener: WorkerListener): ThinkingWorker {
  const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: ruleset });
  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => listener.onMessage(data);
  worker.onmessageerror = () => listener.onExit('its words could not be read');
  worker.onerror = (event) => {
    event.preventDefault();
    // A script that cannot be loaded is a plain event, without a message.
    listener.onExit(event.message || 'it could not be loaded');
  };
  return {
    send: (job) => worker.postMessage(job),
    kill() {
      worker.terminate();
      return Promise.resolve();
    },
  };
}
