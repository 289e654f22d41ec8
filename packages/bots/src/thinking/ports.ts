import type { Decision, Errand, Word } from './decision.ts';

/** A thread that thinks, as the pool sees it. */
export interface Helper {
  send(errand: Errand): void;
  /** Ends it at once, even in the middle of a thought; settles when it is gone. */
  kill(): Promise<unknown>;
}

/** Where a helper is heard. */
export interface Ears {
  said(word: Word): void;
  died(why: string): void;
}

/** What the pool needs of the machine it runs on. */
export interface PoolPorts {
  start(ears: Ears): Helper;
  /** Calls back once after so many milliseconds, unless what it returns is called before. */
  after(milliseconds: number, then: () => void): () => void;
  /** Chooses in the caller's own thread when no helper can. */
  fallback(decision: Decision): string | Promise<string>;
}

/** What the pool needs of an `AbortSignal`. */
export interface Signal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** The other end: the thread as the helper inside it sees it. */
export interface HelperPort {
  post(word: Word): void;
  hear(listener: (errand: Errand) => void): void;
}
