import type { Chance, Seat } from '@topsail/engine';
import { readSqliteStore, type Store } from '@topsail/store';
import { knownWorld, seatOfPerson } from '../kit/known-world.ts';
import { must } from '../kit/verdict.ts';
import { TableCheck } from './table-check.ts';
import { Truth } from './truth.ts';
import type { Witness } from './witness.ts';

/** How much was looked at. */
export interface Tally {
  games: number;
  over: number;
  sockets: number;
  /** All frames, and those that show a table. */
  frames: number;
  shown: number;
  bytes: number;
  answers: number;
}

export const EMPTY_TALLY: Tally = {
  games: 0,
  over: 0,
  sockets: 0,
  frames: 0,
  shown: 0,
  bytes: 0,
  answers: 0,
};

/** Holds everything that was sent about one game against what is stored of it. */
export async function checkGame(
  database: string,
  table: string,
  witnesses: readonly Witness[],
  tally: Tally,
  luck: Chance,
): Promise<void> {
  const store = readSqliteStore(database);
  const row = await store.table(table);
  must(row !== undefined, () => `${table} is not stored`);
  const rows = await store.entries(table, 0);
  await checkListings(store, witnesses);
  await store.close();
  const checks = new Map<Seat | null, TableCheck>();
  for (const { guest, shown, said } of witnesses) {
    const seat = seatOfPerson(rows, guest.person);
    const check = checks.get(seat) ?? new TableCheck(new Truth(row, knownWorld(row, rows, seat)), luck);
    checks.set(seat, check);
    for (const frame of shown.get(table) ?? []) check.frame(guest.person, frame);
    for (const line of said.get(table) ?? []) check.chat(guest.person, line);
    tally.shown += shown.get(table)?.length ?? 0;
  }
  tally.games += 1;
  tally.over += row.stage === 'over' ? 1 : 0;
  tally.sockets += witnesses.length;
  tally.frames += sum(witnesses.map(({ frames }) => frames));
  tally.bytes += sum(witnesses.map(({ bytes }) => bytes));
}

/** A table with a link is in no list. */
async function checkListings(store: Store, witnesses: readonly Witness[]): Promise<void> {
  const listed = new Set(witnesses.flatMap(({ listings }) => listings.map(({ table }) => table)));
  for (const table of listed) {
    const plan = (await store.table(table))?.plan;
    must(plan?.visibility === 'public', () => `${table} is not public, and in the lobby`);
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
