import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { DATABASE_FILE } from '@topsail/store';
import { fail, Failure, must, within, onFailure } from './verdict.ts';

/** Beside the bundled drills. */
const MAIN = fileURLToPath(new URL('../main.js', import.meta.url));
/** A drill needs many fast guests from one address, which the default limits prevent. */
const HIGH_LIMITS = [
  ...['--credits', '1000000', '--connections-per-address', '100000', '--connections-per-person', '1000'],
  ...['--bot-pause', '0', '--bot-threads', '1', '--log', 'warn'],
];
const READY_SECONDS = 60;
const STOP_SECONDS = 60;
/** How many errors are printed when the drill fails. */
const PRINTED_ERRORS = 10;

/** The real server in its own process. It keeps its data folder and port across restarts. */
export class ServerProcess {
  readonly folder: string;
  readonly port: number;
  /** Logged errors, and all lines on stderr. */
  readonly errors: string[] = [];
  readonly #flags: readonly string[];
  #child: ChildProcess | undefined;
  #isEnding = false;

  private constructor(folder: string, port: number, flags: readonly string[]) {
    this.folder = folder;
    this.port = port;
    this.#flags = flags;
    onFailure(() => this.errors.slice(-PRINTED_ERRORS));
    process.on('exit', () => this.#child?.kill('SIGKILL'));
  }

  /** `flags` override the flags that all drills use. */
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

  /** Starts the process. The promise settles when the server is ready. */
  launch(): Promise<void> {
    const location = ['--host', '127.0.0.1', '--port', String(this.port), '--data', this.folder];
    const child = spawn(process.execPath, [MAIN, ...location, ...HIGH_LIMITS, ...this.#flags], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#isEnding = false;
    const ready = new Promise<void>((done, failed) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.startsWith('Topsail is at ')) done();
        else if (line.includes('"level":"error"')) this.errors.push(line);
      });
      createInterface({ input: child.stderr }).on('line', (line) => this.errors.push(line));
      child.once('exit', (code) => {
        if (this.#isEnding) failed(new Failure('the server was killed before it was ready'));
        else fail(new Failure(`the server exited by itself with code ${code}`));
      });
    });
    ready.catch(() => undefined);
    return ready;
  }

  async start(): Promise<void> {
    await within(READY_SECONDS, () => 'the server did not become ready', this.launch());
  }

  /** Kills the process (SIGKILL). */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Stops the server gracefully (SIGTERM), within a time limit. */
  async stop(): Promise<void> {
    await within(STOP_SECONDS, () => 'the server did not stop', this.#end('SIGTERM'));
    const code = this.#child?.exitCode;
    must(code === 0, () => `the server stopped with code ${code}`);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    this.#isEnding = true;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
}

/**
 * A port below the ephemeral range: while the server is down, a client that connects to the server's port from the same
 * port would connect to itself.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer().once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}
