import { expect, test } from 'vitest';
import { bytesOfText, textOfBytes } from './bytes.ts';

test('bytes read back as they were written, however many there are', () => {
  for (const length of [0, 1, 2, 3, 4, 255]) {
    const bytes = Int8Array.from({ length }, (_, i) => ((i * 89) % 255) - 127);
    expect(bytesOfText(textOfBytes(bytes), length)).toEqual(bytes);
  }
});

test('three bytes are four letters, as everywhere', () => {
  expect(textOfBytes(Int8Array.of(77, 97, 110))).toBe('TWFu');
  expect(bytesOfText('TWFu', 3)).toEqual(Int8Array.of(77, 97, 110));
});

test('a text of another length is refused', () => {
  expect(() => bytesOfText('TWFu', 4)).toThrow('4 letters for 4 bytes');
});
