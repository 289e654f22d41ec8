import { isDeepStrictEqual } from 'node:util';
import { stateHash, type Seat } from '@topsail/engine';
import type { VisibleChange, PublicPart, TableFrame } from '@topsail/protocol';
import { examine, type EntryRow, type Store, type TableRow } from '@topsail/store';
import { loadTable } from '../../src/table/history/load-table.ts';
import { publicPart } from '../../src/table/viewers/visible-parts.ts';
import { knownWorld, type KnownRow } from './known-world.ts';
import { Replay } from './replay.ts';
import type { Sailor, Watch } from './sailor.ts';
import { must } from './verdict.ts';

const ALL = 1_000_000;

/** How much was looked at. */
export interface Audited {
  readonly tables: number;
  readonly entries: number;
}

/**
 * Everything that is stored replays by the rules, also to the doctor's eye; the server loads it as the same; and it is
 * what every client was last shown.
 */
export async function audit(store: Store, sailors: readonly Sailor[]): Promise<Audited> {
  const { findings, unreplayable } = await examine(store);
  must(findings.length === 0, () => `the doctor finds ${JSON.stringify(findings[0])}`);
  must(unreplayable.length === 0, () => `the doctor cannot replay ${JSON.stringify(unreplayable[0])}`);
  const ids = await store.tableIds('', ALL);
  let entries = 0;
  for (const id of ids) {
    const row = await store.table(id);
    if (row === undefined) throw new Error(`${id} is listed and not there`);
    entries += await auditTable(store, row, sailors);
  }
  return { tables: ids.length, entries };
}

async function auditTable(store: Store, row: TableRow, sailors: readonly Sailor[]): Promise<number> {
  const rows = await store.entries(row.table, 0);
  checkCommands(row.table, rows);
  const watches = sailors.flatMap(({ watches }) => watches.get(row.table) ?? []);
  for (const watch of watches) checkHappenings(row.table, watch);
  checkTold(row.table, watches);
  for (const [seat, own] of bySeat(watches)) checkSeen(row, knownWorld(row, rows, seat), own);
  await checkLoaded(store, row, rows);
  const open = watches.filter(({ close }) => close !== undefined).map(({ frame }) => frame);
  await checkServed(store, row, open);
  return rows.length;
}

function bySeat(watches: readonly Watch[]): Map<Seat | null, Watch[]> {
  const all = new Map<Seat | null, Watch[]>();
  for (const watch of watches)
    all.set(watch.frame.own.seat, [...(all.get(watch.frame.own.seat) ?? []), watch]);
  return all;
}

/** Everybody in this seat was last shown a version of the table as it is to them, and looks at the newest if they still do. */
function checkSeen(row: TableRow, world: readonly KnownRow[], watches: readonly Watch[]): void {
  const replay = new Replay(row);
  for (const entry of world) {
    replay.next(entry);
    for (const { frame } of watches) if (frame.version === entry.version) replay.checkShown(frame);
  }
  for (const { frame, close } of watches)
    must(
      close === undefined || frame.version === replay.version,
      () => `${row.table} is stored at ${replay.version} and shown at ${frame.version}`,
    );
}

/** A command makes at most one entry, however often it was sent. */
function checkCommands(table: string, rows: readonly EntryRow[]): void {
  const done = new Set<string>();
  for (const { person, command } of rows) {
    if (command === null) continue;
    const key = `${person} ${command}`;
    must(!done.has(key), () => `${table}: command ${command} was done twice`);
    done.add(key);
  }
}

/** Whoever looked from the beginning was told of every version once and in order. */
function checkHappenings(table: string, { frame, changes }: Watch): void {
  const told = changes.map(({ version }) => version);
  const isGapless = told.every((version, i) => version === i + 1) && told.length === frame.version;
  must(isGapless, () => `${table}: a client at ${frame.version} was told of ${told.join(' ')}`);
}

/** Everybody in the same seat was told the same, whether as it happened or when they came back. */
function checkTold(table: string, watches: readonly Watch[]): void {
  const longest = new Map<Seat | null, readonly VisibleChange[]>();
  for (const { frame, changes } of watches) {
    const { seat } = frame.own;
    const known = longest.get(seat) ?? [];
    const common = Math.min(known.length, changes.length);
    must(
      isDeepStrictEqual(known.slice(0, common), changes.slice(0, common)),
      () => `${table}: seat ${seat} was told different things at two windows`,
    );
    if (changes.length > known.length) longest.set(seat, changes);
  }
}

/** What the server has in memory after a start, with the help of a snapshot, is what the rules alone come to. */
async function checkLoaded(store: Store, row: TableRow, rows: readonly EntryRow[]): Promise<void> {
  const replay = new Replay(row);
  for (const entry of rows) replay.next({ ...entry, isSilent: false });
  const { version, gameState, game } = await loadTable(store, row);
  const hash = gameState === undefined ? 'not begun' : stateHash(game, gameState);
  must(
    version === replay.version && hash === replay.hash,
    () => `${row.table} loads as ${version} ${hash} and replays as ${replay.version} ${replay.hash}`,
  );
}

/** All who look at the table see the same, and it is what is stored. */
async function checkServed(store: Store, row: TableRow, frames: readonly TableFrame[]): Promise<void> {
  const [first] = frames;
  if (first === undefined) return;
  const table = await loadTable(store, row);
  const stored = JSON.stringify(unclocked(publicPart(table)));
  for (const frame of frames) {
    must(
      JSON.stringify(frame.public) === JSON.stringify(first.public),
      () => `${row.table} at ${frame.version}: two clients do not see the same`,
    );
    must(
      JSON.stringify(unclocked(frame.public)) === stored,
      () => `${row.table} at ${frame.version} is not shown as it is stored`,
    );
  }
}

/** But for the clocks, which stand still while the server is down. */
function unclocked(all: PublicPart): object {
  return { ...all, clocks: null };
}
