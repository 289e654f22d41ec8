import { scratch } from '@topsail/engine/scratch';
import { PROTOCOL } from '@topsail/protocol';
import { describe, expect, it } from 'vitest';
import { People } from '../../src/people/people.ts';
import { openTestServer, type TestServer } from './test-server.ts';
import {
  connect,
  cookieIn,
  cookieOf,
  dial,
  connectAndGreet,
  post,
  rejectedStatus,
  TestSocket,
} from './test-socket.ts';

const place = scratch();

const me = async (front: TestServer, headers: Record<string, string>): Promise<unknown> =>
  (await fetch(`${front.at}/api/me`, { headers })).json();

describe('a guest', () => {
  it('gives a name, gets a cookie, and is welcomed under that name', async () => {
    const front = await openTestServer(place);
    const socket = await connect(front, await cookieOf(front, 'Anne Bonny'));
    socket.sendMessage({ t: 'hello', protocol: PROTOCOL });
    expect(await socket.next()).toMatchObject({
      t: 'welcome',
      protocol: PROTOCOL,
      me: { name: 'Anne Bonny', program: false },
    });
  });

  it('has a cookie that no script can read and no other site can send along', async () => {
    const front = await openTestServer(place);
    const answer = await post(front, '/api/guest', { name: 'Anne' });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^topsail=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('has a cookie for https only when he came by https', async () => {
    const front = await openTestServer(place, '--behind-proxy');
    const answer = await post(front, '/api/guest', { name: 'Anne' }, { 'x-forwarded-proto': 'https' });
    expect(answer.headers.getSetCookie()[0]).toMatch(/; Secure$/);
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  it('is the same person in two tabs', async () => {
    const front = await openTestServer(place);
    const cookie = await cookieOf(front, 'Anne');
    const again = await post(front, '/api/guest', { name: 'Mary' }, { cookie });
    expect(await again.json()).toEqual(await me(front, { cookie }));
    await Promise.all([connectAndGreet(front, cookie), connectAndGreet(front, cookie)]);
    expect(await metric(front, 'topsail_sockets')).toBe('2');
  });

  it('is nobody without the cookie, or with one that was never given', async () => {
    const front = await openTestServer(place);
    const forged = `topsail=${'A'.repeat(43)}`;
    expect(await me(front, {})).toEqual({ refusal: { code: 'person/unknown', params: {} } });
    expect(await me(front, { cookie: forged })).toMatchObject({ refusal: { code: 'person/unknown' } });
    expect(await rejectedStatus(front, { cookie: forged })).toBe(401);
  });

  it('may not have a name that turns text around', async () => {
    const front = await openTestServer(place);
    const answer = await post(front, '/api/guest', { name: 'Anne\u202e' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ refusal: { code: 'person/name' } });
  });

  it('keeps no token in the store, only its hash', async () => {
    const front = await openTestServer(place);
    const cookie = await cookieOf(front, 'Anne');
    expect(await front.store.token(cookie.slice('topsail='.length))).toBeUndefined();
  });

  it('can change the name, also for what is connected already', async () => {
    const front = await openTestServer(place);
    const cookie = await cookieOf(front, 'Anne');
    const socket = await connectAndGreet(front, cookie);
    socket.sendMessage({ t: 'open', table: 'T' });
    await socket.next();
    const renamed = await post(front, '/api/me', { name: 'Mary' }, { cookie });
    expect(await renamed.json()).toMatchObject({ name: 'Mary' });
    socket.sendMessage({ t: 'say', table: 'T', channel: 'seats', text: 'ahoy' });
    expect(await socket.next()).toMatchObject({ lines: [{ name: 'Mary' }] });
    expect(await me(front, { cookie })).toMatchObject({ name: 'Mary' });
  });
});

describe('a recovery link', () => {
  it('makes another device the same person, once only', async () => {
    const front = await openTestServer(place);
    const cookie = await cookieOf(front, 'Anne');
    const made = (await (await post(front, '/api/recovery', {}, { cookie })).json()) as {
      readonly code: string;
      readonly path: string;
    };
    expect(made.path).toBe(`/recover#${made.code}`);
    const { code } = made;
    const recovered = await post(front, '/api/recover', { code });
    expect(await me(front, { cookie: cookieIn(recovered) })).toEqual(await me(front, { cookie }));
    expect((await post(front, '/api/recover', { code })).status).toBe(401);
  });

  it('is no token to play with', async () => {
    const front = await openTestServer(place);
    const cookie = await cookieOf(front, 'Anne');
    const { code } = (await (await post(front, '/api/recovery', {}, { cookie })).json()) as { code: string };
    expect(await rejectedStatus(front, { authorization: `Bearer ${code}` })).toBe(401);
    expect(await rejectedStatus(front, { cookie: `topsail=${code}` })).toBe(401);
  });

  it('is worth nothing after a day', async () => {
    const { store } = await openTestServer(place);
    let now = 1_000;
    const people = new People(store, () => now);
    const { person } = await people.addGuest('Anne');
    const code = await people.makeRecovery(person.person);
    now += 86_400_000;
    expect(await people.recover(code)).toMatchObject({ ok: false, refusal: { code: 'person/unknown' } });
    now -= 1;
    expect(await people.recover(code)).toMatchObject({ ok: true, value: { person } });
  });

  it('goes to one of two who follow it at the same time', async () => {
    const { store } = await openTestServer(place);
    const people = new People(store, Date.now);
    const { person } = await people.addGuest('Anne');
    const code = await people.makeRecovery(person.person);
    const both = await Promise.all([people.recover(code), people.recover(code)]);
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  });
});

describe('a program', () => {
  it('plays with a token of its own and no origin, marked as a program', async () => {
    const front = await openTestServer(place);
    const cookie = await cookieOf(front, 'Anne');
    const made = await post(front, '/api/program', { name: 'Parrot' }, { cookie });
    const { token } = (await made.json()) as { token: string };
    const socket = new TestSocket(dial(front, { authorization: `Bearer ${token}` }));
    socket.socket.on('open', () => socket.sendMessage({ t: 'hello', protocol: PROTOCOL }));
    expect(await socket.next()).toMatchObject({ t: 'welcome', me: { name: 'Parrot', program: true } });
  });

  it('cannot make programs or be moved to another device', async () => {
    const front = await openTestServer(place);
    const cookie = await cookieOf(front, 'Anne');
    const made = await post(front, '/api/program', { name: 'Parrot' }, { cookie });
    const { token } = (await made.json()) as { token: string };
    const authorization = `Bearer ${token}`;
    expect((await post(front, '/api/program', { name: 'Macaw' }, { authorization })).status).toBe(401);
    expect((await post(front, '/api/recovery', {}, { authorization })).status).toBe(401);
  });
});

async function metric({ at }: TestServer, name: string): Promise<string | undefined> {
  const text = await (await fetch(`${at}/metrics`)).text();
  return new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1];
}
