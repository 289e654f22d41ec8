import type { Ascii } from '../ascii.ts';

/** The first byte of a text message that is one frame. */
const WHOLE_TEXT = 0x81;
/** From here on the length of a text takes two bytes more, or eight. */
const MIDDLE = 126;
const LONG = 0x10000;

/** A text as a WebSocket frame, one character for every byte: the socket takes it in one piece. */
export function framed(text: Ascii): string {
  return headerOf(text.length) + text;
}

function headerOf(length: number): string {
  if (length < MIDDLE) return String.fromCharCode(WHOLE_TEXT, length);
  if (length < LONG) return String.fromCharCode(WHOLE_TEXT, 126, length >> 8, length & 0xff);
  const bytes = Buffer.alloc(10);
  bytes.set([WHOLE_TEXT, 127]);
  bytes.writeBigUInt64BE(BigInt(length), 2);
  return bytes.toString('latin1');
}
