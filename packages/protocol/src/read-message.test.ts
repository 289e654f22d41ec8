import { expect, test } from 'vitest';
import { readToServer } from './read-message.ts';

const read = (message: unknown) => readToServer(JSON.stringify(message));
const unreadable = (at: string) => ({ ok: false, refusal: { code: 'frame/unreadable', params: { at } } });

test('a message is read as it was sent', () => {
  expect(read({ t: 'ping', n: 7 })).toEqual({ ok: true, value: { t: 'ping', n: 7 } });
});

test('a text that is no JSON is refused as such', () => {
  expect(readToServer('{')).toEqual(unreadable('json'));
});

test('a message that does not fit is refused with the place where it does not', () => {
  expect(read({ t: 'ping', n: 'seven' })).toEqual(unreadable('n'));
  expect(read({ t: 'teleport' })).toEqual(unreadable('t'));
  expect(read(null)).toEqual(unreadable('t'));
});

test('its sender learns which command was refused, where it has a readable id', () => {
  expect(read({ t: 'command', id: 'an-id-of-mine' })).toMatchObject({ ok: false, id: 'an-id-of-mine' });
  expect(read({ t: 'command', id: 7 })).not.toHaveProperty('id');
});
