import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './fresh.mjs';

/**
 * Bundles a program into a folder, because Node 20 cannot run TypeScript and its worker threads cannot be taught to. By
 * Rolldown, because it leaves `const` as it is: the engine folds constants into the rules only when nothing could change
 * them. The file named `last` is written last: where it is, the others are.
 */
export async function bundle({ input, external, folder, last }) {
  const { build } = await import('rolldown');
  const { steadfast } = await import('./steadfast.mjs');
  const { output } = await build({
    input,
    external,
    cwd: root,
    platform: 'node',
    logLevel: 'warn',
    write: false,
    plugins: [steadfast],
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

// By rename, so that a program started meanwhile never reads half a file.
function replace(path, contents) {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}
