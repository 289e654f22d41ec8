// Runs the server with the built pages, repeatable dice and a temporary data folder: for page tests and screenshots.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';
import { root } from './fresh.mjs';

const folder = 'packages/server/dist/drills';
const program = join(root, folder, 'repeatable.js');

/** Resolves when the server listens, to its address and a function that stops it. */
export async function serve({ port }) {
  await build();
  const data = mkdtempSync(join(tmpdir(), 'topsail-'));
  const flags = ['--port', String(port), '--data', data, '--log', 'warn', '--credits', '1000'];
  const child = spawn(process.execPath, [program, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((done) => child.once('exit', done)).then((code) => {
    rmSync(data, { recursive: true, force: true });
    return code;
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return new Promise((done, fail) => {
    ended.then((code) => fail(new Error(`The server ended with code ${code}`)));
    child.stdout.on('data', (text) => {
      const address = /Topsail is at (\S+)/.exec(text)?.[1];
      if (address) done({ address, stop });
    });
  });
}

function build() {
  return bundle({
    input: {
      repeatable: join(root, 'packages/server/drills/repeatable.ts'),
      thinker: join(root, 'packages/threads/src/thinker.ts'),
    },
    external: ['@photostructure/sqlite', 'ws', 'pino', 'prom-client'],
    folder,
    last: 'repeatable.js',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { address, stop } = await serve({ port: process.argv[2] ?? 8080 });
  console.log(`Topsail is at ${address} (temporary data)`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop().then(() => process.exit(0)));
}
