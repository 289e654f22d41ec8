import type { Store } from '@topsail/store';
import type { Metrics } from '../metrics.ts';
import { isLoopbackHost } from './hosts.ts';
import { json, malformedReply, codeReply, text } from './reply.ts';
import type { Route } from './route.ts';

interface StatusParts {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly metricsOpen: boolean;
  readonly isStopping: () => boolean;
}

/** A ping writes to the disk and anybody may ask for it, so its answer is cached. */
const PING_CACHE_MILLISECONDS = 2_000;

/** Health, readiness and metrics, for monitoring. */
export function statusRoutes({ store, metrics, metricsOpen, isStopping }: StatusParts): readonly Route[] {
  const ping = cachedPing(store);
  return [
    { method: 'GET', path: /^\/healthz$/, cost: 1, answer: () => json({ up: true }) },
    {
      method: 'GET',
      path: /^\/readyz$/,
      cost: 1,
      answer: async () => {
        if (isStopping()) return codeReply('server/stopping');
        await ping();
        return json({ ready: true });
      },
    },
    {
      method: 'GET',
      path: /^\/metrics$/,
      cost: 1,
      answer: async ({ info }) => {
        if (!metricsOpen && !info.isLocal) return malformedReply(403, 'address');
        if (!metricsOpen && !isLoopbackHost(info.host)) return malformedReply(403, 'host');
        return text(await metrics.text(), { 'Content-Type': metrics.type });
      },
    },
  ];
}

function cachedPing(store: Store): () => Promise<void> {
  let pingedAt = -Infinity;
  let answer = Promise.resolve();
  return () => {
    const now = performance.now();
    if (now - pingedAt > PING_CACHE_MILLISECONDS) {
      pingedAt = now;
      answer = store.ping();
    }
    return answer;
  };
}
