const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Whole numbers from −128 to 127 as a text of base 64: three of them in four letters. */
export function textOfBytes(bytes: Int8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const three = ((bytes[i] & 255) << 16) | (((bytes[i + 1] ?? 0) & 255) << 8) | ((bytes[i + 2] ?? 0) & 255);
    for (let shift = 18; shift >= 0; shift -= 6) text += DIGITS[(three >> shift) & 63];
  }
  return text;
}

/** The first `length` bytes of such a text. */
export function bytesOfText(text: string, length: number): Int8Array {
  if (text.length !== 4 * Math.ceil(length / 3))
    throw new Error(`${text.length} letters for ${length} bytes`);
  const bytes = new Int8Array(length);
  for (let i = 0; i < length; i++) {
    const at = 4 * Math.floor(i / 3);
    let four = 0;
    for (let j = 0; j < 4; j++) four = (four << 6) | DIGITS.indexOf(text[at + j]);
    bytes[i] = four >> (16 - 8 * (i % 3));
  }
  return bytes;
}
