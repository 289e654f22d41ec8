import { once } from 'node:events';
import { scratch } from '@topsail/engine/scratch';
import { LIMITS, PROTOCOL } from '@topsail/protocol';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openTestServer } from './test-server.ts';
import { connect, cookieOf, dial, connectAndGreet, rejectedStatus, TestSocket } from './test-socket.ts';

const place = scratch();

const command = { k: 'start' } as const;

describe('at the gate', () => {
  it('no page of another site is let in', async () => {
    const front = await openTestServer(place);
    const cookie = await cookieOf(front, 'Anne');
    expect(await rejectedStatus(front, { cookie, origin: 'https://evil.example' })).toBe(403);
    expect(await rejectedStatus(front, { cookie, origin: 'null' })).toBe(403);
  });

  it('a cookie without an origin is not enough', async () => {
    const front = await openTestServer(place);
    const socket = dial(front, { cookie: await cookieOf(front, 'Anne') });
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toContain('403');
  });

  it('only the origins that were named are let in', async () => {
    const front = await openTestServer(place, '--origin', 'https://topsail.example', '--credits', '1000');
    const headers = { origin: 'https://topsail.example', 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'Anne' });
    const guest = await fetch(`${front.at}/api/guest`, { method: 'POST', headers, body });
    expect(guest.status).toBe(200);
    const cookie = guest.headers.getSetCookie()[0]!.split(';')[0]!;
    expect(await rejectedStatus(front, { cookie, origin: front.at })).toBe(403);
    await once(dial(front, { cookie, origin: 'https://topsail.example' }), 'open');
  });

  it('one person has only so many connections, and may have another when one has gone', async () => {
    const front = await openTestServer(place, '--connections-per-person', '2');
    const cookie = await cookieOf(front, 'Anne');
    const first = await connectAndGreet(front, cookie);
    await connectAndGreet(front, cookie);
    expect(await rejectedStatus(front, { cookie })).toBe(429);
    first.socket.close();
    await first.closed;
    await connectAndGreet(front, cookie);
  });

  it('one address has only so many connections', async () => {
    const front = await openTestServer(place, '--connections-per-address', '1');
    await connectAndGreet(front, await cookieOf(front, 'Anne'));
    expect(await rejectedStatus(front, { cookie: await cookieOf(front, 'Mary') })).toBe(429);
  });
});

describe('the first frame', () => {
  it('must speak our protocol', async () => {
    const front = await openTestServer(place);
    const socket = await connect(front, await cookieOf(front, 'Anne'));
    socket.sendMessage({ t: 'hello', protocol: PROTOCOL + 1 });
    expect(await socket.next()).toEqual({
      t: 'bye',
      refusal: { code: 'frame/version', params: { protocol: PROTOCOL } },
    });
    expect(await socket.closed).toBe(1008);
  });

  it('is answered again when it is said again', async () => {
    const front = await openTestServer(place);
    const socket = await connectAndGreet(front, await cookieOf(front, 'Anne'));
    socket.sendMessage({ t: 'hello', protocol: PROTOCOL });
    expect(await socket.next()).toMatchObject({ t: 'welcome', me: { name: 'Anne' } });
  });

  it('must be a hello', async () => {
    const front = await openTestServer(place);
    const socket = await connect(front, await cookieOf(front, 'Anne'));
    socket.sendMessage({ t: 'lobby', watch: true });
    expect(await socket.refusal()).toBe('bye frame/unreadable');
    expect(front.tables.calls).toEqual([]);
  });
});

describe('a frame', () => {
  it('that is no message is refused, and the next is answered', async () => {
    const front = await openTestServer(place);
    const socket = await connectAndGreet(front, await cookieOf(front, 'Anne'));
    for (const frame of ['', '{', '[]', '{"t":"teleport"}', '{"t":"ping"}', '{"t":"ping","n":1,"x":1}']) {
      socket.socket.send(frame);
      expect(await socket.refusal()).toBe('refused frame/unreadable');
    }
    socket.sendMessage({ t: 'ping', n: 7 });
    expect(await socket.next()).toMatchObject({ t: 'pong', n: 7 });
  });

  it('of bytes is refused', async () => {
    const front = await openTestServer(place);
    const socket = await connectAndGreet(front, await cookieOf(front, 'Anne'));
    socket.socket.send(Buffer.from(JSON.stringify({ t: 'ping', n: 7 })));
    expect(await socket.refusal()).toBe('refused frame/unreadable');
  });

  it('that is too long ends the connection with the number for it', async () => {
    const front = await openTestServer(place);
    const socket = await connectAndGreet(front, await cookieOf(front, 'Anne'));
    socket.socket.send('x'.repeat(LIMITS.frame + 1));
    expect(await socket.closed).toBe(1009);
  });

  it('of the longest kind is read', async () => {
    const front = await openTestServer(place);
    const socket = await connectAndGreet(front, await cookieOf(front, 'Anne'));
    socket.socket.send(JSON.stringify({ t: 'ping', n: 7 }).padEnd(LIMITS.frame));
    expect(await socket.next()).toMatchObject({ t: 'pong' });
  });

  it('is taken after the one before it has been answered', async () => {
    const front = await openTestServer(place);
    const socket = await connectAndGreet(front, await cookieOf(front, 'Anne'));
    socket.sendMessage({ t: 'command', table: 'T', id: 'a', seen: 0, command });
    socket.sendMessage({ t: 'ping', n: 1 });
    socket.sendMessage({ t: 'command', table: 'T', id: 'b', seen: 0, command });
    await until(() => front.tables.calls.length > 0);
    expect(front.tables.calls).toEqual(['do a']);
    front.tables.release();
    expect(await socket.next()).toMatchObject({ t: 'done', id: 'a' });
    expect(await socket.next()).toMatchObject({ t: 'pong', n: 1 });
    await until(() => front.tables.calls.length > 1);
    expect(front.tables.calls).toEqual(['do a', 'do b']);
  });

  it('is not kept when too many wait', async () => {
    const front = await openTestServer(place, '--credits', '1000');
    const socket = await connectAndGreet(front, await cookieOf(front, 'Anne'));
    for (let n = 0; n < 70; n++)
      socket.sendMessage({ t: 'command', table: 'T', id: `c${n}`, seen: 0, command });
    expect(await socket.next()).toEqual({
      t: 'refused',
      id: 'c65',
      table: 'T',
      refusal: { code: 'frame/too-many' },
    });
  });

  it('that makes the house fail is refused, with nothing of the fault but an id to find it in the log', async () => {
    const front = await openTestServer(place);
    const socket = await connectAndGreet(front, await cookieOf(front, 'Anne'));
    const plan = { ruleset: 'cartagena-tortuga', seats: 2 };
    socket.sendMessage({ t: 'create', id: 'broken', plan });
    const frame = await socket.next();
    expect(frame).toMatchObject({ t: 'refused', id: 'broken', refusal: { code: 'server/failed' } });
    const id = 'refusal' in frame ? String(frame.refusal.params?.id) : '';
    expect(front.logged.filter((line) => line.includes(id) && line.includes('a fault'))).toHaveLength(1);
    socket.sendMessage({ t: 'create', id: 'full', plan });
    expect(await socket.refusal()).toBe('refused store/full');
  });
});

describe('credits', () => {
  it('are shared by all connections of an address, even where each alone has enough', async () => {
    // No credit comes back while the test runs.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    onTestFinished(() => clock.mockRestore());
    const front = await openTestServer(place, '--credits', '1');
    const cookie = await cookieOf(front, 'Anne');
    const sockets = [];
    for (let n = 0; n < 3; n++) sockets.push(await connectAndGreet(front, cookie));
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

  it('run out for whoever sends too much, and then patience does', async () => {
    const front = await openTestServer(place, '--credits', '1');
    const socket = await connectAndGreet(front, await cookieOf(front, 'Anne'));
    for (let n = 0; n < 40; n++) socket.sendMessage({ t: 'ping', n });
    const codes: string[] = [];
    for (let code = ''; !code.startsWith('bye'); codes.push(code)) code = await socket.refusal();
    expect(new Set(codes.slice(0, 9))).toEqual(new Set(['pong']));
    expect(codes.filter((code) => code === 'refused frame/too-many').length).toBeGreaterThanOrEqual(10);
    expect(codes.at(-1)).toBe('bye frame/too-many');
    expect(await socket.closed).toBe(1008);
  });

  it('are spent on the command that is named in the refusal', async () => {
    const front = await openTestServer(place, '--credits', '1');
    const socket = await connectAndGreet(front, await cookieOf(front, 'Anne'));
    socket.sendMessage({ t: 'create', id: 'dear', plan: { ruleset: 'cartagena-tortuga', seats: 2 } });
    expect(await socket.next()).toMatchObject({ t: 'refused', id: 'dear' });
    expect(front.tables.calls).toEqual([]);
  });
});

describe('the heartbeat', () => {
  it('cuts a line whose other end is silent, and leaves one that answers', async () => {
    const front = await openTestServer(place, '--heartbeat', '1');
    const cookie = await cookieOf(front, 'Anne');
    const headers = { cookie, origin: front.at };
    const dead = new TestSocket(
      new WebSocket(`ws://127.0.0.1:${front.port}/ws`, { headers, autoPong: false }),
    );
    await once(dead.socket, 'open');
    dead.sendMessage({ t: 'hello', protocol: PROTOCOL });
    const alive = await connectAndGreet(front, cookie);
    expect(await dead.closed).toBe(1006);
    alive.sendMessage({ t: 'ping', n: 1 });
    expect(await alive.next()).toMatchObject({ t: 'pong' });
  });

  it('cuts a line on which nobody says hello', async () => {
    const front = await openTestServer(place, '--heartbeat', '1');
    const socket = await connect(front, await cookieOf(front, 'Anne'));
    expect(await socket.closed).toBe(1006);
  });
});

describe('what the house says', () => {
  it.each([0, 40, 200, 70_000])('arrives as it was said, with %d letters more', async (more) => {
    const front = await openTestServer(place);
    const socket = await connectAndGreet(front, await cookieOf(front, 'Anne'));
    socket.sendMessage({ t: 'open', table: 'T' });
    await socket.next();
    const words = ['x'.repeat(more), `Привіт, żółw! \u0000 "🏴‍☠️"${'я'.repeat(more)}`];
    for (const text of words) front.tables.broadcast('T', text);
    for (const text of words) expect(await socket.next()).toMatchObject({ t: 'chat', lines: [{ text }] });
  });
});

describe('a slow reader', () => {
  it('is cut, and the others at the table do not notice', async () => {
    const front = await openTestServer(place);
    const slow = await connectAndGreet(front, await cookieOf(front, 'Slow'));
    const quick = await connectAndGreet(front, await cookieOf(front, 'Quick'));
    for (const socket of [slow, quick]) {
      socket.sendMessage({ t: 'open', table: 'T' });
      await socket.next();
    }
    slow.socket.pause();
    let shouts = 0;
    while (front.tables.left.length === 0 && shouts < 10_000) {
      front.tables.broadcast('T', 'x'.repeat(65_536));
      expect(await quick.next()).toMatchObject({ t: 'chat' });
      shouts += 1;
      await new Promise(setImmediate);
    }
    expect(front.tables.left.map(({ person }) => person.name)).toEqual(['Slow']);
    quick.sendMessage({ t: 'ping', n: 1 });
    expect(await quick.next()).toMatchObject({ t: 'pong' });
  });
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate);
}
