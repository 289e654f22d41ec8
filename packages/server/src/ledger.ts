import { StoreFailure, type Store, type Together, type Verdict, type Write } from '@topsail/store';
import type { Meters } from './meters.ts';
import type { Log } from './log.ts';

/** What became of writes that belong together. */
export type Settled = 'stored' | 'conflict';

interface Page {
  /** The table it belongs to: what one table writes is stored in order or not at all. */
  readonly table: string;
  readonly writes: readonly (Write | Together)[];
  readonly settle: (settled: Settled) => void;
  readonly fail: (failure: StoreFailure) => void;
}

/**
 * Gathers what all tables want written in one turn of the event loop and stores it together: one sync for many
 * commands. Nobody may be told of anything before its promise has settled.
 */
export class Ledger {
  readonly #store: Store;
  readonly #meters: Meters;
  readonly #log: Log;
  #pages: Page[] = [];
  #isBusy = false;
  #idle: (() => void)[] = [];

  constructor(store: Store, meters: Meters, log: Log) {
    this.#store = store;
    this.#meters = meters;
    this.#log = log;
  }

  /** Settles when it is on disk; rejects with a `StoreFailure` when nothing of it is. */
  write(table: string, writes: readonly (Write | Together)[]): Promise<Settled> {
    return new Promise((settle, fail) => {
      this.#pages.push({ table, writes, settle, fail });
      this.#flushSoon();
    });
  }

  /** Settles when all that was handed in has been dealt with. */
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
    const pages = this.#pages;
    this.#pages = [];
    try {
      await this.#commit(pages);
    } catch (problem) {
      this.#fail(pages, problem);
    }
    this.#isBusy = false;
    if (this.#pages.length > 0) this.#flushSoon();
    else for (const done of this.#idle.splice(0)) done();
  }

  async #commit(pages: readonly Page[]): Promise<void> {
    const writes = pages.flatMap((page) => page.writes);
    const start = performance.now();
    const verdicts = await this.#store.commit(writes);
    this.#meters.committed(writes.length, performance.now() - start);
    const { stored, lost } = partedBy(pages, verdicts);
    for (const page of stored) {
      page.settle('stored');
      await told();
    }
    if (lost.length > 0) this.#lose(lost);
  }

  /** What builds on something that was not stored must not be stored either. */
  #lose(lost: readonly Page[]): void {
    const tables = new Set(lost.map(({ table }) => table));
    const vain = this.#pages.filter(({ table }) => tables.has(table));
    this.#pages = this.#pages.filter(({ table }) => !tables.has(table));
    for (const page of [...lost, ...vain]) page.settle('conflict');
  }

  #fail(pages: readonly Page[], problem: unknown): void {
    const failure = problem instanceof StoreFailure ? problem : new StoreFailure(String(problem), false);
    const failed = [...pages, ...this.#pages.splice(0)];
    this.#log.error(
      { problem: failure.message, full: failure.full, pages: failed.length },
      'could not store',
    );
    for (const page of failed) page.fail(failure);
  }
}

/** After a conflict nothing more of the same table counts as stored. */
function partedBy(
  pages: readonly Page[],
  verdicts: readonly Verdict[],
): { readonly stored: readonly Page[]; readonly lost: readonly Page[] } {
  const lost: Page[] = [];
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

/** Settles when one table has told its viewers: it is on its way to them before the next begins. */
function told(): Promise<void> {
  return new Promise((done) => process.nextTick(done));
}
