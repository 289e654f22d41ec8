import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { scratch } from '@topsail/engine/scratch';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestServer, type TestServer } from './test-server.ts';
import { cookieOf } from './test-socket.ts';

const file = scratch();
/** The limit of an address that may have one WebSocket. */
const MOST = 101;
const GET = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n';

/** A client that says it will send no more, and leaves its side open for as long as the server lets it. */
async function halfOpen({ port }: TestServer, text: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined).resume();
  await once(socket, 'connect');
  socket.end(text);
  return socket;
}

/** Settles when the server has closed its side too. */
async function closedByServer(socket: Socket): Promise<void> {
  if (!socket.readableEnded && !socket.destroyed)
    await Promise.race([once(socket, 'end'), once(socket, 'close')]);
}

describe('a connection whose client sends no more', () => {
  it.each([
    ['before it said anything', ''],
    ['in the middle of its request', GET],
    ['in the middle of a body', `POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{`],
    ['after a request that would keep it open', `${GET}\r\n`],
  ])('is closed: %s', async (_when, text) => {
    await closedByServer(await halfOpen(await openTestServer(file), text));
  });

  it('takes no room: after as many as an address may have, the next request is answered', async () => {
    const server = await openTestServer(file, '--connections-per-address', '1');
    const sockets: Socket[] = [];
    for (let i = 0; i < MOST; i++) sockets.push(await halfOpen(server, GET));
    await Promise.all(sockets.map(closedByServer));
    const answered = async (): Promise<boolean> =>
      fetch(`${server.at}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    // The server learns of the last end a moment later.
    await expect.poll(answered).toBe(true);
  });

  it('is closed as a WebSocket too, and the server counts it no more', async () => {
    const server = await openTestServer(file, '--connections-per-address', '1');
    const headers = [
      `Host: localhost`,
      `Origin: http://localhost`,
      `Cookie: ${await cookieOf(server, 'Anne')}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ];
    const upgrade = `GET /ws HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`;
    const open = async (): Promise<string> => {
      const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
      onTestFinished(() => void socket.destroy());
      socket.on('error', () => undefined).write(upgrade);
      const answer = String(await once(socket, 'data'));
      socket.end();
      await closedByServer(socket);
      return answer;
    };
    // One at a time is allowed. The server learns of the end of the one before a moment later.
    for (let i = 0; i < 3; i++) await expect.poll(open).toContain('101 Switching Protocols');
  });
});
