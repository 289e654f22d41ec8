import { afterEach, expect, test, vi } from 'vitest';
import { becomeGuest, framesOf, recordOf, whoAmI } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

function answering(response: Response | Error): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('an answer of the server is read, and what was sent is JSON', async () => {
  const me = { person: 'rosa', name: 'Rosa', program: false };
  const fetched = answering(Response.json(me));
  expect(await becomeGuest('Rosa')).toEqual({ ok: true, value: me });
  expect(fetched).toHaveBeenCalledWith('/api/guest', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"name":"Rosa"}',
  });
});

test('a refusal is told as one, whatever its status', async () => {
  answering(Response.json({ refusal: { code: 'person/unknown' } }, { status: 401 }));
  expect(await whoAmI()).toEqual({ ok: false, refusal: { code: 'person/unknown' } });
});

test('what is no answer of the server is none', async () => {
  answering(new Response('<html>Welcome to the hotel</html>'));
  expect(await whoAmI()).toBeUndefined();
  answering(Response.json({}, { status: 502 }));
  expect(await whoAmI()).toBeUndefined();
  answering(new Error('no network'));
  expect(await whoAmI()).toBeUndefined();
});

test('a record is a text, and frames are asked for by their versions', async () => {
  answering(new Response('topsail 1'));
  expect(await recordOf('t')).toEqual({ ok: true, value: 'topsail 1' });
  answering(new Error('no network'));
  expect(await recordOf('t')).toBeUndefined();
  const fetched = answering(Response.json([]));
  await framesOf('t', { from: 1, to: 50 });
  expect(fetched).toHaveBeenCalledWith('/api/tables/t/seen?from=1&to=50', { method: 'GET' });
});
