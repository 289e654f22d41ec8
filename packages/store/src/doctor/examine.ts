import { DamagedTable } from '../damaged-table.ts';
import type { EntryRow } from '../entry.ts';
import { gameOfRow } from '../game-of-row.ts';
import type { Store } from '../store.ts';
import { Examination } from './examination.ts';
import type { Finding, Unreplayable } from './finding.ts';

const PAGE = 500;

/** The result of an examination of a whole store. */
export interface Diagnosis {
  readonly tables: number;
  /** Replayed moves, undone ones included. */
  readonly moves: number;
  readonly findings: readonly Finding[];
  readonly unreplayable: readonly Unreplayable[];
}

/** Called after every table. */
export type ExamineProgress = (done: number, all: number) => void;

/** Replays every stored game whose ruleset this program has, one table after the other. */
export async function examine(store: Store, onProgress?: ExamineProgress): Promise<Diagnosis> {
  const all = await countTables(store);
  const diagnosis = { tables: 0, moves: 0, findings: [] as Finding[], unreplayable: [] as Unreplayable[] };
  for await (const page of pagesOfIds(store)) {
    for (const id of page) {
      const { moves, findings, unreplayable } = await examineTable(store, id);
      diagnosis.tables++;
      diagnosis.moves += moves;
      diagnosis.findings.push(...findings);
      diagnosis.unreplayable.push(...unreplayable);
      onProgress?.(diagnosis.tables, all);
      // Lets the caller handle signals between two tables.
      await new Promise(setImmediate);
    }
  }
  return diagnosis;
}

async function* pagesOfIds(store: Store): AsyncGenerator<readonly string[]> {
  let page = await store.tableIds('', PAGE);
  for (let last; (last = page.at(-1)) !== undefined; page = await store.tableIds(last, PAGE)) yield page;
}

async function countTables(store: Store): Promise<number> {
  let count = 0;
  for await (const page of pagesOfIds(store)) count += page.length;
  return count;
}

async function examineTable(store: Store, id: string): Promise<Omit<Diagnosis, 'tables'>> {
  try {
    return await replayTable(store, id);
  } catch (error) {
    return { moves: 0, findings: [unreadable(id, error)], unreplayable: [] };
  }
}

function unreadable(table: string, error: unknown): Finding {
  const { version, reason } =
    error instanceof DamagedTable
      ? error
      : { version: 0, reason: error instanceof Error ? error.message : String(error) };
  return { table, version, ailment: 'unreadable', params: { reason } };
}

async function replayTable(store: Store, id: string): Promise<Omit<Diagnosis, 'tables'>> {
  const row = await store.table(id);
  if (row === undefined) return { moves: 0, findings: [], unreplayable: [] };
  const { table, revision } = row;
  const { ruleset } = row.plan.setup;
  const game = gameOfRow(row);
  if (game === undefined) return { moves: 0, findings: [], unreplayable: [{ table, ruleset, revision }] };
  const examination = new Examination(game, row, await store.snapshot(id));
  for await (const entry of entriesOf(store, id)) examination.next(entry);
  examination.end();
  return { moves: examination.moves, findings: examination.findings, unreplayable: [] };
}

async function* entriesOf(store: Store, table: string): AsyncGenerator<EntryRow> {
  for (let after = 0; ;) {
    const page = await store.entries(table, after, PAGE);
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.version;
  }
}
