import type { Decision, Thought } from './decision.ts';
import { PendingMove } from './pending-move.ts';
import { PendingQuestion } from './pending-question.ts';
import type { Pending } from './pending.ts';
import type { PoolPorts, Signal } from './ports.ts';
import type { Answer, Question, Told } from './question.ts';
import { WorkerSlot, type Limits } from './worker-slot.ts';

export interface PoolLimits extends Limits {
  /** How many think at the same time. */
  readonly workers: number;
  /** After so many workers in a row that were never of use, none is started in that slot any more. */
  readonly tries: number;
}

const USUAL_LIMITS: PoolLimits = {
  workers: 1,
  startMilliseconds: 20_000,
  graceMilliseconds: 1_500,
  tries: 3,
};

/**
 * Threads that think for bots, so that nobody else has to wait for their thoughts. Decisions are taken in the order in
 * which they come, by one worker each. A worker that is overdue or cancelled is killed and replaced; one that dies is replaced.
 */
export class ThinkingPool {
  private readonly ports: PoolPorts;
  private readonly limits: PoolLimits;
  private readonly slots: readonly WorkerSlot[];
  private readonly waiting: Pending[] = [];
  private readonly stopping = new Set<Promise<unknown>>();
  private lastId = 0;
  private failedStarts = 0;
  private trouble: string | undefined;

  constructor(ports: PoolPorts, limits: Partial<PoolLimits> = {}) {
    this.ports = ports;
    this.limits = { ...USUAL_LIMITS, ...limits };
    const listener = {
      freed: () => this.handOut(),
      answered: () => (this.failedStarts = 0),
      failedToStart: (slot: WorkerSlot, why: string) => this.tryAgain(slot, why),
      stopping: (gone: Promise<unknown>) => this.trackStop(gone),
    };
    this.slots = Array.from(
      { length: this.limits.workers },
      () => new WorkerSlot(ports, this.limits, listener),
    );
    if (this.slots.length === 0) this.trouble = 'the pool has no workers';
    for (const slot of this.slots) if (this.trouble === undefined) slot.start();
  }

  /** Why nobody thinks here any more; undefined while all is well. */
  get problem(): string | undefined {
    return this.trouble;
  }

  /** A legal move for the decision, by whatever means; undefined only when the caller has cancelled it. */
  think(decision: Decision, signal?: Signal): Promise<Thought | undefined> {
    return this.take<Thought>(
      (id, settle) => new PendingMove({ ...decision, id }, this.ports, settle),
      signal,
    );
  }

  /** What a coach says to a question, or why he cannot; undefined only when the caller has cancelled it. */
  ask<Asks extends keyof Told>(
    question: Question & { readonly asks: Asks },
    signal?: Signal,
  ): Promise<Answer<Told[Asks]> | undefined> {
    // A worker tells what it was asked for.
    return this.take<Answer<Told[keyof Told]>>(
      (id, settle) => new PendingQuestion({ ...question, id }, settle),
      signal,
    ) as Promise<Answer<Told[Asks]> | undefined>;
  }

  private take<T>(
    make: (id: number, settle: (answer: T | undefined) => void) => Pending,
    signal: Signal | undefined,
  ): Promise<T | undefined> {
    return new Promise((resolve) => {
      const settle = (answer: T | undefined): void => {
        signal?.removeEventListener('abort', cancel);
        resolve(answer);
      };
      const job = make(++this.lastId, settle);
      const cancel = (): void => this.cancel(job);
      if (signal?.aborted === true) return settle(undefined);
      signal?.addEventListener('abort', cancel);
      this.waiting.push(job);
      this.handOut();
    });
  }

  /** Ends every worker; decisions still open fall back, and questions fail. Settles when the last worker is gone. */
  async close(): Promise<void> {
    this.giveUp('the pool is closed');
    while (this.stopping.size > 0) await Promise.allSettled(this.stopping);
  }

  private handOut(): void {
    for (const slot of this.slots) {
      if (!slot.isFree) continue;
      const job = this.waiting.shift();
      if (job === undefined) return;
      slot.take(job);
    }
    if (this.trouble !== undefined) for (const job of this.waiting.splice(0)) job.fail(this.trouble);
  }

  private cancel(job: Pending): void {
    job.cancel();
    const at = this.waiting.indexOf(job);
    if (at >= 0) this.waiting.splice(at, 1);
    else for (const slot of this.slots) slot.drop(job);
  }

  private tryAgain(slot: WorkerSlot, why: string): void {
    this.failedStarts++;
    if (this.failedStarts < this.limits.tries) slot.start();
    else if (!this.slots.some(({ hasWorker }) => hasWorker))
      this.giveUp(`no worker could be started, ${this.failedStarts} times in a row; the last time: ${why}`);
  }

  private giveUp(why: string): void {
    this.trouble ??= why;
    for (const slot of this.slots) slot.clear()?.fail(this.trouble);
    this.handOut();
  }

  private trackStop(gone: Promise<unknown>): void {
    const forget = (): void => void this.stopping.delete(settled);
    const settled = gone.then(forget, forget);
    this.stopping.add(settled);
  }
}
