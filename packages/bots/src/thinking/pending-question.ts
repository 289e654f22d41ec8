import type { Job } from './decision.ts';
import type { Pending, Reply } from './pending.ts';
import type { Answer, Question, Told } from './question.ts';

/** A coach's question on its way: who cannot answer says so, since nothing else could. */
export class PendingQuestion implements Pending {
  readonly job: Job & Question;
  private readonly settle: (answer: Answer<Told[keyof Told]> | undefined) => void;

  constructor(job: Job & Question, settle: (answer: Answer<Told[keyof Told]> | undefined) => void) {
    this.job = job;
    this.settle = settle;
  }

  get name(): string {
    return this.job.asks;
  }

  hear(reply: Reply): void {
    if (reply.says === 'told') this.settle({ value: reply.value });
    else
      this.fail(reply.says === 'failed' ? `${this.name} failed: ${reply.why}` : `a move is no ${this.name}`);
  }

  fail(why: string): void {
    this.settle({ failed: why });
  }

  cancel(): void {
    this.settle(undefined);
  }
}
