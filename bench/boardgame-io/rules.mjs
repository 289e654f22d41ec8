import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Our engine and games as one module, bundled from the sources like the command line. */
export async function loadRules() {
  const file = join(here, 'dist/rules.mjs');
  await build({
    input: join(here, 'ours.mjs'),
    platform: 'node',
    logLevel: 'warn',
    output: { format: 'esm', file },
  });
  return import(pathToFileURL(file).href);
}
