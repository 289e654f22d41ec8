import { Berth, type Limits } from './berth.ts';
import type { Decision, Thought } from './decision.ts';
import { Job } from './job.ts';
import type { PoolPorts, Signal } from './ports.ts';

export interface PoolLimits extends Limits {
  /** How many think at the same time. */
  readonly helpers: number;
  /** After so many helpers in a row that were never of use, none is started in that berth any more. */
  readonly tries: number;
}

const USUAL_LIMITS: PoolLimits = {
  helpers: 1,
  startMilliseconds: 20_000,
  graceMilliseconds: 1_500,
  tries: 3,
};

/**
 * Threads that think for bots, so that nobody else has to wait for their thoughts. Decisions are taken in the order in
 * which they come, by one helper each. Who is overdue or cancelled is killed and replaced; who dies is replaced.
 */
export class ThinkingPool {
  private readonly ports: PoolPorts;
  private readonly limits: PoolLimits;
  private readonly berths: readonly Berth[];
  private readonly waiting: Job[] = [];
  private readonly leaving = new Set<Promise<unknown>>();
  private lastId = 0;
  private stillborn = 0;
  private trouble: string | undefined;

  constructor(ports: PoolPorts, limits: Partial<PoolLimits> = {}) {
    this.ports = ports;
    this.limits = { ...USUAL_LIMITS, ...limits };
    const harbour = {
      freed: () => this.handOut(),
      answered: () => (this.stillborn = 0),
      stillborn: (berth: Berth, why: string) => this.tryAgain(berth, why),
      leaving: (gone: Promise<unknown>) => this.seeOff(gone),
    };
    this.berths = Array.from({ length: this.limits.helpers }, () => new Berth(ports, this.limits, harbour));
    if (this.berths.length === 0) this.trouble = 'the pool has no helpers';
    for (const berth of this.berths) if (this.trouble === undefined) berth.man();
  }

  /** Why nobody thinks here any more; undefined while all is well. */
  get problem(): string | undefined {
    return this.trouble;
  }

  /** A legal move for the decision, by whatever means; undefined only when the caller has cancelled it. */
  think(decision: Decision, signal?: Signal): Promise<Thought | undefined> {
    return new Promise((resolve) => {
      const settle = (thought: Thought | undefined): void => {
        signal?.removeEventListener('abort', cancel);
        resolve(thought);
      };
      const job = new Job({ ...decision, id: ++this.lastId }, (asked) => this.ports.fallback(asked), settle);
      const cancel = (): void => this.cancel(job);
      if (signal?.aborted === true) return settle(undefined);
      signal?.addEventListener('abort', cancel);
      this.waiting.push(job);
      this.handOut();
    });
  }

  /** Ends every helper; decisions still open fall back. Settles when the last helper is gone. */
  async close(): Promise<void> {
    this.giveUp('the pool is closed');
    while (this.leaving.size > 0) await Promise.allSettled(this.leaving);
  }

  private handOut(): void {
    for (const berth of this.berths) {
      if (!berth.isFree) continue;
      const job = this.waiting.shift();
      if (job === undefined) return;
      berth.take(job);
    }
    if (this.trouble !== undefined) for (const job of this.waiting.splice(0)) job.fallBack(this.trouble);
  }

  private cancel(job: Job): void {
    job.cancel();
    const at = this.waiting.indexOf(job);
    if (at >= 0) this.waiting.splice(at, 1);
    else for (const berth of this.berths) berth.drop(job);
  }

  private tryAgain(berth: Berth, why: string): void {
    this.stillborn++;
    if (this.stillborn < this.limits.tries) berth.man();
    else if (!this.berths.some(({ isManned }) => isManned))
      this.giveUp(`no helper could be started, ${this.stillborn} times in a row; the last time: ${why}`);
  }

  private giveUp(why: string): void {
    this.trouble ??= why;
    for (const berth of this.berths) berth.clear()?.fallBack(this.trouble);
    this.handOut();
  }

  private seeOff(gone: Promise<unknown>): void {
    const forget = (): void => void this.leaving.delete(settled);
    const settled = gone.then(forget, forget);
    this.leaving.add(settled);
  }
}
