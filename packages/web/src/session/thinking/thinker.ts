import { answerErrands, type Errand } from '@topsail/bots';

// A helper of the thinking pool, in a thread of its own. Only here are the bots themselves loaded.
answerErrands(
  {
    post: (word) => self.postMessage(word),
    hear: (listener) =>
      self.addEventListener('message', (event: MessageEvent<Errand>) => listener(event.data)),
  },
  () => performance.now(),
);
