import { thumbMove, ThinkingPool, type PoolLimits } from '@topsail/bots';
import { startHelper } from './helper.ts';

/** Made beside the command line by bin/topsail.mjs. */
const THINKER = new URL('./thinker.js', import.meta.url);

/** A pool of worker threads. */
export function openPool(limits: Partial<PoolLimits> = {}, script = THINKER): ThinkingPool {
  return new ThinkingPool({ start: (ears) => startHelper(script, ears), after, fallback: thumbMove }, limits);
}

function after(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}
