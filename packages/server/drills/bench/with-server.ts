import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { within } from '../kit/verdict.ts';

const READY_SECONDS = 60;
const STOP_SECONDS = 60;

/** A server under load, in a process of its own. */
export interface Server {
  /** Its address, without a slash at the end. */
  readonly at: string;
  readonly pid: number;
}

/** Starts a Node program that prints its address, calls `use`, and stops the program. */
export async function withServer<T>(
  args: readonly string[],
  use: (server: Server) => Promise<T>,
): Promise<T> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  try {
    const at = await within(READY_SECONDS, () => `${args[0]} did not become ready`, addressOf(child, args));
    if (child.pid === undefined) throw new Error('a started process has a pid');
    return await use({ at, pid: child.pid });
  } finally {
    await stop(child);
    process.off('exit', kill);
  }
}

function addressOf(child: ChildProcess, args: readonly string[]): Promise<string> {
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`${args[0]} exited with code ${code}`)));
    if (child.stdout === null) throw new Error('stdout is a pipe');
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [at] = /http:\/\/[\d.]+:\d+/.exec(line) ?? [];
      if (at !== undefined) done(at);
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await within(STOP_SECONDS, () => 'the server did not stop', exited);
}
