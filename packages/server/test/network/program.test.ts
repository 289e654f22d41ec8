import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { scratch } from '@topsail/engine/scratch';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cookieOf, connectAndGreet } from './test-socket.ts';

const file = scratch();
const program = fileURLToPath(new URL('../../bin/server.mjs', import.meta.url));

let damaged = 0;

describe('the program', () => {
  it('prints its address, serves a real table, and stops cleanly on SIGTERM', async () => {
    const { child, port } = await start('--port', '0', '--data', file('data'));
    const at = { at: `http://127.0.0.1:${port}`, port };
    const socket = await connectAndGreet(at, await cookieOf(at, 'Anne'));
    socket.sendMessage({ t: 'create', id: 'c1', plan: { ruleset: 'cartagena-tortuga', seats: 2 } });
    expect(await socket.next()).toMatchObject({ t: 'done', id: 'c1', version: 0 });
    child.kill('SIGTERM');
    expect(await socket.refusal()).toBe('bye server/stopping');
    expect(await exitOf(child)).toBe(0);
  });

  it('names the port or the data folder that is already in use', async () => {
    const { port } = await start('--port', '0', '--data', file('taken'));
    const second = await failure('--port', String(port), '--data', file('free'));
    expect(second.output).toContain(`Port ${port} on 127.0.0.1 is already taken.`);
    const third = await failure('--port', '0', '--data', file('taken'));
    expect(third.output).toContain('is being served by another process');
    expect([second.code, third.code]).toEqual([1, 1]);
  });

  it('says when the data folder is a file', async () => {
    writeFileSync(file('file'), '');
    const { output, code } = await failure('--port', '0', '--data', file('file'));
    expect(output).toContain(`Cannot use the data folder ${file('file')}`);
    expect(code).toBe(1);
  });

  it('is refused a folder that another server uses, even without the lock file, and by another process', async () => {
    const { child } = await start('--port', '0', '--data', file('unlocked'));
    rmSync(join(file('unlocked'), 'topsail.db-lock'));
    const second = await failure('--port', '0', '--data', file('unlocked'));
    expect(second.output).toContain('is being served by another process, whose lock file was deleted');
    expect(second.code).toBe(1);
    child.kill('SIGKILL');
    await exitOf(child);
    await start('--port', '0', '--data', file('unlocked'));
  });

  it.each([
    ['is overwritten', (bytes: Buffer) => bytes.fill('x')],
    ['has lost its first page', (bytes: Buffer) => bytes.fill(0, 0, 100)],
    ['has lost the pages of its tables', (bytes: Buffer) => bytes.fill(0xff, 4096)],
    ['is cut off', (bytes: Buffer) => bytes.subarray(0, 5000)],
  ])('says how to mend a database that %s', async (_what, damage) => {
    const folder = file(`damaged-${(damaged += 1)}`);
    const { child } = await start('--port', '0', '--data', folder);
    child.kill('SIGTERM');
    await exitOf(child);
    const database = join(folder, 'topsail.db');
    writeFileSync(database, damage(readFileSync(database)));
    // Its pages would come back from the log.
    for (const part of ['-wal', '-shm']) rmSync(database + part, { force: true });
    const { output, code } = await failure('--port', '0', '--data', folder);
    expect(output).toContain(`npx topsail doctor --data ${folder}`);
    expect(output).toContain(`npx topsail restore BACKUP --data ${folder} --force`);
    expect(output).not.toContain('Choose another');
    expect(output).not.toMatch(/^ +at /m);
    expect(code).toBe(1);
  });

  it('says when a flag is unknown', async () => {
    const { output, code } = await failure('--prot', '8080');
    expect(output).toContain("Unknown option '--prot'");
    expect(code).toBe(2);
  });
});

async function start(...flags: string[]): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [program, '--log', 'warn', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exitOf(child);
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /^Topsail is at http:\/\/127\.0\.0\.1:(\d+)\//.exec(line)?.[1];
    if (port !== undefined) return { child, port: Number(port) };
  }
  throw new Error('the server exited before it printed its address');
}

async function failure(...flags: string[]): Promise<{ output: string; code: number | null }> {
  const child = spawn(process.execPath, [program, ...flags], { stdio: ['ignore', 'ignore', 'pipe'] });
  const output = await text(child.stderr);
  return { output, code: await exitOf(child) };
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}
