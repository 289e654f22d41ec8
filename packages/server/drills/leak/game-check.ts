import type { Chance, Seat } from '@topsail/engine';
import { readSqliteStore, type Store } from '@topsail/store';
import { visibleRows, seatOfPerson } from '../kit/visible-rows.ts';
import { must } from '../kit/verdict.ts';
import { TableCheck } from './table-check.ts';
import { GroundTruth } from './ground-truth.ts';
import type { FrameInspector } from './frame-inspector.ts';

/** How much was checked. */
export interface Tally {
  games: number;
  over: number;
  sockets: number;
  frames: number;
  tableFrames: number;
  /** Of games in people's own lists. */
  summaries: number;
  bytes: number;
  answers: number;
}

export const EMPTY_TALLY: Tally = {
  games: 0,
  over: 0,
  sockets: 0,
  frames: 0,
  tableFrames: 0,
  summaries: 0,
  bytes: 0,
  answers: 0,
};

/** Compares everything that was sent about one game with its stored entries. */
export async function checkGame(
  database: string,
  table: string,
  inspectors: readonly FrameInspector[],
  tally: Tally,
  chance: Chance,
): Promise<void> {
  const store = readSqliteStore(database);
  const row = await store.table(table);
  must(row !== undefined, () => `${table} is not stored`);
  const rows = await store.entries(table, 0);
  await checkListings(store, inspectors);
  await store.close();
  const checks = new Map<Seat | null, TableCheck>();
  for (const { guest, tableFrames, chatLines, summaries } of inspectors) {
    const seat = seatOfPerson(row, rows, guest.person);
    const check =
      checks.get(seat) ?? new TableCheck(new GroundTruth(row, visibleRows(row, rows, seat)), chance);
    checks.set(seat, check);
    for (const frame of tableFrames.get(table) ?? []) check.frame(guest.person, frame);
    for (const line of chatLines.get(table) ?? []) check.chat(guest.person, line);
    for (const summary of summaries.get(table) ?? []) check.summary(guest.person, summary);
    tally.tableFrames += tableFrames.get(table)?.length ?? 0;
    tally.summaries += summaries.get(table)?.length ?? 0;
  }
  tally.games += 1;
  tally.over += row.stage === 'over' ? 1 : 0;
  tally.sockets += inspectors.length;
  tally.frames += sum(inspectors.map(({ frames }) => frames));
  tally.bytes += sum(inspectors.map(({ bytes }) => bytes));
}

/** Only public tables may be in the lobby. */
async function checkListings(store: Store, inspectors: readonly FrameInspector[]): Promise<void> {
  const listed = new Set(inspectors.flatMap(({ listings }) => listings.map(({ table }) => table)));
  for (const table of listed) {
    const plan = (await store.table(table))?.plan;
    must(plan?.visibility === 'public', () => `${table} is in the lobby but not public`);
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
