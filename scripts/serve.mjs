// Runs the server on the pages as built, with a folder that is thrown away afterwards: for tests and pictures.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './fresh.mjs';

const program = join(root, 'packages/server/bin/server.mjs');

/** Resolves when the server listens: to its address, and what stops it. */
export function serve({ port }) {
  const folder = mkdtempSync(join(tmpdir(), 'topsail-'));
  const flags = ['--port', String(port), '--data', folder, '--log', 'warn', '--credits', '1000'];
  const child = spawn(process.execPath, [program, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((done) => child.once('exit', done)).then((code) => {
    rmSync(folder, { recursive: true, force: true });
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { address, stop } = await serve({ port: process.argv[2] ?? 8080 });
  console.log(`Topsail is at ${address} for a while`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop().then(() => process.exit(0)));
}
