import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics } from 'node:v8';
import { fast, type Chance, type GameState, type Move } from '@topsail/engine';
import type { Table } from '../table-setup.ts';
import { playOut } from './playouts.ts';

/** What is allocated on the heap. */
export interface Heap {
  readonly bytesPerDecision: number;
  /** For setting a game up, which is done once. */
  readonly bytesPerSetup: number;
  /** Collections during the measurement; any would make it worthless. */
  readonly collections: number;
}

/** The first runs only warm the code up: while it is new, numbers are boxed that later are not. */
const RUNS = 4;
const GAMES = 1500;
/** So many decisions into a game every list has grown to its working size. */
const OPENING = 60;

/** The flags with which the measurement must run: a young generation so large that it is never collected. */
export const HEAP_FLAGS = ['--expose-gc', '--min-semi-space-size=64', '--max-semi-space-size=64'];

/**
 * Sets games up and opens them, then plays them all to the end and looks how far the heap has grown. Without a
 * collection in between, growth is exactly what was allocated.
 */
export async function measureHeap(table: Table): Promise<Heap> {
  const heaps: Heap[] = [];
  for (let run = 0; run < RUNS; run++) heaps.push(await measureOnce(table));
  return heaps.reduce((a, b) => (b.bytesPerDecision < a.bytesPerDecision ? b : a));
}

async function measureOnce(table: Table): Promise<Heap> {
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error(`the heap is measured with ${HEAP_FLAGS.join(' ')}`);
  const chance = fast(1);
  const moves: Move[] = [];
  collect();
  const collections = countCollections();
  const [states, setupBytes] = growth(() => setUpAll(table, chance));
  playAll(table, states, chance, moves, OPENING);
  const [decisions, bytes] = growth(() => playAll(table, states, chance, moves, Infinity));
  return {
    bytesPerDecision: bytes / decisions,
    bytesPerSetup: setupBytes / GAMES,
    collections: await collections(),
  };
}

function setUpAll({ game, setup }: Table, chance: Chance): GameState[] {
  return Array.from({ length: GAMES }, () => game.setup(setup, chance));
}

function playAll(
  table: Table,
  states: readonly GameState[],
  chance: Chance,
  moves: Move[],
  most: number,
): number {
  let decisions = 0;
  for (const state of states) decisions += playOut(table, state, chance, moves, most);
  return decisions;
}

function growth<T>(act: () => T): [T, number] {
  const before = youngBytes();
  const result = act();
  return [result, youngBytes() - before];
}

/** Where every new object is put; what the compiler makes at the same time goes elsewhere. */
function youngBytes(): number {
  const young = getHeapSpaceStatistics().filter(({ space_name: name }) => name.startsWith('new_'));
  return young.reduce((sum, { space_used_size: size }) => sum + size, 0);
}

/** Counts collections from now on; asked for the count, it waits for those not yet reported. */
function countCollections(): () => Promise<number> {
  let count = 0;
  const observer = new PerformanceObserver((list) => (count += list.getEntries().length));
  observer.observe({ entryTypes: ['gc'] });
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    observer.disconnect();
    return count;
  };
}
