import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export { scratch } from '@topsail/engine/scratch';

const BIN = fileURLToPath(new URL('../bin/topsail.mjs', import.meta.url));

/** Shorter runs for those who test often. */
export const isShort = process.env.TOPSAIL_SHORT === '1';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line as a person would, with what he types. */
export function topsail(args: string, input = ''): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args.split(' ').filter(Boolean)], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  return { code: status, out: stdout, err: stderr };
}

/** Starts the command line and lets it run; nothing is found on its PATH. */
export function startTopsail(args: string): ChildProcess {
  return spawn(process.execPath, [BIN, ...args.split(' ')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { NO_COLOR: '1', PATH: '' },
  });
}
