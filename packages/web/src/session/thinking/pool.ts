import { ThinkingPool, type Decision } from '@topsail/bots';
import type { Game } from '@topsail/engine';
import { startWorker } from './start-worker.ts';

/** More than two hardly ever have to think at once, and a small machine has other things to do. */
const MOST_WORKERS = 2;

/** A pool of Web Workers that think about one ruleset of a game. */
export function openPool(game: Game, ruleset: string): ThinkingPool {
  const workers = navigator.hardwareConcurrency > MOST_WORKERS ? MOST_WORKERS : 1;
  return new ThinkingPool(
    { gameOf: () => game, start: (listener) => startWorker(ruleset, listener), after, fallback },
    { workers },
  );
}

function after(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}

/** The page itself carries no bot; this one is fetched when it is needed. */
async function fallback(decision: Decision): Promise<string> {
  const { thumbMove } = await import('./thumb.ts');
  return thumbMove(decision);
}
