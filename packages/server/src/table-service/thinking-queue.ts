import type { Decision, Signal, Thought } from '@topsail/bots';
import type { Client } from '../client.ts';
import { FairQueue } from './fair-queue.ts';

/** How long all bots that wait should take together. If they would take longer, each gets less time. */
const GOAL_MILLISECONDS = 1_500;
/** In this time every level finds a sensible move. */
const LEAST_MILLISECONDS = 10;

/** The table a bot thinks for, and the people who watch it. */
export interface ThinkingFor {
  readonly table: string;
  readonly viewers: readonly Client[];
}

interface Waiting {
  readonly decision: Decision;
  readonly share: string;
  readonly start: (milliseconds: number) => Promise<void>;
}

type Think = (decision: Decision) => Promise<Thought | undefined>;

/**
 * Shares the threads that think: addresses take turns, then the people of one address, then their tables. So nobody
 * waits for the many tables of one person. When many wait, bots get less time. A thought that has begun is not broken
 * off, because that would cost its thread: who opens and closes a table again and again must not stop the others.
 */
export class ThinkingQueue {
  readonly #think: Think;
  readonly #threads: number;
  readonly #queue = new FairQueue<Waiting>();
  #thinking = 0;

  /** `threads`: how many bots think at the same time. */
  constructor(threads: number, think: Think) {
    this.#threads = Math.max(1, threads);
    this.#think = think;
  }

  get current(): { readonly thinking: number; readonly waiting: number } {
    return { thinking: this.#thinking, waiting: this.#queue.size };
  }

  /** Undefined only when the caller has cancelled it. */
  think(decision: Decision, purpose: ThinkingFor, signal: Signal): Promise<Thought | undefined> {
    if (signal.aborted) return Promise.resolve(undefined);
    const { share, person } = this.#payerOf(purpose);
    const path = [share, person, purpose.table];
    return new Promise((resolve, reject) => {
      const cancel = (): void => {
        this.#queue.remove(path, waiting);
        resolve(undefined);
      };
      const start = (milliseconds: number): Promise<void> =>
        this.#think({ ...decision, milliseconds })
          .then(resolve, reject)
          .finally(() => signal.removeEventListener('abort', cancel));
      const waiting = { decision, share, start };
      signal.addEventListener('abort', cancel);
      this.#queue.push(path, waiting);
      this.#startNext();
    });
  }

  /** The viewer whose address has the fewest bots waiting, so that a busy spectator does not slow a table down. */
  #payerOf({ viewers }: ThinkingFor): { readonly share: string; readonly person: string } {
    let payer = { share: '', person: '' };
    let least = Infinity;
    for (const { address, person } of viewers) {
      const waiting = this.#queue.sizeOf(address);
      if (waiting >= least) continue;
      least = waiting;
      payer = { share: address, person: person.person };
    }
    return payer;
  }

  #startNext(): void {
    while (this.#thinking < this.#threads) {
      const next = this.#queue.shift();
      if (next === undefined) return;
      this.#thinking += 1;
      void next.start(this.#timeFor(next)).finally(() => {
        this.#thinking -= 1;
        this.#startNext();
      });
    }
  }

  /** The more addresses wait, and the more bots of this address, the shorter. */
  #timeFor({ decision, share }: Waiting): number {
    const others = this.#queue.sizeOf(share);
    const shares = this.#queue.shares + (others === 0 ? 1 : 0);
    const fair = (GOAL_MILLISECONDS * this.#threads) / (shares * (others + 1));
    return Math.min(decision.milliseconds, Math.max(LEAST_MILLISECONDS, Math.floor(fair)));
  }
}
