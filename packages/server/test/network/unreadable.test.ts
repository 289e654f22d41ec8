import { scratch } from '@topsail/engine/scratch';
import { expect, it } from 'vitest';
import { openTestServer } from './test-server.ts';
import { cookieOf, connectAndGreet } from './test-socket.ts';

const file = scratch();

it('the refusal of an invalid command has its id, so that the client need not wait', async () => {
  const server = await openTestServer(file);
  const socket = await connectAndGreet(server, await cookieOf(server, 'Anne'));
  socket.sendMessage({
    t: 'command',
    table: 'T',
    id: 'c1',
    seen: 0,
    command: { k: 'ready', seal: 'short' },
  });
  expect(await socket.next()).toEqual({
    t: 'refused',
    id: 'c1',
    refusal: { code: 'frame/unreadable', params: { at: 'command.seal' } },
  });
});

it('an invalid command id is not sent back', async () => {
  const server = await openTestServer(file);
  const socket = await connectAndGreet(server, await cookieOf(server, 'Anne'));
  socket.sendMessage({ t: 'command', table: 'T', id: '<script>', seen: 0, command: { k: 'start' } });
  expect(await socket.next()).toEqual({
    t: 'refused',
    refusal: { code: 'frame/unreadable', params: { at: 'id' } },
  });
});
