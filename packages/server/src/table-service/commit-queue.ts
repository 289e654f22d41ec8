import { StoreFailure, type Store, type Together, type Verdict, type Write } from '@topsail/store';
import type { TableMetrics } from './table-metrics.ts';
import type { Log } from '../log.ts';

/** `conflict`: another process wrote the same version first, and nothing of the request is stored. */
export type CommitOutcome = 'stored' | 'conflict';

interface CommitRequest {
  /** The requests of one table are stored in order; after a conflict none of the later ones is. */
  readonly table: string;
  readonly writes: readonly (Write | Together)[];
  readonly settle: (settled: CommitOutcome) => void;
  readonly fail: (failure: StoreFailure) => void;
}

/**
 * Group commit: stores the writes of all tables from one turn of the event loop in one transaction, so that many commands
 * share one sync. A table notifies nobody before its promise has settled.
 */
export class CommitQueue {
  readonly #store: Store;
  readonly #meters: TableMetrics;
  readonly #log: Log;
  #queued: CommitRequest[] = [];
  #isBusy = false;
  #idle: (() => void)[] = [];

  constructor(store: Store, metrics: TableMetrics, log: Log) {
    this.#store = store;
    this.#meters = metrics;
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
    const pages = this.#queued;
    this.#queued = [];
    try {
      await this.#commit(pages);
    } catch (problem) {
      this.#fail(pages, problem);
    }
    this.#isBusy = false;
    if (this.#queued.length > 0) this.#flushSoon();
    else for (const done of this.#idle.splice(0)) done();
  }

  async #commit(pages: readonly CommitRequest[]): Promise<void> {
    const writes = pages.flatMap((page) => page.writes);
    const start = performance.now();
    const verdicts = await this.#store.commit(writes);
    this.#meters.committed(writes.length, performance.now() - start);
    const { stored, lost } = splitByOutcome(pages, verdicts);
    for (const page of stored) {
      page.settle('stored');
      await tableNotified();
    }
    if (lost.length > 0) this.#rejectLost(lost);
  }

  /** Also rejects the queued requests that build on one that was not stored. */
  #rejectLost(lost: readonly CommitRequest[]): void {
    const tables = new Set(lost.map(({ table }) => table));
    const dependent = this.#queued.filter(({ table }) => tables.has(table));
    this.#queued = this.#queued.filter(({ table }) => !tables.has(table));
    for (const page of [...lost, ...dependent]) page.settle('conflict');
  }

  #fail(pages: readonly CommitRequest[], problem: unknown): void {
    const failure = problem instanceof StoreFailure ? problem : new StoreFailure(String(problem), false);
    const failed = [...pages, ...this.#queued.splice(0)];
    this.#log.error(
      { problem: failure.message, full: failure.full, pages: failed.length },
      'could not store',
    );
    for (const page of failed) page.fail(failure);
  }
}

/** After a conflict no later request of the same table counts as stored. */
function splitByOutcome(
  pages: readonly CommitRequest[],
  verdicts: readonly Verdict[],
): { readonly stored: readonly CommitRequest[]; readonly lost: readonly CommitRequest[] } {
  const lost: CommitRequest[] = [];
  if (!verdicts.includes('conflict')) return { stored: pages, lost };
  let at = 0;
  const stored = pages.filter((page) => {
    const own = verdicts.slice(at, (at += page.writes.length));
    const isStored = !own.includes('conflict') && lost.every(({ table }) => table !== page.table);
    if (!isStored) lost.push(page);
    return isStored;
  });
  return { stored, lost };
}

/** Settles when the table has notified its viewers: their sockets are written before the next table begins. */
function tableNotified(): Promise<void> {
  return new Promise((done) => process.nextTick(done));
}
