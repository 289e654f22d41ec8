import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { isStale, root } from './fresh.mjs';

const SOURCES = [
  'packages/engine/src',
  'packages/games/src',
  'packages/bots/src',
  'packages/protocol/src',
  'packages/store/src',
  'packages/threads/src',
  'packages/cli/src',
  'package-lock.json',
];

/** Prints nothing, because the output of the command is often read by a program. */
export async function ensureCliBuilt() {
  if (isStale('packages/cli/dist/topsail.js', SOURCES)) await buildCli();
}

export async function buildCli() {
  const src = join(root, 'packages/cli/src');
  await bundle({
    input: {
      topsail: join(src, 'main.ts'),
      worker: join(src, 'worker.ts'),
      thinker: join(root, 'packages/threads/src/thinker.ts'),
      'arena-worker': join(src, 'arena/arena-worker.ts'),
      'calibration-worker': join(src, 'calibration/calibration-worker.ts'),
      'deeds-worker': join(src, 'deeds/deeds-worker.ts'),
      'learn-worker': join(src, 'learn/learn-worker.ts'),
      'response-worker': join(src, 'best-response/response-worker.ts'),
    },
    // It loads its native binary from its own folder.
    external: ['@photostructure/sqlite'],
    folder: 'packages/cli/dist',
    last: 'topsail.js',
  });
}
