import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './fresh.mjs';

/**
 * Bundles a program into a folder, because Node 20 cannot run TypeScript, in worker threads not even with a loader. Rolldown
 * keeps `const`, which V8 needs to fold constants into the rules. The file named `last` is written last: if it exists, the
 * bundle is complete.
 */
export async function bundle({ input, external, folder, last, plugins = [] }) {
  const { build } = await import('rolldown');
  const { constantFunctions } = await import('./constant-functions.mjs');
  const { output } = await build({
    input,
    external,
    cwd: root,
    platform: 'node',
    logLevel: 'warn',
    write: false,
    plugins: [constantFunctions, ...plugins],
    output: {
      format: 'esm',
      sourcemap: true,
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    },
  });
  const order = (file) => (file.fileName === last ? 1 : 0);
  for (const file of output.toSorted((a, b) => order(a) - order(b)))
    replace(join(root, folder, file.fileName), file.code ?? file.source);
}

// Renamed into place, so that a program that starts meanwhile never reads half a file.
function replace(path, contents) {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}
