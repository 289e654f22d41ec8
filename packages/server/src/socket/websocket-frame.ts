import type { Ascii } from '../ascii.ts';

/** FIN bit and opcode 1: a text message in one frame (RFC 6455, 5.2). */
const FINAL_TEXT = 0x81;
/** From these lengths on the header has 2 or 8 more bytes for the length. */
const MIDDLE = 126;
const LONG = 0x10000;

/** Encodes a text as one unmasked WebSocket frame, one character per byte, to be written as latin1. */
export function encodeFrame(text: Ascii): string {
  return headerOf(text.length) + text;
}

function headerOf(length: number): string {
  if (length < MIDDLE) return String.fromCharCode(FINAL_TEXT, length);
  if (length < LONG) return String.fromCharCode(FINAL_TEXT, 126, length >> 8, length & 0xff);
  const bytes = Buffer.alloc(10);
  bytes.set([FINAL_TEXT, 127]);
  bytes.writeBigUInt64BE(BigInt(length), 2);
  return bytes.toString('latin1');
}
