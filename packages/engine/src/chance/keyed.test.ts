import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { utf8 } from '../bytes.ts';
import { evenness, rolls } from '../testing/evenness.ts';
import { commitment, keyed } from './keyed.ts';

const secret = utf8('the host wrote this down before anybody sat');

describe('dice anyone can check', () => {
  it('come out the same from the same secret and the same nonces', () => {
    expect(rolls(keyed(secret, ['anne', 'mary']), 6, 20)).toEqual(
      rolls(keyed(secret, ['anne', 'mary']), 6, 20),
    );
  });

  it('come out otherwise when a nonce, their order, their borders or the secret differ', () => {
    const first = rolls(keyed(secret, ['anne', 'mary']), 1000, 5);
    for (const nonces of [['anne', 'mar'], ['mary', 'anne'], ['annemary'], ['anne', 'mary', ''], []]) {
      expect(rolls(keyed(secret, nonces), 1000, 5)).not.toEqual(first);
    }
    expect(rolls(keyed(utf8('another'), ['anne', 'mary']), 1000, 5)).not.toEqual(first);
  });

  it('can be taken up at any roll', () => {
    const all = rolls(keyed(secret, ['n']), 6, 20);
    expect(rolls(keyed(secret, ['n'], 12), 6, 8)).toEqual(all.slice(12));
  });

  it('are promised by the hash of the secret', () => {
    expect(commitment(secret)).toBe(createHash('sha256').update(secret).digest('hex'));
    expect(commitment(secret)).not.toBe(commitment(utf8('another')));
  });

  it('are what a stranger computes with any HMAC', () => {
    const theirs = [0, 1, 2, 3].map((roll) => 1 + (strangersWord(['anne', 'mary'], roll, 0) % 6));
    expect(rolls(keyed(secret, ['anne', 'mary']), 6, 4)).toEqual(theirs);
  });

  it('are what a stranger computes also where a value was thrown again', () => {
    const sides = 3 * 2 ** 30;
    const tries = Array.from({ length: 100 }, (_, roll) => {
      let attempt = 0;
      while (strangersWord(['again'], roll, attempt) >= sides) attempt += 1;
      return { roll, attempt };
    });
    expect(Math.max(...tries.map(({ attempt }) => attempt))).toBeGreaterThan(1);
    const theirs = tries.map(({ roll, attempt }) => 1 + strangersWord(['again'], roll, attempt));
    expect(rolls(keyed(secret, ['again']), sides, 100)).toEqual(theirs);
  });

  it('are even', () => {
    for (const sides of [2, 6, 11]) expect(evenness(keyed(secret, ['even']), sides)).toBeLessThan(4);
  });

  it('do not favour the low faces of a huge die: a value beyond the last whole multiple is thrown again', () => {
    // With 3·2³⁰ sides a plain remainder would show the lower third of the faces half of the time.
    const sides = 3 * 2 ** 30;
    const low = rolls(keyed(secret, ['bias']), sides, 3000).filter((value) => value <= 2 ** 30).length;
    expect(low / 3000).toBeGreaterThan(0.3);
    expect(low / 3000).toBeLessThan(0.37);
  });
});

function strangersWord(nonces: readonly string[], roll: number, attempt: number): number {
  const mixed = createHash('sha256').update(JSON.stringify(nonces)).digest();
  const message = Buffer.concat([mixed, Buffer.from(`roll ${roll} try ${attempt}`)]);
  return createHmac('sha256', secret).update(message).digest().readUInt32BE(0);
}
