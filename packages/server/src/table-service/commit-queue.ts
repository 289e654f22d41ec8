import { StoreFailure, type Store, type Together, type Verdict, type Write } from '@topsail/store';
import type { TableMetrics } from './table-metrics.ts';
import type { Log } from '../log.ts';

/** `conflict`: another process wrote the same version first, and nothing of the request is stored. */
export type CommitOutcome = 'stored' | 'conflict';

interface CommitRequest {
  /** The requests of one table are stored in order; after a conflict none of the later ones is. */
  readonly table: string;
  readonly writes: readonly (Write | Together)[];
  readonly settle: (outcome: CommitOutcome) => void;
  readonly fail: (failure: StoreFailure) => void;
}

/**
 * Group commit: stores the writes of all tables from one turn of the event loop in one transaction, so that many commands
 * share one sync. A table notifies nobody before its promise has settled.
 */
export class CommitQueue {
  readonly #store: Store;
  readonly #metrics: TableMetrics;
  readonly #log: Log;
  #queued: CommitRequest[] = [];
  #isBusy = false;
  #idle: (() => void)[] = [];

  constructor(store: Store, metrics: TableMetrics, log: Log) {
    this.#store = store;
    this.#metrics = metrics;
    this.#log = log;
  }

  /** Settles when the writes are on disk; rejects with a `StoreFailure` when none of them is. */
  write(table: string, writes: readonly (Write | Together)[]): Promise<CommitOutcome> {
    return new Promise((settle, fail) => {
      this.#queued.push({ table, writes, settle, fail });
      this.#flushSoon();
    });
  }

  /** Settles when the queue is empty. */
  idle(): Promise<void> {
    if (!this.#isBusy) return Promise.resolve();
    return new Promise((done) => this.#idle.push(done));
  }

  #flushSoon(): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    setImmediate(() => void this.#flush());
  }

  async #flush(): Promise<void> {
    const requests = this.#queued;
    this.#queued = [];
    try {
      await this.#commit(requests);
    } catch (problem) {
      this.#fail(requests, problem);
    }
    this.#isBusy = false;
    if (this.#queued.length > 0) this.#flushSoon();
    else for (const done of this.#idle.splice(0)) done();
  }

  async #commit(requests: readonly CommitRequest[]): Promise<void> {
    const writes = requests.flatMap((request) => request.writes);
    const start = performance.now();
    const verdicts = await this.#store.commit(writes);
    this.#metrics.committed(writes.length, performance.now() - start);
    const { stored, lost } = splitByOutcome(requests, verdicts);
    for (const request of stored) {
      request.settle('stored');
      await tableNotified();
    }
    if (lost.length > 0) this.#rejectLost(lost);
  }

  /** Also rejects the queued requests that build on one that was not stored. */
  #rejectLost(lost: readonly CommitRequest[]): void {
    const tables = new Set(lost.map(({ table }) => table));
    const dependent = this.#queued.filter(({ table }) => tables.has(table));
    this.#queued = this.#queued.filter(({ table }) => !tables.has(table));
    for (const request of [...lost, ...dependent]) request.settle('conflict');
  }

  #fail(requests: readonly CommitRequest[], problem: unknown): void {
    const failure = problem instanceof StoreFailure ? problem : new StoreFailure(String(problem), false);
    const failed = [...requests, ...this.#queued.splice(0)];
    this.#log.error(
      { problem: failure.message, full: failure.full, requests: failed.length },
      'could not store',
    );
    for (const request of failed) request.fail(failure);
  }
}

/** After a conflict no later request of the same table counts as stored. */
function splitByOutcome(
  requests: readonly CommitRequest[],
  verdicts: readonly Verdict[],
): { readonly stored: readonly CommitRequest[]; readonly lost: readonly CommitRequest[] } {
  const lost: CommitRequest[] = [];
  if (!verdicts.includes('conflict')) return { stored: requests, lost };
  let at = 0;
  const stored = requests.filter((request) => {
    const own = verdicts.slice(at, (at += request.writes.length));
    const isStored = !own.includes('conflict') && lost.every(({ table }) => table !== request.table);
    if (!isStored) lost.push(request);
    return isStored;
  });
  return { stored, lost };
}

/** Settles when the table has notified its viewers: their sockets are written before the next table begins. */
function tableNotified(): Promise<void> {
  return new Promise((done) => process.nextTick(done));
}
