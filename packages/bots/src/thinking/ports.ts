import type { Game } from '@topsail/engine';
import type { Decision, Job, WorkerMessage } from './decision.ts';

/** A thread that thinks, as the pool sees it. */
export interface ThinkingWorker {
  send(job: Job): void;
  /** Ends it at once, even in the middle of a thought; settles when it is gone. */
  kill(): Promise<unknown>;
}

/** Where a worker is heard. */
export interface WorkerListener {
  onMessage(message: WorkerMessage): void;
  onExit(why: string): void;
}

/** What the pool needs of the program and the machine it runs in. */
export interface PoolPorts {
  /** The rules of the game that is thought about. */
  gameOf(ruleset: string): Game;
  start(listener: WorkerListener): ThinkingWorker;
  /** Calls back once after so many milliseconds, unless what it returns is called before. */
  after(milliseconds: number, then: () => void): () => void;
  /** Chooses in the caller's own thread when no worker can. */
  fallback(decision: Decision): string | Promise<string>;
}

/** What the pool needs of an `AbortSignal`. */
export interface Signal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** The other end: the thread as the worker inside it sees it. */
export interface WorkerPort {
  post(message: WorkerMessage): void;
  hear(listener: (job: Job) => void): void;
}
