import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { DATABASE_FILE } from '@topsail/store';
import { fail, Failure, must, within, witness } from './verdict.ts';

/** Beside the bundled drills. */
const MAIN = fileURLToPath(new URL('../main.js', import.meta.url));
/** A drill is many guests from one address in a hurry, which the usual limits are there to prevent. */
const GENEROUS = [
  ...['--credits', '1000000', '--connections-per-address', '100000', '--connections-per-person', '1000'],
  ...['--bot-pause', '0', '--bot-threads', '1', '--log', 'warn'],
];
const READY_SECONDS = 60;
const STOP_SECONDS = 60;
/** How many of its troubles are told when the drill fails. */
const LAST_WORDS = 10;

/** The real server as a process of its own, on one data folder and one port however often it dies. */
export class ServerProcess {
  readonly folder: string;
  readonly port: number;
  /** What it logged as an error, and what it said when it could not start. */
  readonly troubles: string[] = [];
  readonly #flags: readonly string[];
  #child: ChildProcess | undefined;
  #isToEnd = false;

  private constructor(folder: string, port: number, flags: readonly string[]) {
    this.folder = folder;
    this.port = port;
    this.#flags = flags;
    witness(() => this.troubles.slice(-LAST_WORDS));
    process.on('exit', () => this.#child?.kill('SIGKILL'));
  }

  /** `flags` come after those of every drill, and win. */
  static async start(folder: string, ...flags: readonly string[]): Promise<ServerProcess> {
    const server = new ServerProcess(folder, await freePort(), flags);
    await server.start();
    return server;
  }

  get at(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get database(): string {
    return join(this.folder, DATABASE_FILE);
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Starts it and does not wait until it is ready. */
  launch(): Promise<void> {
    const place = ['--host', '127.0.0.1', '--port', String(this.port), '--data', this.folder];
    const child = spawn(process.execPath, [MAIN, ...place, ...GENEROUS, ...this.#flags], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#isToEnd = false;
    const ready = new Promise<void>((done, failed) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.startsWith('Topsail is at ')) done();
        else if (line.includes('"level":"error"')) this.troubles.push(line);
      });
      createInterface({ input: child.stderr }).on('line', (line) => this.troubles.push(line));
      child.once('exit', (code) => {
        if (this.#isToEnd) failed(new Failure('the server was ended before it was ready'));
        else fail(new Failure(`the server ended by itself, with ${code}`));
      });
    });
    ready.catch(() => undefined);
    return ready;
  }

  async start(): Promise<void> {
    await within(READY_SECONDS, () => 'the server did not get ready', this.launch());
  }

  /** Ends it at this instant, whatever it is doing. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Has it finish what it has taken, which it must do in time. */
  async stop(): Promise<void> {
    await within(STOP_SECONDS, () => 'the server did not stop', this.#end('SIGTERM'));
    const code = this.#child?.exitCode;
    must(code === 0, () => `the server stopped with ${code}`);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    this.#isToEnd = true;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}

/**
 * Below those the system gives to whoever dials: while the server is down a client that dials its port from that same
 * port would reach itself.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((tell) => {
    const probe = createServer().once('error', () => tell(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => tell(true)));
  });
}
