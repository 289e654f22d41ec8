import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'rolldown';

/** Bundles a script of this folder and returns the path of the bundle. */
export async function bundled(name: string, folder: string): Promise<string> {
  const file = join(folder, `${name}.mjs`);
  await build({
    input: fileURLToPath(new URL(`./${name}.ts`, import.meta.url)),
    platform: 'node',
    logLevel: 'warn',
    output: { file, format: 'esm', codeSplitting: false },
  });
  return file;
}

/** Starts threads of one script, and keeps track of those that are alive and that have sent a message. */
export class Threads {
  readonly alive = new Set<Worker>();
  readonly ready = new Set<Worker>();
  started = 0;
  private readonly script: string;

  constructor(script: string) {
    this.script = script;
  }

  start(): Worker {
    const worker = new Worker(this.script);
    this.started++;
    this.alive.add(worker);
    worker.once('message', () => this.ready.add(worker));
    worker.on('exit', () => {
      this.alive.delete(worker);
      this.ready.delete(worker);
    });
    return worker;
  }
}
