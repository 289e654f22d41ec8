import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Setup } from '@topsail/engine';

/** What boardgame.io does with the same games. */
export interface RivalSpeed {
  readonly playoutsPerSecond: number;
  readonly decisionsPerSecond: number;
  /** Playouts a second of each way to keep our state in it; the better one counts. */
  readonly ways: Readonly<Record<string, number>>;
}

export type RivalResult =
  | { readonly version: string; readonly cases: readonly RivalSpeed[]; readonly reason?: undefined }
  | { readonly version: null; readonly cases: null; readonly reason: string };

/** Whether boardgame.io may, must or must not be measured. */
export type RivalWish = 'if possible' | 'install' | 'leave out';

const FOLDER = fileURLToPath(new URL('../../../bench/boardgame-io/', import.meta.url));

/** Whether something would be installed to fulfil the wish. */
export function needsInstall(wish: RivalWish): boolean {
  return wish === 'install' || (wish === 'if possible' && !isInstalled());
}

export function measureRival(wish: RivalWish, setups: readonly Setup[], seconds: number): RivalResult {
  if (wish === 'leave out') return absent('left out by --no-rivals');
  if (needsInstall(wish)) {
    const fault = install();
    if (fault !== undefined) return absent(fault);
  }
  const job = JSON.stringify({ cases: setups, seconds });
  const { status, stdout } = spawnSync(process.execPath, [join(FOLDER, 'run.mjs'), job], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) return absent(`its run failed with exit code ${status ?? '?'}`);
  // Written by bench/boardgame-io/run.mjs.
  return JSON.parse(stdout) as RivalResult;
}

function absent(reason: string): RivalResult {
  return { version: null, cases: null, reason };
}

function isInstalled(): boolean {
  const installed = versionIn('node_modules/.package-lock.json');
  return installed !== undefined && installed === versionIn('package-lock.json');
}

function versionIn(lock: string): string | undefined {
  const path = join(FOLDER, lock);
  if (!existsSync(path)) return undefined;
  const { packages } = JSON.parse(readFileSync(path, 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly version?: string }>>;
  };
  return packages['node_modules/boardgame.io']?.version;
}

/** Installs what the lock file says; returns what went wrong. */
function install(): string | undefined {
  console.error('installing boardgame.io: npm ci in bench/boardgame-io');
  const { status, error } = spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: FOLDER,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status === 0) return undefined;
  return `npm ci failed: ${error?.message ?? `exit code ${status ?? '?'}`}`;
}
