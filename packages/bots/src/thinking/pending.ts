import type { Job, WorkerMessage } from './decision.ts';

/** What a worker says of its job. */
export type Reply = Exclude<WorkerMessage, { says: 'ready' }>;

/** One job on its way. Whatever happens to it, its caller hears of it. */
export interface Pending {
  readonly job: Job;
  /** Who thinks, for those who read why something failed. */
  readonly name: string;
  hear(reply: Reply): void;
  /** No worker can answer it. */
  fail(why: string): void;
  /** The caller wants no answer any more. */
  cancel(): void;
}
