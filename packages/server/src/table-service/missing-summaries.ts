import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GameSummary } from '@topsail/protocol';
import { loadTable } from '../table/history/load-table.ts';
import { summaryWrite } from '../table/summary/game-summary.ts';
import type { LoadedTables } from './loaded-tables.ts';
import type { TableContext } from './table-context.ts';

const BATCH_SIZE = 100;

/** Makes the summaries that the database lacks: those of tables from before there were any, and damaged ones. */
export class MissingSummaries {
  readonly #context: Pick<TableContext, 'store' | 'log'>;
  readonly #tables: LoadedTables;
  #isStopping = false;

  constructor(context: Pick<TableContext, 'store' | 'log'>, tables: LoadedTables) {
    this.#context = context;
    this.#tables = tables;
  }

  stop(): void {
    this.#isStopping = true;
  }

  async makeAll(): Promise<void> {
    const { store, log } = this.#context;
    try {
      let after = '';
      for (;;) {
        const missing = await store.withoutSummary(after, BATCH_SIZE);
        for (const table of missing) {
          if (this.#isStopping) return;
          await this.make(table);
          // Requests are answered between two tables.
          await nextTurn();
        }
        if (missing.length < BATCH_SIZE) return;
        after = missing.at(-1) ?? '';
      }
    } catch (problem) {
      log.error({ problem: String(problem) }, 'could not make all summaries');
    }
  }

  /** Undefined for a table that cannot be read. */
  async make(table: string): Promise<GameSummary | undefined> {
    const { store } = this.#context;
    const row = await this.#tables.row(table);
    if (!row.ok) return undefined;
    const state = await this.#tables.unlessDamaged(() => loadTable(store, row.value));
    if (!state.ok) return undefined;
    const write = summaryWrite(state.value);
    // Not in the queue: a newer summary may have been stored meanwhile, and then this one is not.
    await store.commit([write]);
    return write.summary;
  }
}
