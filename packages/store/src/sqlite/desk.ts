import type { Worker } from 'node:worker_threads';
import { StoreFailure, type Together, type Verdict, type Write } from '../store.ts';
import type { Answer, Errand } from './clerk.ts';

interface Waiting {
  readonly done: (conflicts: readonly number[]) => void;
  readonly fail: (problem: Error) => void;
}

/** Where commits are handed to the clerk, who has them on disk one after the other. */
export class Desk {
  readonly #clerk: Worker;
  /** In the order in which they will be answered. */
  readonly #waiting: Waiting[] = [];
  #isClosed = false;

  /** Nobody listens to the clerk's faults: one that dies takes the program with it, and nothing more is told. */
  constructor(clerk: Worker) {
    this.#clerk = clerk;
    clerk.on('message', (answer: Answer) => this.#hear(answer));
    clerk.unref();
  }

  async commit(writes: readonly (Write | Together)[]): Promise<readonly Verdict[]> {
    const conflicts = await this.#ask({ k: 'commit', writes });
    const verdicts = new Array<Verdict>(writes.length).fill('stored');
    for (const index of conflicts) verdicts[index] = 'conflict';
    return verdicts;
  }

  async ping(): Promise<void> {
    await this.#ask({ k: 'ping' });
  }

  /** After all that was handed in. */
  async close(): Promise<void> {
    const closed = this.#ask({ k: 'close' });
    this.#isClosed = true;
    await closed;
    await this.#clerk.terminate();
  }

  #ask(errand: Errand): Promise<readonly number[]> {
    if (this.#isClosed) return Promise.reject(new StoreFailure('the store is closed', false));
    return new Promise((done, fail) => {
      if (this.#waiting.push({ done, fail }) === 1) this.#clerk.ref();
      this.#clerk.postMessage(errand);
    });
  }

  #hear(answer: Answer): void {
    const waiting = this.#waiting.shift();
    if (this.#waiting.length === 0) this.#clerk.unref();
    if ('conflicts' in answer) waiting?.done(answer.conflicts);
    else waiting?.fail(problemOf(answer));
  }
}

function problemOf({ problem, full }: Extract<Answer, { readonly problem: string }>): Error {
  return full === undefined ? new Error(problem) : new StoreFailure(problem, full);
}
