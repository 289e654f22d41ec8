import { scratch } from '@topsail/engine/scratch';
import { expect, it } from 'vitest';
import { openFront } from './front.ts';
import { cookieOf, enter } from './wire.ts';

const place = scratch();

it('who sends a command that cannot be read is told which it was, and need not wait for ever', async () => {
  const front = await openFront(place);
  const wire = await enter(front, await cookieOf(front, 'Anne'));
  wire.say({ t: 'do', table: 'tide', command: 'c1', seen: 0, deed: { k: 'ready', nonce: 'short' } });
  expect(await wire.next()).toEqual({
    t: 'refused',
    command: 'c1',
    refusal: { code: 'frame/unreadable', params: { at: 'deed.nonce' } },
  });
});

it('what is no command id is not told back', async () => {
  const front = await openFront(place);
  const wire = await enter(front, await cookieOf(front, 'Anne'));
  wire.say({ t: 'do', table: 'tide', command: '<script>', seen: 0, deed: { k: 'start' } });
  expect(await wire.next()).toEqual({
    t: 'refused',
    refusal: { code: 'frame/unreadable', params: { at: 'command' } },
  });
});
