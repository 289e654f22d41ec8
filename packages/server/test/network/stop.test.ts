import { scratch } from '@topsail/engine/scratch';
import { expect, it } from 'vitest';
import { openTestServer } from './test-server.ts';
import { cookieOf, connectAndGreet } from './test-socket.ts';

const file = scratch();

it('a server that stops finishes accepted commands, closes its connections and accepts no new ones', async () => {
  const server = await openTestServer(file);
  const socket = await connectAndGreet(server, await cookieOf(server, 'Anne'));
  socket.sendMessage({ t: 'command', table: 'T', id: 'last', seen: 0, command: { k: 'start' } });
  while (server.tables.calls.length === 0) await new Promise(setImmediate);
  await server.close();
  expect(server.tables.isStopped).toBe(true);
  expect(await socket.next()).toMatchObject({ t: 'done', id: 'last' });
  expect(await socket.refusal()).toBe('bye server/stopping');
  expect(await socket.closed).toBe(1001);
  await expect(fetch(`${server.at}/healthz`)).rejects.toThrow();
});
