import { scratch } from '@topsail/engine/scratch';
import { expect, it } from 'vitest';
import { openTestServer } from './test-server.ts';
import { cookieOf, connectAndGreet } from './test-socket.ts';

const place = scratch();

it('who sends a command that cannot be read is told which it was, and need not wait for ever', async () => {
  const front = await openTestServer(place);
  const socket = await connectAndGreet(front, await cookieOf(front, 'Anne'));
  socket.sendMessage({
    t: 'command',
    table: 'tide',
    id: 'c1',
    seen: 0,
    command: { k: 'ready', nonce: 'short' },
  });
  expect(await socket.next()).toEqual({
    t: 'refused',
    id: 'c1',
    refusal: { code: 'frame/unreadable', params: { at: 'command.nonce' } },
  });
});

it('what is no command id is not told back', async () => {
  const front = await openTestServer(place);
  const socket = await connectAndGreet(front, await cookieOf(front, 'Anne'));
  socket.sendMessage({ t: 'command', table: 'tide', id: '<script>', seen: 0, command: { k: 'start' } });
  expect(await socket.next()).toEqual({
    t: 'refused',
    refusal: { code: 'frame/unreadable', params: { at: 'id' } },
  });
});
