import type { Store } from '@topsail/store';
import type { Metrics } from '../metrics.ts';
import { json, refuseAt, refuseCode, text } from './reply.ts';
import type { Route } from './route.ts';

interface StatusParts {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly metricsOpen: boolean;
  readonly isStopping: () => boolean;
}

/** How long an answer of the disk stands, in milliseconds: asking it writes, and anybody may ask. */
const PING_STANDS = 2_000;

/** For whoever watches over the server. */
export function statusRoutes({ store, metrics, metricsOpen, isStopping }: StatusParts): readonly Route[] {
  const ping = pinging(store);
  return [
    { method: 'GET', path: /^\/healthz$/, cost: 1, answer: () => json({ up: true }) },
    {
      method: 'GET',
      path: /^\/readyz$/,
      cost: 1,
      answer: async () => {
        if (isStopping()) return refuseCode('server/stopping');
        await ping();
        return json({ ready: true });
      },
    },
    {
      method: 'GET',
      path: /^\/metrics$/,
      cost: 1,
      answer: async ({ visit }) => {
        if (!metricsOpen && !visit.isLocal) return refuseAt(403, 'address');
        return text(await metrics.text(), { 'Content-Type': metrics.type });
      },
    },
  ];
}

function pinging(store: Store): () => Promise<void> {
  let asked = -Infinity;
  let answer = Promise.resolve();
  return () => {
    const now = performance.now();
    if (now - asked > PING_STANDS) {
      asked = now;
      answer = store.ping();
    }
    return answer;
  };
}
