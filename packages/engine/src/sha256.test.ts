import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hex, parseHex, utf8 } from './bytes.ts';
import { hmacSha256, RunningSha256, sha256 } from './sha256.ts';

const bytes = (text: string): Uint8Array => parseHex(text) ?? new Uint8Array();

describe('SHA-256 agrees with the examples of FIPS 180', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('%.20s', (message, digest) => {
    expect(hex(sha256(utf8(message)))).toBe(digest);
  });

  it('and with the platform for every length around a block', () => {
    for (let length = 0; length <= 130; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
      expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });
});

describe('a running hash', () => {
  it('is at any time that of all that was added', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 150 }), { maxLength: 8 }), (parts) => {
        const running = new RunningSha256();
        const platform = createHash('sha256');
        for (const part of parts) {
          running.add(part);
          platform.update(part);
          expect(hex(running.digest())).toBe(platform.copy().digest('hex'));
        }
      }),
    );
  });
});

describe('HMAC-SHA-256 agrees with RFC 4231', () => {
  it.each([
    ['0b'.repeat(20), '4869205468657265', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      '4a656665',
      '7768617420646f2079612077616e7420666f72206e6f7468696e673f',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [
      '0102030405060708090a0b0c0d0e0f10111213141516171819',
      'cd'.repeat(50),
      '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
    ],
    [
      'aa'.repeat(131),
      '54657374205573696e67204c6172676572205468616e20426c6f636b2d53697a65204b6579202d2048617368204b6579204669727374',
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ])('key %.16s', (key, message, digest) => {
    expect(hex(hmacSha256(bytes(key))(bytes(message)))).toBe(digest);
  });

  it('and with the platform for any key and message', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 140 }), fc.uint8Array({ maxLength: 140 }), (key, message) => {
        const theirs = createHmac('sha256', key).update(message).digest('hex');
        expect(hex(hmacSha256(key)(message))).toBe(theirs);
      }),
    );
  });
});

it('a key serves any number of messages, each as if it were the first', () => {
  const key = utf8('a key');
  const hash = hmacSha256(key);
  for (const length of [0, 46, 55, 56, 64, 200, 46]) {
    const message = new Uint8Array(length).fill(length);
    expect(hex(hash(message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
  }
});
