import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { scratch } from '@topsail/engine/scratch';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkHost } from '../../src/http/hosts.ts';
import { openTestServer, type TestServer } from './test-server.ts';
import { connectAndGreet, cookieOf, rejectedStatus } from './test-socket.ts';

const file = scratch();

async function raw({ port }: TestServer, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  return text(socket);
}

const statusOf = (answer: string): string => answer.slice(9, 12);

describe('a stray upgrade', () => {
  const H2C = 'Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n';

  it('is ignored: the page comes as without it', async () => {
    const server = await openTestServer(file);
    const answer = await raw(server, `GET / HTTP/1.1\r\nHost: localhost\r\n${H2C}\r\n`);
    expect(statusOf(answer)).toBe('200');
    expect(answer).toContain('<title>Topsail</title>');
  });

  it('is ignored with a body too, and the body is read whole', async () => {
    const server = await openTestServer(file);
    const body = JSON.stringify({ name: 'Anne Bonny' });
    const head = `POST /api/guest HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n${H2C}`;
    const socket = connect(server.port, '127.0.0.1');
    socket.write(
      `${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    setImmediate(() => socket.write(body.slice(5)));
    const answer = await text(socket);
    expect(statusOf(answer)).toBe('200');
    expect(answer).toContain('"name":"Anne Bonny"');
  });

  it('does not hide what is wrong with the request', async () => {
    const server = await openTestServer(file);
    const paths = ['/nothing.js', '/ws', '/api/me'];
    const answers = await Promise.all(
      paths.map((path) => raw(server, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${H2C}\r\n`)),
    );
    expect(answers.map(statusOf)).toEqual(['404', '426', '401']);
  });

  it('leaves the connection open for the next request', async () => {
    const server = await openTestServer(file);
    const upgrade = 'Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n';
    const answers = await raw(
      server,
      `GET /healthz HTTP/1.1\r\nHost: localhost\r\n${upgrade}GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(answers.match(/HTTP\/1.1 200/g)).toHaveLength(2);
  });
});

describe('the host name', () => {
  const LOOPBACK = { host: '127.0.0.1', publicHosts: [], origins: [], behindProxy: false };
  const ALL = { ...LOOPBACK, host: '0.0.0.0' };
  const PROXY = { ...LOOPBACK, behindProxy: true };
  const NAMED = { ...PROXY, publicHosts: ['topsail.example'] };
  const PAGES = { ...ALL, origins: ['https://pages.example'] };

  it.each([
    ['localhost:8080', LOOPBACK],
    ['127.0.0.1', LOOPBACK],
    ['[::1]:8080', LOOPBACK],
    ['topsail.localhost', LOOPBACK],
    [undefined, LOOPBACK],
    ['192.168.1.5:8080', ALL],
    ['[fe80::1]', ALL],
    ['nas:8080', ALL],
    ['nas.local', ALL],
    ['anything.example', PROXY],
    ['topsail.example', NAMED],
    ['topsail.example.:443', NAMED],
    ['localhost:8080', NAMED],
    ['pages.example', PAGES],
  ])('%s is ours', (host, rules) => {
    expect(checkHost(host, rules)).toBeUndefined();
  });

  it.each([
    ['evil.example', LOOPBACK],
    ['192.168.1.5', LOOPBACK],
    ['nas', LOOPBACK],
    ['localhost.evil.example', LOOPBACK],
    ['127.0.0.1.evil.example', LOOPBACK],
    ['127.evil', LOOPBACK],
    ['evil.example:8080', ALL],
    ['evil.example', NAMED],
    ['10.0.0.7', NAMED],
    ['evil.example', PAGES],
    ['', LOOPBACK],
    ['a b', ALL],
    ['localhost:8080:1', ALL],
  ])('%s is not', (host, rules) => {
    expect(checkHost(host, rules)?.status).toBe(421);
  });

  it('of somebody else gets nothing: no page, no answer, no WebSocket, and says why', async () => {
    const server = await openTestServer(file);
    const cookie = await cookieOf(server, 'Anne');
    for (const path of ['/', '/api/me', '/healthz', '/metrics']) {
      const answer = await raw(
        server,
        `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
      );
      expect(statusOf(answer), path).toBe('421');
      expect(answer).toContain('--public-host NAME');
    }
    const headers = { cookie, host: 'evil.example', origin: 'http://evil.example' };
    expect(await rejectedStatus(server, headers)).toBe(421);
  });

  it('must be this machine for metrics, even where other names are ours', async () => {
    const server = await openTestServer(file, '--public-host', 'topsail.example');
    const asked = (host: string): Promise<string> =>
      raw(server, `GET /metrics HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(statusOf(await asked('topsail.example'))).toBe('403');
    expect(statusOf(await asked('localhost'))).toBe('200');
  });
});

describe('connections of one address', () => {
  it('are bounded: those beyond the limit are closed, and room is made when others end', async () => {
    const server = await openTestServer(file, '--connections-per-address', '1');
    const opened: Socket[] = [];
    onTestFinished(() => opened.forEach((socket) => socket.destroy()));
    const open = async (): Promise<Socket> => {
      const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
      opened.push(socket);
      await once(socket, 'connect');
      return socket;
    };
    for (let i = 0; i < 101; i++) await open();
    await once((await open()).resume(), 'close');
    opened[0]?.destroy();
    const answer = async (): Promise<string> => {
      const socket = await open();
      socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
      return text(socket).catch(() => '');
    };
    // The server learns of the end a moment later.
    await expect.poll(answer).toContain('"up":true');
  });

  it('are counted once where an upgrade was ignored, and WebSockets are among them', async () => {
    const server = await openTestServer(file, '--connections-per-address', '1');
    await connectAndGreet(server, await cookieOf(server, 'Anne'));
    const request =
      'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close, Upgrade\r\nUpgrade: h2c\r\n\r\n';
    for (let i = 0; i < 150; i++) expect(statusOf(await raw(server, request))).toBe('200');
  });
});
