import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { scratch } from '@topsail/engine/scratch';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cookieOf, connectAndGreet } from './test-socket.ts';

const place = scratch();
const program = fileURLToPath(new URL('../../bin/server.mjs', import.meta.url));

describe('the program', () => {
  it('says where it is, serves a real table, and ends in order when told to', async () => {
    const { child, port } = await start('--port', '0', '--data', place('served'));
    const at = { at: `http://127.0.0.1:${port}`, port };
    const socket = await connectAndGreet(at, await cookieOf(at, 'Anne'));
    socket.sendMessage({ t: 'create', id: 'c1', plan: { ruleset: 'cartagena-tortuga', seats: 2 } });
    expect(await socket.next()).toMatchObject({ t: 'done', id: 'c1', version: 0 });
    child.kill('SIGTERM');
    expect(await socket.refusal()).toBe('bye server/stopping');
    expect(await exitOf(child)).toBe(0);
  });

  it('says which port is taken, and by the way which folder', async () => {
    const { port } = await start('--port', '0', '--data', place('taken'));
    const second = await failure('--port', String(port), '--data', place('free'));
    expect(second.said).toContain(`Port ${port} on 127.0.0.1 is already taken.`);
    const third = await failure('--port', '0', '--data', place('taken'));
    expect(third.said).toContain('is being served by another process');
    expect([second.code, third.code]).toEqual([1, 1]);
  });

  it('says when the folder is none', async () => {
    writeFileSync(place('file'), '');
    const { said, code } = await failure('--port', '0', '--data', place('file'));
    expect(said).toContain(`Cannot use the data folder ${place('file')}`);
    expect(code).toBe(1);
  });

  it('says when it is not understood', async () => {
    const { said, code } = await failure('--prot', '8080');
    expect(said).toContain("Unknown option '--prot'");
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
  throw new Error('the server ended before it said where it is');
}

async function failure(...flags: string[]): Promise<{ said: string; code: number | null }> {
  const child = spawn(process.execPath, [program, ...flags], { stdio: ['ignore', 'ignore', 'pipe'] });
  const said = await text(child.stderr);
  return { said, code: await exitOf(child) };
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}
