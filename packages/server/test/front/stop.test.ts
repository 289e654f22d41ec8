import { scratch } from '@topsail/engine/scratch';
import { expect, it } from 'vitest';
import { openFront } from './front.ts';
import { cookieOf, enter } from './wire.ts';

const place = scratch();

it('a server that stops finishes what it took, says goodbye and lets nobody in', async () => {
  const front = await openFront(place);
  const wire = await enter(front, await cookieOf(front, 'Anne'));
  wire.say({ t: 'do', table: 'T', command: 'last', seen: 0, deed: { k: 'start' } });
  while (front.house.heard.length === 0) await new Promise(setImmediate);
  await front.server.close();
  expect(front.house.isStopped).toBe(true);
  expect(await wire.next()).toMatchObject({ t: 'done', command: 'last' });
  expect(await wire.refusal()).toBe('bye server/stopping');
  expect(await wire.closed).toBe(1001);
  await expect(fetch(`${front.at}/healthz`)).rejects.toThrow();
});
