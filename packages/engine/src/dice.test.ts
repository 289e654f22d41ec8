import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { utf8 } from './bytes.ts';
import { keyed } from './chance/keyed.ts';
import { keyedDice, promiseOf } from './dice.ts';
import { rolls } from './testing/evenness.ts';

const secret = Buffer.from('a secret as a table keeps it: 32').toString('hex');

it('a promise is the hash of the bytes that the secret names', () => {
  expect(promiseOf(secret)).toBe(createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex'));
});

it('dice of a written secret are those of its bytes, from any roll on', () => {
  const all = rolls(keyed(utf8('a secret as a table keeps it: 32'), ['anne']), 6, 20);
  expect(rolls(keyedDice(secret, ['anne']), 6, 20)).toEqual(all);
  expect(rolls(keyedDice(secret, ['anne'], 12), 6, 8)).toEqual(all.slice(12));
});

it('what is not hexadecimal is no secret', () => {
  expect(() => keyedDice('parrot', [])).toThrow('not hexadecimal');
  expect(() => promiseOf('')).toThrow('not hexadecimal');
});
