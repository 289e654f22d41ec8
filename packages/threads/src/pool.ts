import { Worker } from 'node:worker_threads';
import { thumbMove, ThinkingPool, type WorkerListener, type PoolLimits } from '@topsail/bots';
import { workerIn } from './worker.ts';

/** Made beside the program that uses it: by bin/topsail.mjs and scripts/build.mjs. */
const THINKER = new URL('./thinker.js', import.meta.url);

/** A pool of worker threads. */
export function openPool(
  limits: Partial<PoolLimits> = {},
  hire: () => Worker = () => new Worker(THINKER),
): ThinkingPool {
  const ports = {
    start: (listener: WorkerListener) => workerIn(hire(), listener),
    after,
    fallback: thumbMove,
  };
  return new ThinkingPool(ports, limits);
}

function after(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}
