#!/usr/bin/env node
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isStale, root } from '../../../scripts/fresh.mjs';

const sources = ['packages/engine/src', 'packages/games/src', 'packages/cli/src', 'package-lock.json'];

if (isStale('packages/cli/dist/topsail.js', sources)) await build();
await import('../dist/topsail.js');

// A bundle, because Node 20 cannot run TypeScript and its worker threads cannot be taught to.
async function build() {
  const { build: bundle } = await import('esbuild');
  const src = join(root, 'packages/cli/src');
  const worker = join(src, 'worker.ts');
  const { outputFiles } = await bundle({
    entryPoints: { topsail: join(src, 'main.ts'), ...(existsSync(worker) ? { worker } : {}) },
    outdir: join(root, 'packages/cli/dist'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'error',
    write: false,
    // commander and cli-progress are CommonJS and ask for Node's modules by require.
    banner: {
      js: "import { createRequire as $r } from 'node:module';\nconst require = $r(import.meta.url);",
    },
  });
  for (const file of outputFiles) replace(file.path, file.contents);
}

// By rename, so that a second topsail started meanwhile never reads half a file.
function replace(path, contents) {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}
