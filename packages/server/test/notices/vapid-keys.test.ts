import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { scratch } from '@topsail/engine/scratch';
import { expect, it } from 'vitest';
import { vapidKeysIn } from '../../src/notices/vapid-keys.ts';

const file = scratch();

it('the keys are made once, and only their owner may read them', () => {
  mkdirSync(file('data'));
  const keys = vapidKeysIn(file('data'));
  expect(keys.publicKey).toMatch(/^[\w-]{87}$/);
  expect(vapidKeysIn(file('data'))).toEqual(keys);
  expect(readdirSync(file('data'))).toEqual(['vapid.json']);
  expect(statSync(file('data/vapid.json')).mode & 0o777).toBe(0o600);
});

it('keys that cannot be read are not replaced', () => {
  mkdirSync(file('torn'));
  writeFileSync(file('torn/vapid.json'), '{"publicKey":');
  expect(() => vapidKeysIn(file('torn'))).toThrow(SyntaxError);
});
