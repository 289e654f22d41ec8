import type { Ears, Helper, Word } from '@topsail/bots';

/** A helper in a Web Worker. A browser never tells that a worker has died: an error is all one hears. */
export function startHelper(ears: Ears): Helper {
  const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Word>) => ears.said(data);
  worker.onmessageerror = () => ears.died('its words could not be read');
  worker.onerror = (event) => {
    event.preventDefault();
    // A script that cannot be loaded is a plain event, without a message.
    ears.died(event.message || 'it could not be loaded');
  };
  return {
    send: (errand) => worker.postMessage(errand),
    kill() {
      worker.terminate();
      return Promise.resolve();
    },
  };
}
