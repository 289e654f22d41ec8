import { scratch } from '@topsail/engine/scratch';
import { describe, expect, it } from 'vitest';
import { openTestServer } from './test-server.ts';
import { connectAndGreet, cookieOf, rejectedStatus } from './test-socket.ts';

const file = scratch();

describe('the list of one’s games', () => {
  it('is for nobody whom the server does not know', async () => {
    const server = await openTestServer(file);
    const older = await fetch(`${server.at}/api/games/T/older`);
    expect([older.status, await older.json()]).toMatchObject([401, { refusal: { code: 'person/unknown' } }]);
    expect(await rejectedStatus(server, {})).toBe(401);
    expect(server.tables.calls).toEqual([]);
  });

  it('is asked for in the name of the person who asks', async () => {
    const server = await openTestServer(file);
    const cookie = await cookieOf(server, 'Anne');
    const { person } = (await (await fetch(`${server.at}/api/me`, { headers: { cookie } })).json()) as {
      person: string;
    };
    const older = await fetch(`${server.at}/api/games/T/older`, { headers: { cookie } });
    expect([older.status, await older.json()]).toEqual([200, { games: [] }]);
    const socket = await connectAndGreet(server, cookie);
    socket.sendMessage({ t: 'games', watch: true });
    expect(await socket.next()).toEqual({ t: 'games', games: [] });
    socket.sendMessage({ t: 'games', watch: false });
    socket.sendMessage({ t: 'ping', n: 1 });
    await socket.next();
    expect(server.tables.calls).toEqual([
      `older games of ${person} after T`,
      `watch games of ${person}`,
      `unwatch games of ${person}`,
    ]);
  });
});
