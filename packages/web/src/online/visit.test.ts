import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Visit } from './visit.svelte.ts';

const ROSA = { person: 'rosa', name: 'Rosa', program: false };

/** A socket that nobody answers. */
class DeafSocket {
  closed = false;
  close(): void {
    this.closed = true;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { protocol: 'https:', host: 'topsail.test' });
  vi.stubGlobal('WebSocket', DeafSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function serverSays(body: object | undefined, status = 200): void {
  vi.stubGlobal('fetch', () =>
    body === undefined
      ? Promise.reject(new Error('no network'))
      : Promise.resolve(Response.json(body, { status })),
  );
}

test('a known browser is greeted and connected', async () => {
  serverSays(ROSA);
  const visit = new Visit();
  await visit.arrive();
  expect([visit.acquaintance, visit.me, visit.status]).toEqual(['known', ROSA, 'connecting']);
  visit.leave();
  expect(visit.status).toBe('ended');
});

test('a stranger is no refusal, and becomes known by a name', async () => {
  serverSays({ refusal: { code: 'person/unknown' } }, 401);
  const visit = new Visit();
  await visit.arrive();
  expect([visit.acquaintance, visit.refusal]).toEqual(['stranger', undefined]);
  serverSays(ROSA);
  await visit.introduce('Rosa');
  expect(visit.acquaintance).toBe('known');
});

test('a server out of reach is told only to those it does not know yet', async () => {
  serverSays(undefined);
  const visit = new Visit();
  await visit.arrive();
  expect(visit.acquaintance).toBe('unreachable');
  serverSays(ROSA);
  await visit.arrive();
  serverSays(undefined);
  await visit.rename('Ben');
  expect(visit.acquaintance).toBe('known');
});

test('a refused name leaves one known, and says why', async () => {
  serverSays(ROSA);
  const visit = new Visit();
  await visit.arrive();
  serverSays({ refusal: { code: 'person/unknown' } }, 401);
  await visit.rename('');
  expect([visit.acquaintance, visit.refusal?.code]).toEqual(['known', 'person/unknown']);
});

test('who recovers another person gets a line of their own', async () => {
  serverSays(ROSA);
  const visit = new Visit();
  await visit.arrive();
  const before = visit.client;
  serverSays({ ...ROSA, person: 'ben' });
  expect(await visit.recover('code')).toBe(true);
  expect(visit.client).not.toBe(before);
  expect(before?.status).toBe('ended');
  serverSays({ refusal: { code: 'person/unknown' } }, 401);
  expect(await visit.recover('wrong')).toBe(false);
});
