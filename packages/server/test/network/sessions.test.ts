import { scratch } from '@topsail/engine/scratch';
import { PROTOCOL, type SessionInfo } from '@topsail/protocol';
import { describe, expect, it } from 'vitest';
import { People } from '../../src/people/people.ts';
import { hashOf } from '../../src/people/token.ts';
import { SESSION_LIFE, Sessions } from '../../src/people/sessions.ts';
import { openTestServer, type TestServer } from './test-server.ts';
import { connectAndGreet, connectWith, cookieIn, cookieOf, post, TestSocket } from './test-socket.ts';

const file = scratch();
const DAY = 86_400_000;

async function listOf({ at }: TestServer, cookie: string): Promise<readonly SessionInfo[]> {
  const answer = await fetch(`${at}/api/sessions`, { headers: { cookie } });
  return ((await answer.json()) as { readonly sessions: readonly SessionInfo[] }).sessions;
}

/** A second browser of the person with this cookie. */
async function secondDevice(
  server: TestServer,
  cookie: string,
  more: Record<string, string> = {},
): Promise<string> {
  const made = await post(server, '/api/recovery', {}, { cookie });
  const { code } = (await made.json()) as { readonly code: string };
  return cookieIn(await post(server, '/api/recover', { code }, more));
}

async function statusOf({ at }: TestServer, headers: Record<string, string>): Promise<number> {
  return (await fetch(`${at}/api/me`, { headers })).status;
}

describe('the sessions of a person', () => {
  it('are listed with their times, and the one that asks is marked', async () => {
    const server = await openTestServer(file);
    const cookie = await cookieOf(server, 'Anne');
    const second = await secondDevice(server, cookie);
    await cookieOf(server, 'Mary');
    const listed = await listOf(server, second);
    expect(listed.map(({ kind, name, current }) => [kind, name, current])).toEqual([
      ['session', null, false],
      ['session', null, true],
    ]);
    for (const { id, created, used } of listed) {
      expect(id).toMatch(/^[\da-f]{16}$/);
      expect(used).toBeGreaterThanOrEqual(created);
    }
    expect(JSON.stringify(listed)).not.toContain(second.slice('topsail='.length));
  });

  it('can be ended: the browser is signed out and its connections are closed, the others stay', async () => {
    const server = await openTestServer(file);
    const cookie = await cookieOf(server, 'Anne');
    const second = await secondDevice(server, cookie);
    const [here, there] = [await connectAndGreet(server, cookie), await connectAndGreet(server, second)];
    const other = (await listOf(server, cookie)).find(({ current }) => !current);
    const ended = await post(server, '/api/sessions/end', { id: other?.id }, { cookie });
    expect(await ended.json()).toEqual({ ended: true });
    expect(ended.headers.getSetCookie()).toEqual([]);
    expect(await there.refusal()).toBe('bye person/unknown');
    expect(await statusOf(server, { cookie: second })).toBe(401);
    expect(await statusOf(server, { cookie })).toBe(200);
    here.sendMessage({ t: 'ping', n: 1 });
    expect(await here.next()).toMatchObject({ t: 'pong' });
    expect(await listOf(server, cookie)).toHaveLength(1);
  });

  it('can be ended by themselves: the browser forgets its cookie', async () => {
    const server = await openTestServer(file);
    const cookie = await cookieOf(server, 'Anne');
    const [own] = await listOf(server, cookie);
    const ended = await post(server, '/api/sessions/end', { id: own?.id }, { cookie });
    expect(ended.headers.getSetCookie()[0]).toMatch(/^topsail=; Path=\/; Max-Age=0;/);
    expect(await statusOf(server, { cookie })).toBe(401);
  });

  it('cannot be seen or ended by others, nor by programs', async () => {
    const server = await openTestServer(file);
    const [anne, mary] = [await cookieOf(server, 'Anne'), await cookieOf(server, 'Mary')];
    const [hers] = await listOf(server, anne);
    expect((await post(server, '/api/sessions/end', { id: hers?.id }, { cookie: mary })).status).toBe(401);
    const made = await post(server, '/api/program', { name: 'Parrot' }, { cookie: anne });
    const authorization = `Bearer ${((await made.json()) as { token: string }).token}`;
    const asked = await fetch(`${server.at}/api/sessions`, { headers: { authorization } });
    expect(asked.status).toBe(401);
    expect((await post(server, '/api/sessions/end', { id: hers?.id }, { authorization })).status).toBe(401);
    expect((await post(server, '/api/sessions/end', { id: 'x' }, { cookie: anne })).status).toBe(400);
    expect(await statusOf(server, { cookie: anne })).toBe(200);
  });
});

describe('a program', () => {
  it('is listed by its name, and its token can be revoked', async () => {
    const server = await openTestServer(file);
    const cookie = await cookieOf(server, 'Anne');
    const made = await post(server, '/api/program', { name: 'Parrot' }, { cookie });
    const authorization = `Bearer ${((await made.json()) as { token: string }).token}`;
    const socket = new TestSocket(connectWith(server, { authorization }));
    socket.socket.on('open', () => socket.sendMessage({ t: 'hello', protocol: PROTOCOL }));
    expect(await socket.next()).toMatchObject({ t: 'welcome' });
    const program = (await listOf(server, cookie)).find(({ kind }) => kind === 'program');
    expect(program).toMatchObject({ name: 'Parrot', used: null, current: false });
    expect((program?.expires ?? 0) - (program?.created ?? 0)).toBe(365 * DAY);
    await post(server, '/api/sessions/end', { id: program?.id }, { cookie });
    expect(await socket.refusal()).toBe('bye person/unknown');
    expect(await statusOf(server, { authorization })).toBe(401);
  });
});

describe('the token of a program', () => {
  it('ends after the days that its owner chose, however much it is used, and is deleted', async () => {
    const { store } = await openTestServer(file);
    let now = Date.now();
    const [people, sessions] = [new People(store, () => now), new Sessions(store, () => now)];
    const owner = await people.addGuest('Anne');
    const { person, token } = await people.addProgram(owner.person.person, 'Parrot', 7);
    const valid = async (): Promise<boolean> => (await people.findByToken(token, ['program'])) !== undefined;
    now += 7 * DAY - 1;
    await sessions.extend(token);
    expect(await valid()).toBe(true);
    now += 1;
    expect(await valid()).toBe(false);
    expect((await sessions.list(owner.person.person, undefined)).map(({ kind }) => kind)).toEqual([
      'session',
    ]);
    await sessions.sweep();
    expect(await store.token(hashOf(token))).toBeUndefined();
    expect(await store.person(person.person)).toMatchObject({ name: 'Parrot' });
  });

  it('is valid for a number of days that is neither none nor too large', async () => {
    const server = await openTestServer(file);
    const cookie = await cookieOf(server, 'Anne');
    const statusFor = async (days: number): Promise<number> =>
      (await post(server, '/api/program', { name: 'Parrot', days }, { cookie })).status;
    expect(await Promise.all([0, 1.5, 1096].map(statusFor))).toEqual([400, 400, 400]);
    const made = await post(server, '/api/program', { name: 'Parrot', days: 1095 }, { cookie });
    const { expires } = (await made.json()) as { readonly expires: number };
    const [listed] = (await listOf(server, cookie)).filter(({ kind }) => kind === 'program');
    expect(listed?.expires).toBe(expires);
    expect(expires - (listed?.created ?? 0)).toBe(1095 * DAY);
  });
});

describe('moving to another device', () => {
  it('gives a new token and ends the session that the browser had before', async () => {
    const server = await openTestServer(file);
    const [anne, mary] = [await cookieOf(server, 'Anne'), await cookieOf(server, 'Mary')];
    const now = await secondDevice(server, anne, { cookie: mary });
    expect(now).not.toBe(mary);
    expect(await statusOf(server, { cookie: mary })).toBe(401);
    expect(await statusOf(server, { cookie: now })).toBe(200);
    expect(await statusOf(server, { cookie: anne })).toBe(200);
  });
});

describe('a session', () => {
  it('ends a year after its last use, and expired tokens are deleted', async () => {
    const { store } = await openTestServer(file);
    let now = Date.now();
    const clock = (): number => now;
    const [people, sessions] = [new People(store, clock), new Sessions(store, clock)];
    const { person, token } = await people.addGuest('Anne');
    await people.makeRecovery(person.person);
    const valid = async (): Promise<boolean> => (await people.findByToken(token, ['session'])) !== undefined;
    now += SESSION_LIFE - DAY;
    expect(await valid()).toBe(true);
    await sessions.extend(token);
    await sessions.sweep();
    expect((await store.tokensOf(person.person)).map(({ kind }) => kind)).toEqual(['session']);
    now += SESSION_LIFE - 1;
    expect(await valid()).toBe(true);
    now += 1;
    expect(await valid()).toBe(false);
    expect(await sessions.list(person.person, token)).toEqual([]);
    await sessions.sweep();
    expect(await store.tokensOf(person.person)).toEqual([]);
  });

  it('is extended once a day, however often it is used', async () => {
    const { store } = await openTestServer(file);
    let now = Date.now();
    const [people, sessions] = [new People(store, () => now), new Sessions(store, () => now)];
    const { person, token } = await people.addGuest('Anne');
    const end = async (): Promise<unknown> => (await store.tokensOf(person.person))[0]?.expires;
    const first = await end();
    now += DAY - 1;
    await sessions.extend(token);
    expect(await end()).toBe(first);
    now += 1;
    await sessions.extend(token);
    expect(await end()).toBe(now + SESSION_LIFE);
  });
});
