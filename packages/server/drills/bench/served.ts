import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { within } from '../kit/verdict.ts';

const READY_SECONDS = 60;
const STOP_SECONDS = 60;

/** A server under load, as a process of its own. */
export class Served {
  readonly at: string;
  readonly pid: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, pid: number, at: string) {
    this.#child = child;
    this.pid = pid;
    this.at = at;
  }

  /** Starts a program of Node and waits until it says where it is. */
  static async start(args: readonly string[]): Promise<Served> {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const place = new Promise<string>((done, fail) => {
      child.once('error', fail);
      child.once('exit', (code) => fail(new Error(`${args[0] ?? ''} ended with ${code ?? 'a signal'}`)));
      createInterface({ input: child.stdout }).on('line', (line) => {
        const [at] = /http:\/\/[\d.]+:\d+/.exec(line) ?? [];
        if (at !== undefined) done(at);
      });
    });
    const at = await within(READY_SECONDS, () => `${args[0] ?? ''} did not get ready`, place);
    if (child.pid === undefined) throw new Error('a process that talks has a number');
    return new Served(child, child.pid, at);
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await within(STOP_SECONDS, () => 'the server did not stop', gone);
  }
}
