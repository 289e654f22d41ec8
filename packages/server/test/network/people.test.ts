import { scratch } from '@topsail/engine/scratch';
import { PROTOCOL } from '@topsail/protocol';
import { describe, expect, it } from 'vitest';
import { People } from '../../src/people/people.ts';
import { openTestServer, type TestServer } from './test-server.ts';
import {
  connect,
  cookieIn,
  cookieOf,
  connectWith,
  connectAndGreet,
  post,
  rejectedStatus,
  TestSocket,
} from './test-socket.ts';

const file = scratch();

const me = async (server: TestServer, headers: Record<string, string>): Promise<unknown> =>
  (await fetch(`${server.at}/api/me`, { headers })).json();

describe('a guest', () => {
  it('sends a name, gets a cookie, and is welcomed by that name', async () => {
    const server = await openTestServer(file);
    const socket = await connect(server, await cookieOf(server, 'Anne Bonny'));
    socket.sendMessage({ t: 'hello', protocol: PROTOCOL });
    expect(await socket.next()).toMatchObject({
      t: 'welcome',
      protocol: PROTOCOL,
      me: { name: 'Anne Bonny', program: false },
    });
  });

  it('has a cookie that scripts cannot read and other sites cannot use', async () => {
    const server = await openTestServer(file);
    const answer = await post(server, '/api/guest', { name: 'Anne' });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^topsail=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('has a Secure cookie when the request came by https', async () => {
    const server = await openTestServer(file, '--behind-proxy');
    const answer = await post(server, '/api/guest', { name: 'Anne' }, { 'x-forwarded-proto': 'https' });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-topsail=[\w-]{43}; Path=\/; .*; Secure$/);
    expect(cookie).not.toContain('Domain');
    const token = /=([\w-]{43});/.exec(cookie ?? '')?.[1] ?? '';
    const secure = { 'x-forwarded-proto': 'https' };
    expect(await me(server, { ...secure, cookie: `__Host-topsail=${token}` })).toMatchObject({
      name: 'Anne',
    });
    // A name that another host could set is worth nothing by https.
    expect(await me(server, { ...secure, cookie: `topsail=${token}` })).toHaveProperty('refusal');
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  it('is the same person in two tabs', async () => {
    const server = await openTestServer(file);
    const cookie = await cookieOf(server, 'Anne');
    const again = await post(server, '/api/guest', { name: 'Mary' }, { cookie });
    expect(await again.json()).toEqual(await me(server, { cookie }));
    await Promise.all([connectAndGreet(server, cookie), connectAndGreet(server, cookie)]);
    expect(await metric(server, 'topsail_sockets')).toBe('2');
  });

  it('is unknown without a cookie or with a forged one', async () => {
    const server = await openTestServer(file);
    const forged = `topsail=${'A'.repeat(43)}`;
    expect(await me(server, {})).toEqual({ refusal: { code: 'person/unknown', params: {} } });
    expect(await me(server, { cookie: forged })).toMatchObject({ refusal: { code: 'person/unknown' } });
    expect(await rejectedStatus(server, { cookie: forged })).toBe(401);
  });

  it.each([
    ['a bidirectional control character', 'Anne\u202e', 'person/name-unseen'],
    ['a letter that is drawn as nothing', '\u3164', 'person/name-unseen'],
    ['a pile of marks', `A${'\u0335'.repeat(9)}nne`, 'person/name-marks'],
    ['too many characters', 'a'.repeat(25), 'person/name'],
    ['two spaces between words', 'Anne  Bonny', 'person/name'],
    ['nothing', ' ', 'person/name'],
  ])('may not have a name with %s', async (_what, name, code) => {
    const server = await openTestServer(file);
    const answer = await post(server, '/api/guest', { name });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ refusal: { code } });
  });

  it('may have a name of 24 emoji, each as long as a word', async () => {
    const server = await openTestServer(file);
    const name = '🏴‍☠️'.repeat(24);
    expect(await (await post(server, '/api/guest', { name })).json()).toMatchObject({ name });
  });

  it('has only the hash of their token in the store', async () => {
    const server = await openTestServer(file);
    const cookie = await cookieOf(server, 'Anne');
    expect(await server.store.token(cookie.slice('topsail='.length))).toBeUndefined();
  });

  it('can change their name, also for open connections', async () => {
    const server = await openTestServer(file);
    const cookie = await cookieOf(server, 'Anne');
    const socket = await connectAndGreet(server, cookie);
    socket.sendMessage({ t: 'open', table: 'T' });
    await socket.next();
    const renamed = await post(server, '/api/me', { name: 'Mary' }, { cookie });
    expect(await renamed.json()).toMatchObject({ name: 'Mary' });
    socket.sendMessage({ t: 'say', table: 'T', channel: 'seats', text: 'ahoy' });
    expect(await socket.next()).toMatchObject({ lines: [{ name: 'Mary' }] });
    expect(await me(server, { cookie })).toMatchObject({ name: 'Mary' });
  });
});

describe('a recovery link', () => {
  it('makes another device the same person, once', async () => {
    const server = await openTestServer(file);
    const cookie = await cookieOf(server, 'Anne');
    const made = (await (await post(server, '/api/recovery', {}, { cookie })).json()) as {
      readonly code: string;
      readonly path: string;
    };
    expect(made.path).toBe(`/recover#${made.code}`);
    const { code } = made;
    const recovered = await post(server, '/api/recover', { code });
    expect(await me(server, { cookie: cookieIn(recovered) })).toEqual(await me(server, { cookie }));
    expect((await post(server, '/api/recover', { code })).status).toBe(401);
  });

  it('cannot be used as a token', async () => {
    const server = await openTestServer(file);
    const cookie = await cookieOf(server, 'Anne');
    const { code } = (await (await post(server, '/api/recovery', {}, { cookie })).json()) as { code: string };
    expect(await rejectedStatus(server, { authorization: `Bearer ${code}` })).toBe(401);
    expect(await rejectedStatus(server, { cookie: `topsail=${code}` })).toBe(401);
  });

  it('is invalid after a day', async () => {
    const { store } = await openTestServer(file);
    let now = 1_000;
    const people = new People(store, () => now);
    const { person } = await people.addGuest('Anne');
    const code = await people.makeRecovery(person.person);
    now += 86_400_000;
    expect(await people.recover(code)).toMatchObject({ ok: false, refusal: { code: 'person/unknown' } });
    now -= 1;
    expect(await people.recover(code)).toMatchObject({ ok: true, value: { person } });
  });

  it('works for only one of two devices that use it at the same time', async () => {
    const { store } = await openTestServer(file);
    const people = new People(store, Date.now);
    const { person } = await people.addGuest('Anne');
    const code = await people.makeRecovery(person.person);
    const both = await Promise.all([people.recover(code), people.recover(code)]);
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  });
});

describe('a program', () => {
  it('connects with its own token and without an origin, and is marked as a program', async () => {
    const server = await openTestServer(file);
    const cookie = await cookieOf(server, 'Anne');
    const made = await post(server, '/api/program', { name: 'Parrot' }, { cookie });
    const { token } = (await made.json()) as { token: string };
    const socket = new TestSocket(connectWith(server, { authorization: `Bearer ${token}` }));
    socket.socket.on('open', () => socket.sendMessage({ t: 'hello', protocol: PROTOCOL }));
    expect(await socket.next()).toMatchObject({ t: 'welcome', me: { name: 'Parrot', program: true } });
  });

  it('cannot create programs or recovery links', async () => {
    const server = await openTestServer(file);
    const cookie = await cookieOf(server, 'Anne');
    const made = await post(server, '/api/program', { name: 'Parrot' }, { cookie });
    const { token } = (await made.json()) as { token: string };
    const authorization = `Bearer ${token}`;
    expect((await post(server, '/api/program', { name: 'Macaw' }, { authorization })).status).toBe(401);
    expect((await post(server, '/api/recovery', {}, { authorization })).status).toBe(401);
  });
});

async function metric({ at }: TestServer, name: string): Promise<string | undefined> {
  const text = await (await fetch(`${at}/metrics`)).text();
  return new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1];
}
