import { refuse, accept, type Answer } from '@topsail/protocol';
import { DamagedTable, gameOfRow, type TableRow } from '@topsail/store';
import type { TableContext } from './table-context.ts';
import { LoadedTable } from '../table/loaded-table.ts';

/** A table that was idle for this long is unloaded. */
const IDLE_MILLISECONDS = 60_000;

/** The tables in memory. An idle table is unloaded and then costs only its rows in the store. */
export class LoadedTables {
  readonly #context: TableContext;
  readonly #loading = new Map<string, Promise<Answer<LoadedTable>>>();
  readonly #loaded = new Map<string, LoadedTable>();
  /** Tables found damaged by this process. They are not replayed again. */
  readonly #damaged = new Set<string>();

  constructor(context: TableContext) {
    this.#context = context;
  }

  get all(): Iterable<LoadedTable> {
    return this.#loaded.values();
  }

  get damaged(): number {
    return this.#damaged.size;
  }

  isLoaded(table: string): boolean {
    return this.#loaded.has(table);
  }

  /** The table when it is in memory. */
  findLoaded(table: string): LoadedTable | undefined {
    return this.#loaded.get(table);
  }

  /** The table, loaded from the store when it is not in memory. */
  async find(table: string): Promise<Answer<LoadedTable>> {
    const loading = this.#loading.get(table) ?? this.#load(table);
    this.#loading.set(table, loading);
    const found = await loading;
    // The table must not be unloaded before the caller has used it.
    if (found.ok) found.value.lastUsed = this.#context.now();
    return found;
  }

  /** The table's row. Refuses a table that does not exist, is damaged, or whose rules this server does not have. */
  async row(table: string): Promise<Answer<TableRow>> {
    const row = await this.unlessDamaged(() => this.#context.store.table(table));
    return row.ok ? playable(row.value) : row;
  }

  /** Refuses and logs a damaged table, and counts it once. Other tables are not affected. */
  async unlessDamaged<T>(read: () => Promise<T>): Promise<Answer<T>> {
    try {
      return accept(await read());
    } catch (problem) {
      if (!(problem instanceof DamagedTable)) throw problem;
      const { table, version, reason } = problem;
      if (!this.#damaged.has(table))
        this.#context.log.error({ table, version, reason }, 'a table is damaged: see topsail doctor');
      this.#damaged.add(table);
      return refuse('table/damaged');
    }
  }

  async #load(table: string): Promise<Answer<LoadedTable>> {
    let isLoaded = false;
    try {
      if (this.#damaged.has(table)) return refuse('table/damaged');
      const row = await this.row(table);
      if (!row.ok) return row;
      const loaded = await this.unlessDamaged(() => LoadedTable.open(this.#context, row.value));
      if (!loaded.ok) return loaded;
      this.#loaded.set(table, loaded.value);
      isLoaded = true;
      return loaded;
    } finally {
      if (!isLoaded) this.#loading.delete(table);
    }
  }

  unloadIdle(now: number, idle = IDLE_MILLISECONDS): void {
    for (const [table, loaded] of this.#loaded) {
      if (!loaded.isIdle || now - loaded.lastUsed < idle) continue;
      loaded.stop();
      this.#loaded.delete(table);
      this.#loading.delete(table);
    }
  }

  stop(): void {
    for (const table of this.#loaded.values()) table.stop();
  }
}

function playable(row: TableRow | undefined): Answer<TableRow> {
  if (row === undefined) return refuse('table/unknown');
  if (gameOfRow(row) !== undefined) return accept(row);
  return refuse('table/revision', { params: { ruleset: row.plan.setup.ruleset, revision: row.revision } });
}
