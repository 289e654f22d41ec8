import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Our engine and games as one module, made from the present sources. */
export async function loadRules() {
  const outfile = join(here, 'dist/rules.mjs');
  await build({
    stdin: { contents: "export * from '@topsail/engine'; export * from '@topsail/games';", resolveDir: here },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}
