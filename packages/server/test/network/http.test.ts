import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import { text } from 'node:stream/consumers';
import { scratch } from '@topsail/engine/scratch';
import { LIMITS, type Me } from '@topsail/protocol';
import { describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from './test-server.ts';
import { cookieOf, post } from './test-socket.ts';

const file = scratch();

describe('every answer', () => {
  it('has the security headers', async () => {
    const server = await openTestServer(file);
    const json = { origin: server.at, 'content-type': 'application/json' };
    const answers = await Promise.all([
      fetch(`${server.at}/`),
      fetch(`${server.at}/assets/index-1a2b3c.js`),
      fetch(`${server.at}/assets/gone.js`),
      fetch(`${server.at}/healthz`),
      fetch(`${server.at}/metrics`),
      fetch(`${server.at}/ws`),
      fetch(`${server.at}/api/me`),
      fetch(`${server.at}/api/me`, { method: 'DELETE' }),
      fetch(`${server.at}/api/guest`, { method: 'POST', headers: json, body: '{' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 200, 200, 426, 401, 405, 400]);
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toContain("default-src 'self'; connect-src 'self';");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });

  it('has them also when the request cannot be parsed or the upgrade is refused', async () => {
    const server = await openTestServer(file);
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
    const answers = await Promise.all([
      raw(server, 'BLAH\r\n\r\n'),
      raw(server, `GET /ws HTTP/1.1\r\nHost: localhost\r\n${upgrade}`),
      raw(server, `GET /elsewhere HTTP/1.1\r\nHost: localhost\r\n${upgrade}`),
      raw(server, `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(9_000)}\r\n\r\n`),
    ]);
    const cookie = await cookieOf(server, 'Anne');
    const right = `Host: localhost\r\nOrigin: http://localhost\r\nCookie: ${cookie}\r\n`;
    answers.push(await raw(server, `GET /ws HTTP/1.1\r\n${right}${upgrade}`));
    expect(answers.map((answer) => answer.slice(9, 12))).toEqual(['400', '403', '404', '431', '400']);
    for (const answer of answers) expect(answer).toContain("Content-Security-Policy: default-src 'self'");
    expect(answers.join('')).not.toMatch(/data:|blob:/);
  });
});

describe('the pages', () => {
  it('are compressed if the client accepts it, and cached for ever if their name contains a hash', async () => {
    const server = await openTestServer(file);
    const asset = await fetch(`${server.at}/assets/index-1a2b3c.js`);
    expect(asset.headers.get('content-encoding')).toBe('gzip');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await asset.text()).toContain('sails');
    const headers = { 'accept-encoding': 'identity' };
    const plain = await fetch(`${server.at}/assets/index-1a2b3c.js`, { headers });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('are revalidated each time, and not sent again when they are unchanged', async () => {
    const server = await openTestServer(file);
    const page = await fetch(`${server.at}/`);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const headers = { 'if-none-match': page.headers.get('etag') ?? '' };
    const again = await fetch(`${server.at}/`, { headers });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).not.toBeNull();
  });

  it('are served for any path of the app, but not for missing files', async () => {
    const server = await openTestServer(file);
    expect(await (await fetch(`${server.at}/table/T?x=1`)).text()).toContain('Topsail');
    expect((await fetch(`${server.at}/table.js`)).status).toBe(404);
    expect((await fetch(`${server.at}/api/nothing`)).status).toBe(404);
  });

  it('answer HEAD like GET, without a body', async () => {
    const server = await openTestServer(file);
    const head = await fetch(`${server.at}/`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  it.each(['/../../package.json', '/..%2f..%2fpackage.json', '/%2e%2e/x.db', '//etc/passwd.txt', '/.%00.js'])(
    'give access to no other file: %s',
    async (path) => {
      const server = await openTestServer(file);
      const answer = await raw(
        server,
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
      expect(answer.slice(9, 12)).toMatch(/400|404/);
    },
  );
});

describe('a request that changes something', () => {
  it('must come from our own pages', async () => {
    const server = await openTestServer(file);
    const foreign = await post(server, '/api/guest', { name: 'Anne' }, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect(await foreign.json()).toEqual({
      refusal: { code: 'frame/unreadable', params: { at: 'origin' } },
    });
    const silent = await raw(
      server,
      'POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
    );
    expect(silent.slice(9, 12)).toBe('403');
  });

  it('must have the content type JSON', async () => {
    const server = await openTestServer(file);
    const form = await post(server, '/api/guest', { name: 'Anne' }, { 'content-type': 'text/plain' });
    expect(form.status).toBe(415);
  });

  it('must not be longer than a frame', async () => {
    const server = await openTestServer(file);
    const long = await post(server, '/api/guest', { name: 'x'.repeat(LIMITS.frame) });
    expect(long.status).toBe(413);
    expect((await fetch(`${server.at}/healthz`)).status).toBe(200);
  });

  it('is refused for a time when its address has no credits left', async () => {
    const server = await openTestServer(file, '--credits', '1');
    const requests = Array.from({ length: 3 }, () => post(server, '/api/guest', { name: 'Anne' }));
    const answers = await Promise.all(requests);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBe(1);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('monitoring', () => {
  it('shows whether the server is up and ready', async () => {
    const server = await openTestServer(file);
    expect((await fetch(`${server.at}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.at}/readyz`)).status).toBe(200);
  });

  it('shows when nothing can be stored; requests that store something are then refused', async () => {
    const server = await openTestServer(file);
    await server.store.close();
    expect((await fetch(`${server.at}/readyz`)).status).toBe(503);
    const guest = await post(server, '/api/guest', { name: 'Anne' });
    expect(await guest.json()).toMatchObject({ refusal: { code: 'store/unavailable' } });
    expect((await fetch(`${server.at}/healthz`)).status).toBe(200);
  });

  it('gets metrics only from this machine', async () => {
    const server = await openTestServer(file);
    const metrics = await (await fetch(`${server.at}/metrics`)).text();
    for (const name of ['topsail_sockets 0', 'topsail_tables_live 0', 'nodejs_eventloop_lag_p99_seconds'])
      expect(metrics).toContain(name);
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    expect((await fetch(`${server.at}/metrics`, { headers })).status).toBe(403);
  });

  it('gets metrics from elsewhere with --metrics-open', async () => {
    const server = await openTestServer(file, '--behind-proxy', '--metrics-open');
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    expect((await fetch(`${server.at}/metrics`, { headers })).status).toBe(200);
  });
});

describe('a record', () => {
  it('is what the table service returns', async () => {
    const { at } = await openTestServer(file);
    expect(await (await fetch(`${at}/api/tables/over/record`)).text()).toBe('a record\n');
    expect((await fetch(`${at}/api/tables/running/record`)).status).toBe(403);
    expect((await fetch(`${at}/api/tables/unknown/record`)).status).toBe(404);
  });
});

describe('past frames', () => {
  it('are those of the person in the cookie, else those of a spectator', async () => {
    const server = await openTestServer(file);
    const cookie = await cookieOf(server, 'Anne');
    const me = (await (await fetch(`${server.at}/api/me`, { headers: { cookie } })).json()) as Me;
    const seen = (headers: Record<string, string>): Promise<unknown> =>
      fetch(`${server.at}/api/tables/T/seen?from=3&to=9`, { headers }).then((answer) => answer.json());
    expect(await seen({ cookie })).toEqual([{ table: 'T', person: me.person, from: 3, to: 9 }]);
    expect(await seen({})).toEqual([{ table: 'T', person: '', from: 3, to: 9 }]);
  });

  it('are the newest version by default, and limited in number', async () => {
    const { at } = await openTestServer(file);
    const seen = (query: string): Promise<Response> => fetch(`${at}/api/tables/T/seen${query}`);
    expect(await (await seen('')).json()).toEqual([{ table: 'T', person: '' }]);
    expect((await seen(`?from=1&to=${LIMITS.pastFrames}`)).status).toBe(200);
    for (const query of [
      `?from=1&to=${LIMITS.pastFrames + 1}`,
      '?from=5&to=4',
      '?from=0&to=1',
      '?to=x',
      '?from=1',
    ])
      expect((await seen(query)).status, query).toBe(400);
  });
});

describe('the log', () => {
  it('contains no name and no token', async () => {
    const server = await openTestServer(file);
    const cookie = await cookieOf(server, 'Bartholomew');
    await fetch(`${server.at}/api/me`, { headers: { cookie } });
    const all = server.logged.join('');
    expect(all).not.toContain('Bartholomew');
    expect(all).not.toContain(cookie.slice('topsail='.length));
  });
});

async function raw({ port }: TestServer, request: string): Promise<string> {
  const socket = connectTcp(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  return text(socket);
}
