import { isDeepStrictEqual } from 'node:util';
import { stateHash, type Seat } from '@topsail/engine';
import type { VisibleChange, PublicPart, TableFrame } from '@topsail/protocol';
import { examine, type EntryRow, type Store, type TableRow } from '@topsail/store';
import { loadTable } from '../../src/table/history/load-table.ts';
import { publicPart } from '../../src/table/viewers/visible-parts.ts';
import { visibleRows, type VisibleRow } from './visible-rows.ts';
import { Replay } from './replay.ts';
import type { VirtualUser, Watch } from './virtual-user.ts';
import { must } from './verdict.ts';

const ALL = 1_000_000;

/** How much was checked. */
export interface AuditCounts {
  readonly tables: number;
  readonly entries: number;
}

/**
 * Checks that every stored table replays by the rules and has no findings of the doctor, that the server loads it to the
 * same state, and that every client was last shown that state.
 */
export async function audit(store: Store, users: readonly VirtualUser[]): Promise<AuditCounts> {
  const { findings, unreplayable } = await examine(store);
  must(findings.length === 0, () => `the doctor finds ${JSON.stringify(findings[0])}`);
  must(unreplayable.length === 0, () => `the doctor cannot replay ${JSON.stringify(unreplayable[0])}`);
  const ids = await store.tableIds('', ALL);
  let entries = 0;
  for (const id of ids) {
    const row = await store.table(id);
    if (row === undefined) throw new Error(`${id} is listed but has no row`);
    entries += await auditTable(store, row, users);
  }
  return { tables: ids.length, entries };
}

async function auditTable(store: Store, row: TableRow, users: readonly VirtualUser[]): Promise<number> {
  const rows = await store.entries(row.table, 0);
  checkCommands(row.table, rows);
  const watches = users.flatMap(({ watches }) => watches.get(row.table) ?? []);
  for (const watch of watches) checkVersionOrder(row.table, watch);
  checkSameChanges(row.table, watches);
  for (const [seat, own] of bySeat(watches)) checkLastFrames(row, visibleRows(row, rows, seat), own);
  await checkLoaded(store, row, rows);
  const open = watches.filter(({ close }) => close !== undefined).map(({ frame }) => frame);
  await checkPublicParts(store, row, open);
  return rows.length;
}

function bySeat(watches: readonly Watch[]): Map<Seat | null, Watch[]> {
  const all = new Map<Seat | null, Watch[]>();
  for (const watch of watches)
    all.set(watch.frame.own.seat, [...(all.get(watch.frame.own.seat) ?? []), watch]);
  return all;
}

/** The last frame of every window of this seat equals a replay; a window that is still open has the newest version. */
function checkLastFrames(row: TableRow, rows: readonly VisibleRow[], watches: readonly Watch[]): void {
  const replay = new Replay(row);
  for (const entry of rows) {
    replay.next(entry);
    for (const { frame } of watches) if (frame.version === entry.version) replay.checkFrame(frame);
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
    must(!done.has(key), () => `${table}: command ${command} was executed twice`);
    done.add(key);
  }
}

/** A window that was open from the beginning received every version once and in order. */
function checkVersionOrder(table: string, { frame, changes }: Watch): void {
  const versions = changes.map(({ version }) => version);
  const isGapless = versions.every((version, i) => version === i + 1) && versions.length === frame.version;
  must(isGapless, () => `${table}: a client at ${frame.version} received ${versions.join(' ')}`);
}

/** All windows of a seat received the same changes, live or after reconnecting. */
function checkSameChanges(table: string, watches: readonly Watch[]): void {
  const longest = new Map<Seat | null, readonly VisibleChange[]>();
  for (const { frame, changes } of watches) {
    const { seat } = frame.own;
    const known = longest.get(seat) ?? [];
    const common = Math.min(known.length, changes.length);
    must(
      isDeepStrictEqual(known.slice(0, common), changes.slice(0, common)),
      () => `${table}: seat ${seat} received different changes in two windows`,
    );
    if (changes.length > known.length) longest.set(seat, changes);
  }
}

/** The table as the server loads it, with a snapshot, equals a replay by the rules alone. */
async function checkLoaded(store: Store, row: TableRow, rows: readonly EntryRow[]): Promise<void> {
  const replay = new Replay(row);
  for (const entry of rows) replay.next({ ...entry, isHidden: false });
  const { version, gameState, game } = await loadTable(store, row);
  const hash = gameState === undefined ? 'not started' : stateHash(game, gameState);
  must(
    version === replay.version && hash === replay.hash,
    () => `${row.table} loads as ${version} ${hash} and replays as ${replay.version} ${replay.hash}`,
  );
}

/** All open windows show the same public part, and it equals the stored table. */
async function checkPublicParts(store: Store, row: TableRow, frames: readonly TableFrame[]): Promise<void> {
  const [first] = frames;
  if (first === undefined) return;
  const table = await loadTable(store, row);
  const stored = JSON.stringify(withoutClocks(publicPart(table)));
  for (const frame of frames) {
    must(
      JSON.stringify(frame.public) === JSON.stringify(first.public),
      () => `${row.table} at ${frame.version}: two clients see different things`,
    );
    must(
      JSON.stringify(withoutClocks(frame.public)) === stored,
      () => `${row.table} at ${frame.version} is shown differently from what is stored`,
    );
  }
}

/** Clocks and the time for opening the nonces differ: they do not run while the server is down. */
function withoutClocks({ dice, ...all }: PublicPart): object {
  return { ...all, clocks: null, dice: { ...dice, opening: dice.opening?.opened ?? null } };
}
