import { scratch } from '@topsail/engine/scratch';
import type { NoticesInfo } from '@topsail/protocol';
import { describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../network/test-server.ts';
import { cookieOf, post } from '../network/test-socket.ts';
import { CHOICES } from './kit.ts';

const file = scratch();
const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };

const browser = (name: string) => ({ endpoint: `https://push.example/${name}`, keys: KEYS });

async function infoOf({ at }: TestServer, cookie: string): Promise<NoticesInfo> {
  return (await (await fetch(`${at}/api/notices`, { headers: { cookie } })).json()) as NoticesInfo;
}

async function programToken(server: TestServer, cookie: string): Promise<string> {
  const made = await post(server, '/api/program', { name: 'Parrot' }, { cookie });
  return ((await made.json()) as { readonly token: string }).token;
}

describe('the notices of a person', () => {
  it('are none until they choose, and then what they chose', async () => {
    const server = await openTestServer(file);
    const cookie = await cookieOf(server, 'Anne');
    const pushKey = expect.stringMatching(/^[\w-]{87}$/) as string;
    expect(await infoOf(server, cookie)).toEqual({ choices: null, pushKey, browsers: 0, here: false });
    const quiet = { from: 1320, until: 480 };
    const chosen = await post(server, '/api/notices', { ...CHOICES, quiet }, { cookie });
    expect(await chosen.json()).toEqual({
      choices: { ...CHOICES, quiet },
      pushKey,
      browsers: 0,
      here: false,
    });
    await post(server, '/api/notices/push', browser('1'), { cookie });
    expect(await infoOf(server, cookie)).toMatchObject({ choices: { quiet }, browsers: 1, here: true });
    const ended = await post(server, '/api/notices/push/end', {}, { cookie });
    expect(await ended.json()).toMatchObject({ browsers: 0, here: false });
  });

  it('are nobody else’s: not a stranger’s, another person’s or a program’s', async () => {
    const server = await openTestServer(file);
    const cookie = await cookieOf(server, 'Anne');
    await post(server, '/api/notices', CHOICES, { cookie });
    await post(server, '/api/notices/push', browser('1'), { cookie });
    const mary = await cookieOf(server, 'Mary');
    expect(await infoOf(server, mary)).toMatchObject({ choices: null, browsers: 0, here: false });
    await post(server, '/api/notices/push/end', {}, { cookie: mary });
    expect(await infoOf(server, cookie)).toMatchObject({ browsers: 1 });

    const authorization = `Bearer ${await programToken(server, cookie)}`;
    const bodies = { '': CHOICES, '/push': browser('2'), '/push/end': {} };
    const callers: readonly Record<string, string>[] = [{}, { authorization }];
    for (const headers of callers) {
      expect((await fetch(`${server.at}/api/notices`, { headers })).status).toBe(401);
      for (const [path, body] of Object.entries(bodies))
        expect((await post(server, `/api/notices${path}`, body, headers)).status, path).toBe(401);
    }
    expect(await infoOf(server, cookie)).toMatchObject({ browsers: 1 });
  });

  it('cannot be changed by another site', async () => {
    const server = await openTestServer(file);
    const cookie = await cookieOf(server, 'Anne');
    for (const path of ['', '/push', '/push/end']) {
      const answer = await post(
        server,
        `/api/notices${path}`,
        {},
        { cookie, origin: 'https://evil.example' },
      );
      expect(answer.status).toBe(403);
    }
  });

  it('end with the session of the browser', async () => {
    const server = await openTestServer(file);
    const cookie = await cookieOf(server, 'Anne');
    await post(server, '/api/notices/push', browser('1'), { cookie });
    const made = await post(server, '/api/recovery', {}, { cookie });
    const { code } = (await made.json()) as { readonly code: string };
    const second =
      (await post(server, '/api/recover', { code })).headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(await infoOf(server, second)).toMatchObject({ browsers: 1, here: false });
    const listed = await fetch(`${server.at}/api/sessions`, { headers: { cookie: second } });
    const { sessions } = (await listed.json()) as { sessions: { id: string; current: boolean }[] };
    const other = sessions.find(({ current }) => !current);
    await post(server, '/api/sessions/end', { id: other?.id }, { cookie: second });
    expect(await infoOf(server, second)).toMatchObject({ browsers: 0 });
  });

  it('go to ten browsers at most: the oldest makes way', async () => {
    const server = await openTestServer(file, '--credits', '1000000');
    const cookie = await cookieOf(server, 'Anne');
    for (let n = 1; n <= 12; n++) await post(server, '/api/notices/push', browser(`${n}`), { cookie });
    expect(await infoOf(server, cookie)).toMatchObject({ browsers: 10 });
  });

  it.each([
    ['/push', { ...browser('1'), endpoint: 'http://push.example/' }],
    ['/push', { ...browser('1'), endpoint: 'https://127.0.0.1/' }],
    ['/push', { ...browser('1'), endpoint: 'https://[::1]/' }],
    ['/push', { ...browser('1'), endpoint: 'javascript:alert(1)' }],
    ['/push', { endpoint: 'https://push.example/' }],
    ['/push', { ...browser('1'), keys: { ...KEYS, auth: 'not a key' } }],
    ['', { ...CHOICES, zone: 'Mars/Olympus' }],
    ['', { ...CHOICES, quiet: { from: 1440, until: 0 } }],
    ['', { ...CHOICES, language: 'english' }],
    ['', { ...CHOICES, mail: true }],
  ])('refuse what cannot be: %s %j', async (path, body) => {
    const server = await openTestServer(file);
    const cookie = await cookieOf(server, 'Anne');
    const answer = await post(server, `/api/notices${path}`, body, { cookie });
    expect(answer.status).toBe(400);
    expect(await infoOf(server, cookie)).toMatchObject({ choices: null, browsers: 0 });
  });
});
