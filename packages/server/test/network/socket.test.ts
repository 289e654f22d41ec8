import { once } from 'node:events';
import { scratch } from '@topsail/engine/scratch';
import { LIMITS, PROTOCOL } from '@topsail/protocol';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openTestServer } from './test-server.ts';
import {
  connect,
  cookieOf,
  connectWith,
  connectAndGreet,
  rejectedStatus,
  TestSocket,
} from './test-socket.ts';

const file = scratch();

const command = { k: 'start' } as const;

describe('the upgrade handler', () => {
  it('refuses pages of other sites', async () => {
    const server = await openTestServer(file);
    const cookie = await cookieOf(server, 'Anne');
    expect(await rejectedStatus(server, { cookie, origin: 'https://evil.example' })).toBe(403);
    expect(await rejectedStatus(server, { cookie, origin: 'null' })).toBe(403);
  });

  it('refuses a cookie without an origin', async () => {
    const server = await openTestServer(file);
    const socket = connectWith(server, { cookie: await cookieOf(server, 'Anne') });
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toContain('403');
  });

  it('accepts only the configured origins', async () => {
    const server = await openTestServer(file, '--origin', 'https://topsail.example', '--credits', '1000');
    const headers = { origin: 'https://topsail.example', 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'Anne' });
    const guest = await fetch(`${server.at}/api/guest`, { method: 'POST', headers, body });
    expect(guest.status).toBe(200);
    const cookie = guest.headers.getSetCookie()[0]!.split(';')[0]!;
    expect(await rejectedStatus(server, { cookie, origin: server.at })).toBe(403);
    await once(connectWith(server, { cookie, origin: 'https://topsail.example' }), 'open');
  });

  it('limits the connections of a person, and accepts a new one when another is closed', async () => {
    const server = await openTestServer(file, '--connections-per-person', '2');
    const cookie = await cookieOf(server, 'Anne');
    const first = await connectAndGreet(server, cookie);
    await connectAndGreet(server, cookie);
    expect(await rejectedStatus(server, { cookie })).toBe(429);
    first.socket.close();
    await first.closed;
    await connectAndGreet(server, cookie);
  });

  it('limits the connections of an address', async () => {
    const server = await openTestServer(file, '--connections-per-address', '1');
    await connectAndGreet(server, await cookieOf(server, 'Anne'));
    expect(await rejectedStatus(server, { cookie: await cookieOf(server, 'Mary') })).toBe(429);
  });
});

describe('the first frame', () => {
  it('must have our protocol version', async () => {
    const server = await openTestServer(file);
    const socket = await connect(server, await cookieOf(server, 'Anne'));
    socket.sendMessage({ t: 'hello', protocol: PROTOCOL + 1 });
    expect(await socket.next()).toEqual({
      t: 'bye',
      refusal: { code: 'frame/version', params: { protocol: PROTOCOL } },
    });
    expect(await socket.closed).toBe(1008);
  });

  it('may be sent again and is answered again', async () => {
    const server = await openTestServer(file);
    const socket = await connectAndGreet(server, await cookieOf(server, 'Anne'));
    socket.sendMessage({ t: 'hello', protocol: PROTOCOL });
    expect(await socket.next()).toMatchObject({ t: 'welcome', me: { name: 'Anne' } });
  });

  it('must be hello', async () => {
    const server = await openTestServer(file);
    const socket = await connect(server, await cookieOf(server, 'Anne'));
    socket.sendMessage({ t: 'lobby', watch: true });
    expect(await socket.refusal()).toBe('bye frame/unreadable');
    expect(server.tables.calls).toEqual([]);
  });
});

describe('a frame', () => {
  it('that is not a message is refused, and the next one is answered', async () => {
    const server = await openTestServer(file);
    const socket = await connectAndGreet(server, await cookieOf(server, 'Anne'));
    for (const frame of ['', '{', '[]', '{"t":"teleport"}', '{"t":"ping"}', '{"t":"ping","n":1,"x":1}']) {
      socket.socket.send(frame);
      expect(await socket.refusal()).toBe('refused frame/unreadable');
    }
    socket.sendMessage({ t: 'ping', n: 7 });
    expect(await socket.next()).toMatchObject({ t: 'pong', n: 7 });
  });

  it('that is binary is refused', async () => {
    const server = await openTestServer(file);
    const socket = await connectAndGreet(server, await cookieOf(server, 'Anne'));
    socket.socket.send(Buffer.from(JSON.stringify({ t: 'ping', n: 7 })));
    expect(await socket.refusal()).toBe('refused frame/unreadable');
  });

  it('that is too long closes the connection with code 1009', async () => {
    const server = await openTestServer(file);
    const socket = await connectAndGreet(server, await cookieOf(server, 'Anne'));
    socket.socket.send('x'.repeat(LIMITS.frame + 1));
    expect(await socket.closed).toBe(1009);
  });

  it('of the maximum length is read', async () => {
    const server = await openTestServer(file);
    const socket = await connectAndGreet(server, await cookieOf(server, 'Anne'));
    socket.socket.send(JSON.stringify({ t: 'ping', n: 7 }).padEnd(LIMITS.frame));
    expect(await socket.next()).toMatchObject({ t: 'pong' });
  });

  it('is handled after the one before it has been answered', async () => {
    const server = await openTestServer(file);
    const socket = await connectAndGreet(server, await cookieOf(server, 'Anne'));
    socket.sendMessage({ t: 'command', table: 'T', id: 'a', seen: 0, command });
    socket.sendMessage({ t: 'ping', n: 1 });
    socket.sendMessage({ t: 'command', table: 'T', id: 'b', seen: 0, command });
    await until(() => server.tables.calls.length > 0);
    expect(server.tables.calls).toEqual(['execute a']);
    server.tables.release();
    expect(await socket.next()).toMatchObject({ t: 'done', id: 'a' });
    expect(await socket.next()).toMatchObject({ t: 'pong', n: 1 });
    await until(() => server.tables.calls.length > 1);
    expect(server.tables.calls).toEqual(['execute a', 'execute b']);
  });

  it('is refused when too many are waiting', async () => {
    const server = await openTestServer(file, '--credits', '1000');
    const socket = await connectAndGreet(server, await cookieOf(server, 'Anne'));
    for (let n = 0; n < 70; n++)
      socket.sendMessage({ t: 'command', table: 'T', id: `c${n}`, seen: 0, command });
    expect(await socket.next()).toEqual({
      t: 'refused',
      id: 'c65',
      table: 'T',
      refusal: { code: 'frame/too-many' },
    });
  });

  it('that makes the server fail is refused with an id, under which the error is in the log', async () => {
    const server = await openTestServer(file);
    const socket = await connectAndGreet(server, await cookieOf(server, 'Anne'));
    const plan = { ruleset: 'cartagena-tortuga', seats: 2 };
    socket.sendMessage({ t: 'create', id: 'broken', plan });
    const frame = await socket.next();
    expect(frame).toMatchObject({ t: 'refused', id: 'broken', refusal: { code: 'server/failed' } });
    const id = 'refusal' in frame ? String(frame.refusal.params?.id) : '';
    expect(server.logged.filter((line) => line.includes(id) && line.includes('a bug'))).toHaveLength(1);
    socket.sendMessage({ t: 'create', id: 'full', plan });
    expect(await socket.refusal()).toBe('refused store/full');
  });
});

describe('credits', () => {
  it('are shared by all connections of an address, even when each alone has enough', async () => {
    // The clock stands still, so that no credits are gained during the test.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    onTestFinished(() => clock.mockRestore());
    const server = await openTestServer(file, '--credits', '1');
    const cookie = await cookieOf(server, 'Anne');
    const sockets = [];
    for (let n = 0; n < 3; n++) sockets.push(await connectAndGreet(server, cookie));
    const codes: string[] = [];
    for (const socket of sockets)
      for (let n = 0; n < 9; n++) {
        socket.sendMessage({ t: 'ping', n });
        codes.push(await socket.refusal());
      }
    const answered = codes.lastIndexOf('pong') + 1;
    expect(answered).toBeGreaterThan(9);
    expect(codes.slice(0, answered)).toEqual(Array.from({ length: answered }, () => 'pong'));
    expect(new Set(codes.slice(answered))).toEqual(new Set(['refused frame/too-many']));
  });

  it('run out for a client that sends too much, which is then disconnected', async () => {
    const server = await openTestServer(file, '--credits', '1');
    const socket = await connectAndGreet(server, await cookieOf(server, 'Anne'));
    for (let n = 0; n < 40; n++) socket.sendMessage({ t: 'ping', n });
    const codes: string[] = [];
    for (let code = ''; !code.startsWith('bye'); codes.push(code)) code = await socket.refusal();
    expect(new Set(codes.slice(0, 9))).toEqual(new Set(['pong']));
    expect(codes.filter((code) => code === 'refused frame/too-many').length).toBeGreaterThanOrEqual(10);
    expect(codes.at(-1)).toBe('bye frame/too-many');
    expect(await socket.closed).toBe(1008);
  });

  it('are taken for pings of the WebSocket itself; a client that sends too many is disconnected', async () => {
    const server = await openTestServer(file, '--credits', '1');
    const socket = await connectAndGreet(server, await cookieOf(server, 'Anne'));
    let pongs = 0;
    socket.socket.on('pong', () => (pongs += 1));
    for (let n = 0; n < 40; n++) socket.socket.ping();
    expect(await socket.closed).toBe(1006);
    expect(pongs).toBeLessThan(40);
  });

  it('are checked before a command, which the refusal names', async () => {
    const server = await openTestServer(file, '--credits', '1');
    const socket = await connectAndGreet(server, await cookieOf(server, 'Anne'));
    socket.sendMessage({ t: 'create', id: 'expensive', plan: { ruleset: 'cartagena-tortuga', seats: 2 } });
    expect(await socket.next()).toMatchObject({ t: 'refused', id: 'expensive' });
    expect(server.tables.calls).toEqual([]);
  });
});

describe('the heartbeat', () => {
  it('closes a connection that does not answer, and keeps one that does', async () => {
    const server = await openTestServer(file, '--heartbeat', '1');
    const cookie = await cookieOf(server, 'Anne');
    const headers = { cookie, origin: server.at };
    const dead = new TestSocket(
      new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { headers, autoPong: false }),
    );
    await once(dead.socket, 'open');
    dead.sendMessage({ t: 'hello', protocol: PROTOCOL });
    const alive = await connectAndGreet(server, cookie);
    expect(await dead.closed).toBe(1006);
    alive.sendMessage({ t: 'ping', n: 1 });
    expect(await alive.next()).toMatchObject({ t: 'pong' });
  });

  it('closes a connection that never sends hello', async () => {
    const server = await openTestServer(file, '--heartbeat', '1');
    const socket = await connect(server, await cookieOf(server, 'Anne'));
    expect(await socket.closed).toBe(1006);
  });
});

describe('a sent frame', () => {
  it.each([0, 40, 200, 70_000])('arrives unchanged, with %d more characters', async (more) => {
    const server = await openTestServer(file);
    const socket = await connectAndGreet(server, await cookieOf(server, 'Anne'));
    socket.sendMessage({ t: 'open', table: 'T' });
    await socket.next();
    const texts = ['x'.repeat(more), `Привіт, żółw! \u0000 "🏴‍☠️"${'я'.repeat(more)}`];
    for (const text of texts) server.tables.broadcast('T', text);
    for (const text of texts) expect(await socket.next()).toMatchObject({ t: 'chat', lines: [{ text }] });
  });
});

describe('a slow reader', () => {
  it('is disconnected without affecting the others at the table', async () => {
    const server = await openTestServer(file);
    const slow = await connectAndGreet(server, await cookieOf(server, 'Slow'));
    const quick = await connectAndGreet(server, await cookieOf(server, 'Quick'));
    for (const socket of [slow, quick]) {
      socket.sendMessage({ t: 'open', table: 'T' });
      await socket.next();
    }
    slow.socket.pause();
    let sent = 0;
    while (server.tables.left.length === 0 && sent < 10_000) {
      server.tables.broadcast('T', 'x'.repeat(65_536));
      expect(await quick.next()).toMatchObject({ t: 'chat' });
      sent += 1;
      await new Promise(setImmediate);
    }
    expect(server.tables.left.map(({ person }) => person.name)).toEqual(['Slow']);
    quick.sendMessage({ t: 'ping', n: 1 });
    expect(await quick.next()).toMatchObject({ t: 'pong' });
  });
});

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(setImmediate);
}
