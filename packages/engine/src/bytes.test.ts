import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concat, hex, parseHex, putWord, utf8, wordAt } from './bytes.ts';

const bytes = (text: string): Uint8Array => parseHex(text) ?? new Uint8Array();

describe('texts and bytes', () => {
  it('a text has the bytes the platform gives it, halves of letters included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(utf8(text)).toEqual(new Uint8Array(new TextEncoder().encode(text)));
      }),
    );
    expect(hex(utf8('a\ud800b'))).toBe('61efbfbd62');
  });

  it('hexadecimal text reads back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1 }), (some) => {
        expect(bytes(hex(some))).toEqual(some);
      }),
    );
  });

  it('what is not hexadecimal names no bytes', () => {
    for (const text of ['', '0', 'xy', '0g', '00 ', '0x00']) expect(parseHex(text)).toBeUndefined();
  });

  it('parts are joined in order', () => {
    expect(concat(bytes('01'), new Uint8Array(), bytes('0203'))).toEqual(bytes('010203'));
  });

  it('a word reads back from where it was put, the highest byte first', () => {
    fc.assert(
      fc.property(fc.integer(), (word) => {
        const some = new Uint8Array(8);
        putWord(some, 3, word);
        expect(wordAt(some, 3)).toBe(word);
        expect(wordAt(some, 3) >>> 0).toBe(new DataView(some.buffer).getUint32(3));
      }),
    );
  });
});
