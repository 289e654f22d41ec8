import { Worker } from 'node:worker_threads';
import { thumbMove, ThinkingPool, type WorkerListener, type PoolLimits } from '@topsail/bots';
import { knownGameOf } from '@topsail/games';
import { workerIn } from './worker.ts';

/** The worker script next to the program's bundle; bin/topsail.mjs and scripts/build.mjs build it. */
const THINKER = new URL('./thinker.js', import.meta.url);

/** A thinking pool of worker threads. */
export function openPool(
  limits: Partial<PoolLimits> = {},
  startThread: () => Worker = () => new Worker(THINKER),
): ThinkingPool {
  const ports = {
    gameOf: knownGameOf,
    start: (listener: WorkerListener) => workerIn(startThread(), listener),
    after,
    fallback: thumbMove,
  };
  return new ThinkingPool(ports, limits);
}

function after(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}
