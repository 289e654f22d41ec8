import { setImmediate as nextTurn } from 'node:timers/promises';
import { StoreFailure } from '@topsail/store';
import type { TableContext } from './table-context.ts';
import type { LoadedTables } from './loaded-tables.ts';

/** How many due tables are loaded at a time. */
const BATCH_SIZE = 100;

/** Loads tables whose deadline has passed while they were not in memory. */
export class DeadlineWatcher {
  readonly #context: TableContext;
  readonly #tables: LoadedTables;
  /** Tables that cannot be loaded. They stay due in the store and must not block the others. */
  readonly #broken = new Set<string>();

  constructor(context: TableContext, tables: LoadedTables) {
    this.#context = context;
    this.#tables = tables;
  }

  async wakeDueTables(): Promise<void> {
    try {
      const { store, now } = this.#context;
      const due = await store.alarms(now(), BATCH_SIZE + this.#broken.size);
      for (const table of due) {
        if (this.#broken.has(table)) continue;
        await this.#wake(table);
        // Requests are answered between two tables.
        await nextTurn();
      }
    } catch (problem) {
      this.#context.log.error({ problem: String(problem) }, 'could not check deadlines');
    }
  }

  async #wake(table: string): Promise<void> {
    try {
      const found = await this.#tables.find(table);
      if (!found.ok) this.#markBroken(table, found.refusal.code);
    } catch (problem) {
      if (problem instanceof StoreFailure) throw problem;
      this.#markBroken(table, String(problem));
    }
  }

  #markBroken(table: string, problem: string): void {
    this.#broken.add(table);
    this.#context.log.error({ table, problem }, 'a table is due but cannot be loaded');
  }
}
