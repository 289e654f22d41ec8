import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { scratch } from '@topsail/engine/scratch';
import { expect, it, onTestFinished } from 'vitest';
import { openTestServer, type TestServer } from './test-server.ts';
import { connectWith, cookieOf, rejectedStatus } from './test-socket.ts';

const file = scratch();
/** More than one address may have where there is no proxy. */
const CONNECTIONS = 150;

async function openSocket({ port }: TestServer): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

async function statusOf(socket: Socket, address: string): Promise<string> {
  socket.write(`GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n\r\n`);
  return String(await once(socket, 'data')).slice(9, 12);
}

it('a proxy may have as many connections as it needs, whatever one address may have', async () => {
  const server = await openTestServer(file, '--behind-proxy', '--connections-per-address', '1');
  const sockets: Socket[] = [];
  for (let i = 0; i < CONNECTIONS; i++) sockets.push(await openSocket(server));
  const statuses = await Promise.all(sockets.map((socket, i) => statusOf(socket, `203.0.113.${i}`)));
  expect(new Set(statuses)).toEqual(new Set(['200']));
});

it('behind a proxy WebSockets are counted by the forwarded address', async () => {
  const server = await openTestServer(file, '--behind-proxy', '--connections-per-address', '1');
  const cookie = await cookieOf(server, 'Anne');
  const from = (address: string): Record<string, string> => ({
    cookie,
    origin: server.at,
    'x-forwarded-for': `198.51.100.99, ${address}`,
  });
  await once(connectWith(server, from('203.0.113.7')), 'open');
  expect(await rejectedStatus(server, from('203.0.113.7'))).toBe(429);
  await once(connectWith(server, from('203.0.113.8')), 'open');
});
