import { scratch } from '@topsail/engine/scratch';
import { expect, it } from 'vitest';
import { openTestServer } from './test-server.ts';
import { cookieOf, connectAndGreet } from './test-socket.ts';

const place = scratch();

it('a server that stops finishes what it took, says goodbye and lets nobody in', async () => {
  const front = await openTestServer(place);
  const socket = await connectAndGreet(front, await cookieOf(front, 'Anne'));
  socket.sendMessage({ t: 'command', table: 'T', id: 'last', seen: 0, command: { k: 'start' } });
  while (front.tables.calls.length === 0) await new Promise(setImmediate);
  await front.server.close();
  expect(front.tables.isStopped).toBe(true);
  expect(await socket.next()).toMatchObject({ t: 'done', id: 'last' });
  expect(await socket.refusal()).toBe('bye server/stopping');
  expect(await socket.closed).toBe(1001);
  await expect(fetch(`${front.at}/healthz`)).rejects.toThrow();
});
