import { expect, test } from 'vitest';
import { readToServer } from './read-message.ts';

const read = (message: unknown) => readToServer(JSON.stringify(message));
const unreadable = (at: string) => ({ ok: false, refusal: { code: 'frame/unreadable', params: { at } } });

test('a message is read as it was sent', () => {
  expect(read({ t: 'ping', n: 7 })).toEqual({ ok: true, value: { t: 'ping', n: 7 } });
});

test('a text that is not JSON is refused', () => {
  expect(readToServer('{')).toEqual(unreadable('json'));
});

test('a message that does not fit its schema is refused with the path of the wrong field', () => {
  expect(read({ t: 'ping', n: 'seven' })).toEqual(unreadable('n'));
  expect(read({ t: 'teleport' })).toEqual(unreadable('t'));
  expect(read(null)).toEqual(unreadable('t'));
});

test('a refusal has the id of the command if the id can be read', () => {
  expect(read({ t: 'command', id: 'an-id-of-mine' })).toMatchObject({ ok: false, id: 'an-id-of-mine' });
  expect(read({ t: 'command', id: 7 })).not.toHaveProperty('id');
});
