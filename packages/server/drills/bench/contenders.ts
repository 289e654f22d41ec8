import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DATABASE_FILE } from '@topsail/store';
import { scratchFolder } from '../kit/scratch.ts';
import type { Sizes, LoadProtocol } from './load/job.ts';

/** Beside the bundled drills. */
const TOPSAIL = fileURLToPath(new URL('../main.js', import.meta.url));
const BENCH = fileURLToPath(new URL('../../../../bench/server/', import.meta.url));
const RIVALS = join(BENCH, 'rivals');

/** The load comes from one address, fast, which the default limits prevent. */
const LIMITS = [
  ...['--credits', '1000000', '--connections', '100000', '--connections-per-address', '100000'],
  ...['--bot-threads', '1', '--log', 'error'],
];

export const CONTENDERS = ['floor', 'durable', 'topsail', 'boardgame.io', 'colyseus'] as const;
export type Contender = (typeof CONTENDERS)[number];

/** The name of each server in the report. */
export const ABOUT: Readonly<Record<Contender, string>> = {
  floor: 'bare ws, the floor',
  durable: 'bare ws + group commit',
  topsail: 'Topsail, everything on',
  'boardgame.io': 'boardgame.io, volatile',
  colyseus: 'Colyseus, volatile',
};

/** Sizes and state measured at our own server; the other servers get the same. */
export interface Reference {
  readonly sizes: Sizes;
  /** The public part of a table, as JSON. */
  readonly state: string;
}

/** How a server is started, and the protocol it speaks. */
export interface ServerSetup {
  readonly args: readonly string[];
  readonly protocol: LoadProtocol;
  readonly database: string | null;
}

let scratch: string | undefined;

/** A new folder, removed when the bench ends. */
export function freshFolder(): string {
  scratch ??= scratchFolder();
  return mkdtempSync(join(scratch, 'run-'));
}

/** Our own server with a new data folder, or with an existing one. */
export function topsail(folder = freshFolder()): ServerSetup {
  const args = [TOPSAIL, '--host', '127.0.0.1', '--port', '0', '--data', folder, ...LIMITS];
  return { args, protocol: 'topsail', database: join(folder, DATABASE_FILE) };
}

export function setupOf(contender: Contender, { sizes, state }: Reference): ServerSetup {
  const bare = [join(BENCH, 'floor/broadcast.mjs'), String(Math.round(sizes.frame))];
  const row = String(Math.round(sizes.row));
  switch (contender) {
    case 'topsail':
      return topsail();
    case 'floor':
      return { args: [...bare, row], protocol: 'bare', database: null };
    case 'durable':
      return { args: [...bare, row, join(freshFolder(), 'rows.db')], protocol: 'bare', database: null };
    case 'boardgame.io':
      return {
        args: [join(RIVALS, 'boardgame-io.mjs'), inFile(state)],
        protocol: 'boardgame-io',
        database: null,
      };
    case 'colyseus':
      return { args: [join(RIVALS, 'colyseus.mjs'), inFile(state)], protocol: 'colyseus', database: null };
  }
}

function inFile(state: string): string {
  const file = join(freshFolder(), 'state.json');
  writeFileSync(file, `{"state":${state}}`);
  return file;
}

/** The folder of the other frameworks, and whether they are installed. */
export const rivals = {
  folder: RIVALS,
  isInstalled: (): boolean => existsSync(join(RIVALS, 'node_modules/.package-lock.json')),
} as const;

export function isRival(contender: Contender): boolean {
  return contender === 'boardgame.io' || contender === 'colyseus';
}

/** The program that only writes rows. */
export const INSERT = join(BENCH, 'floor/insert.mjs');
