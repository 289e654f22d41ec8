import { once } from 'node:events';
import { connect as dialPlain } from 'node:net';
import { text } from 'node:stream/consumers';
import { scratch } from '@topsail/engine/scratch';
import { LIMITS, type Me } from '@topsail/protocol';
import { describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from './test-server.ts';
import { cookieOf, post } from './test-socket.ts';

const place = scratch();

describe('every answer', () => {
  it('has the headers that keep a page safe, whatever it says', async () => {
    const front = await openTestServer(place);
    const json = { origin: front.at, 'content-type': 'application/json' };
    const answers = await Promise.all([
      fetch(`${front.at}/`),
      fetch(`${front.at}/assets/index-1a2b3c.js`),
      fetch(`${front.at}/assets/gone.js`),
      fetch(`${front.at}/healthz`),
      fetch(`${front.at}/metrics`),
      fetch(`${front.at}/ws`),
      fetch(`${front.at}/api/me`),
      fetch(`${front.at}/api/me`, { method: 'DELETE' }),
      fetch(`${front.at}/api/guest`, { method: 'POST', headers: json, body: '{' }),
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

  it('has them also when the request could not be read, or an upgrade is refused', async () => {
    const front = await openTestServer(place);
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
    const answers = await Promise.all([
      raw(front, 'BLAH\r\n\r\n'),
      raw(front, `GET /ws HTTP/1.1\r\nHost: x\r\n${upgrade}`),
      raw(front, `GET /elsewhere HTTP/1.1\r\nHost: x\r\n${upgrade}`),
      raw(front, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(9_000)}\r\n\r\n`),
    ]);
    const cookie = await cookieOf(front, 'Anne');
    const right = `Host: x\r\nOrigin: http://x\r\nCookie: ${cookie}\r\n`;
    answers.push(await raw(front, `GET /ws HTTP/1.1\r\n${right}${upgrade}`));
    expect(answers.map((answer) => answer.slice(9, 12))).toEqual(['400', '403', '404', '431', '400']);
    for (const answer of answers) expect(answer).toContain("Content-Security-Policy: default-src 'self'");
    expect(answers.join('')).not.toMatch(/data:|blob:/);
  });
});

describe('the pages', () => {
  it('are packed for those who can unpack, and kept for ever when their name says what is in them', async () => {
    const front = await openTestServer(place);
    const asset = await fetch(`${front.at}/assets/index-1a2b3c.js`);
    expect(asset.headers.get('content-encoding')).toBe('gzip');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await asset.text()).toContain('sails');
    const headers = { 'accept-encoding': 'identity' };
    const plain = await fetch(`${front.at}/assets/index-1a2b3c.js`, { headers });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('are asked for again each time, and not sent again when they are the same', async () => {
    const front = await openTestServer(place);
    const page = await fetch(`${front.at}/`);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const headers = { 'if-none-match': page.headers.get('etag') ?? '' };
    const again = await fetch(`${front.at}/`, { headers });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).not.toBeNull();
  });

  it('answer any path of the app, and no file that is not there', async () => {
    const front = await openTestServer(place);
    expect(await (await fetch(`${front.at}/table/T?x=1`)).text()).toContain('Topsail');
    expect((await fetch(`${front.at}/table.js`)).status).toBe(404);
    expect((await fetch(`${front.at}/api/nothing`)).status).toBe(404);
  });

  it('say to HEAD what they say to GET, without the page', async () => {
    const front = await openTestServer(place);
    const head = await fetch(`${front.at}/`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  it.each(['/../../package.json', '/..%2f..%2fpackage.json', '/%2e%2e/x.db', '//etc/passwd.txt', '/.%00.js'])(
    'lead nowhere else: %s',
    async (path) => {
      const front = await openTestServer(place);
      const answer = await raw(front, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer.slice(9, 12)).toMatch(/400|404/);
    },
  );
});

describe('a request that changes something', () => {
  it('comes from our own pages', async () => {
    const front = await openTestServer(place);
    const foreign = await post(front, '/api/guest', { name: 'Anne' }, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect(await foreign.json()).toEqual({
      refusal: { code: 'frame/unreadable', params: { at: 'origin' } },
    });
    const silent = await raw(
      front,
      'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
    );
    expect(silent.slice(9, 12)).toBe('403');
  });

  it('is JSON and says so', async () => {
    const front = await openTestServer(place);
    const form = await post(front, '/api/guest', { name: 'Anne' }, { 'content-type': 'text/plain' });
    expect(form.status).toBe(415);
  });

  it('is no longer than a frame', async () => {
    const front = await openTestServer(place);
    const long = await post(front, '/api/guest', { name: 'x'.repeat(LIMITS.frame) });
    expect(long.status).toBe(413);
    expect((await fetch(`${front.at}/healthz`)).status).toBe(200);
  });

  it('waits when its address has no credits left', async () => {
    const front = await openTestServer(place, '--credits', '1');
    const asked = Array.from({ length: 3 }, () => post(front, '/api/guest', { name: 'Anne' }));
    const answers = await Promise.all(asked);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBe(1);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('those who watch over the server', () => {
  it('are told whether it is up and ready', async () => {
    const front = await openTestServer(place);
    expect((await fetch(`${front.at}/healthz`)).status).toBe(200);
    expect((await fetch(`${front.at}/readyz`)).status).toBe(200);
  });

  it('are told when nothing can be stored, and so is everybody who would store something', async () => {
    const front = await openTestServer(place);
    await front.store.close();
    expect((await fetch(`${front.at}/readyz`)).status).toBe(503);
    const guest = await post(front, '/api/guest', { name: 'Anne' });
    expect(await guest.json()).toMatchObject({ refusal: { code: 'store/unavailable' } });
    expect((await fetch(`${front.at}/healthz`)).status).toBe(200);
  });

  it('are told the figures only on this machine', async () => {
    const front = await openTestServer(place);
    const figures = await (await fetch(`${front.at}/metrics`)).text();
    for (const name of ['topsail_sockets 0', 'topsail_tables_live 0', 'nodejs_eventloop_lag_p99_seconds'])
      expect(figures).toContain(name);
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    expect((await fetch(`${front.at}/metrics`, { headers })).status).toBe(403);
  });

  it('are told them elsewhere when the host wants it', async () => {
    const front = await openTestServer(place, '--behind-proxy', '--metrics-open');
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    expect((await fetch(`${front.at}/metrics`, { headers })).status).toBe(200);
  });
});

describe('a record', () => {
  it('is given when the house gives it', async () => {
    const { at } = await openTestServer(place);
    expect(await (await fetch(`${at}/api/tables/over/record`)).text()).toBe('a record\n');
    expect((await fetch(`${at}/api/tables/running/record`)).status).toBe(403);
    expect((await fetch(`${at}/api/tables/unheard-of/record`)).status).toBe(404);
  });
});

describe('what was seen of a table', () => {
  it('is told to whoever the cookie names, and to anybody else as to a spectator', async () => {
    const front = await openTestServer(place);
    const cookie = await cookieOf(front, 'Anne');
    const me = (await (await fetch(`${front.at}/api/me`, { headers: { cookie } })).json()) as Me;
    const seen = (headers: Record<string, string>): Promise<unknown> =>
      fetch(`${front.at}/api/tables/T/seen?from=3&to=9`, { headers }).then((answer) => answer.json());
    expect(await seen({ cookie })).toEqual([{ table: 'T', person: me.person, from: 3, to: 9 }]);
    expect(await seen({})).toEqual([{ table: 'T', person: '', from: 3, to: 9 }]);
  });

  it('is the newest version when none is named, and only so many at a time', async () => {
    const { at } = await openTestServer(place);
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
  it('has no name and no token in it', async () => {
    const front = await openTestServer(place);
    const cookie = await cookieOf(front, 'Bartholomew');
    await fetch(`${front.at}/api/me`, { headers: { cookie } });
    const all = front.logged.join('');
    expect(all).not.toContain('Bartholomew');
    expect(all).not.toContain(cookie.slice('topsail='.length));
  });
});

async function raw({ port }: TestServer, request: string): Promise<string> {
  const socket = dialPlain(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  return text(socket);
}
