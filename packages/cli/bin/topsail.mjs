#!/usr/bin/env node
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isStale, root } from '../../../scripts/fresh.mjs';

const sources = [
  'packages/engine/src',
  'packages/games/src',
  'packages/bots/src',
  'packages/protocol/src',
  'packages/store/src',
  'packages/threads/src',
  'packages/cli/src',
  'package-lock.json',
];

if (isStale('packages/cli/dist/topsail.js', sources)) await build();
await import('../dist/topsail.js');

// A bundle, because Node 20 cannot run TypeScript and its worker threads cannot be taught to. By Rolldown, because it
// leaves `const` as it is: the engine folds constants into the rules only when nothing could change them.
async function build() {
  const { build: bundle } = await import('rolldown');
  const src = join(root, 'packages/cli/src');
  const { output } = await bundle({
    input: {
      topsail: join(src, 'main.ts'),
      worker: join(src, 'worker.ts'),
      thinker: join(root, 'packages/threads/src/thinker.ts'),
      'arena-worker': join(src, 'arena/arena-worker.ts'),
      'learn-worker': join(src, 'learn/learn-worker.ts'),
      'response-worker': join(src, 'best-response/response-worker.ts'),
    },
    // It finds its machine code beside itself.
    external: ['@photostructure/sqlite'],
    cwd: root,
    platform: 'node',
    logLevel: 'warn',
    write: false,
    output: {
      format: 'esm',
      sourcemap: true,
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    },
  });
  const order = (file) => (file.fileName === 'topsail.js' ? 1 : 0);
  for (const file of output.toSorted((a, b) => order(a) - order(b)))
    replace(file.fileName, file.code ?? file.source);
}

// By rename, so that a second topsail started meanwhile never reads half a file.
function replace(name, contents) {
  const path = join(root, 'packages/cli/dist', name);
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}
