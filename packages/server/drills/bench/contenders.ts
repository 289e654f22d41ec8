import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DATABASE_FILE } from '@topsail/store';
import { scratchFolder } from '../kit/scratch.ts';
import type { Sizes, Tongue } from './load/job.ts';

/** Beside the bundled drills. */
const TOPSAIL = fileURLToPath(new URL('../main.js', import.meta.url));
const BENCH = fileURLToPath(new URL('../../../../bench/server/', import.meta.url));
const RIVALS = join(BENCH, 'rivals');

/** A load is a crowd from one address in a hurry, which the usual limits are there to prevent. */
const LIMITS = [
  ...['--credits', '1000000', '--connections', '100000', '--connections-per-address', '100000'],
  ...['--bot-threads', '1', '--log', 'error'],
];

export const CONTENDERS = ['floor', 'durable', 'topsail', 'boardgame.io', 'colyseus'] as const;
export type Contender = (typeof CONTENDERS)[number];

/** What each of them is, in a few words. */
export const ABOUT: Readonly<Record<Contender, string>> = {
  floor: 'bare ws, the floor',
  durable: 'bare ws + group commit',
  topsail: 'Topsail, everything on',
  'boardgame.io': 'boardgame.io, volatile',
  colyseus: 'Colyseus, volatile',
};

/** How frames, commands and rows look in our own server, so that the others have them alike. */
export interface Likeness {
  readonly sizes: Sizes;
  /** What all may see at a table, as JSON. */
  readonly state: string;
}

/** How a contender is started, and how one talks to it. */
export interface Entrance {
  readonly args: readonly string[];
  readonly tongue: Tongue;
  readonly database: string | null;
}

let scratch: string | undefined;

/** A folder of its own, gone when the bench is. */
export function freshFolder(): string {
  scratch ??= scratchFolder();
  return mkdtempSync(join(scratch, 'run-'));
}

/** Our own server with a fresh data folder, or one that has been used. */
export function topsail(folder = freshFolder()): Entrance {
  const args = [TOPSAIL, '--host', '127.0.0.1', '--port', '0', '--data', folder, ...LIMITS];
  return { args, tongue: 'topsail', database: join(folder, DATABASE_FILE) };
}

export function entranceOf(contender: Contender, { sizes, state }: Likeness): Entrance {
  const bare = [join(BENCH, 'floor/broadcast.mjs'), String(Math.round(sizes.frame))];
  const row = String(Math.round(sizes.row));
  switch (contender) {
    case 'topsail':
      return topsail();
    case 'floor':
      return { args: [...bare, row], tongue: 'bare', database: null };
    case 'durable':
      return { args: [...bare, row, join(freshFolder(), 'rows.db')], tongue: 'bare', database: null };
    case 'boardgame.io':
      return {
        args: [join(RIVALS, 'boardgame-io.mjs'), inFile(state)],
        tongue: 'boardgame-io',
        database: null,
      };
    case 'colyseus':
      return { args: [join(RIVALS, 'colyseus.mjs'), inFile(state)], tongue: 'colyseus', database: null };
  }
}

function inFile(state: string): string {
  const file = join(freshFolder(), 'state.json');
  writeFileSync(file, `{"state":${state}}`);
  return file;
}

/** Where the other frameworks are installed, and whether they are. */
export const rivals = {
  folder: RIVALS,
  isInstalled: (): boolean => existsSync(join(RIVALS, 'node_modules/.package-lock.json')),
} as const;

export function isRival(contender: Contender): boolean {
  return contender === 'boardgame.io' || contender === 'colyseus';
}

/** The program that only writes rows. */
export const INSERT = join(BENCH, 'floor/insert.mjs');
