/** The first byte of a text message that is one frame. */
const WHOLE_TEXT = 0x81;
/** From here on the length of a text takes two bytes more, or eight. */
const MIDDLE = 126;
const LONG = 0x10000;

/**
 * A JSON text as a WebSocket frame, one character for every byte: the socket takes it as it is, in one piece. Letters
 * beyond ASCII are escaped, as JSON allows.
 */
export function framed(json: string): string {
  const header = headerOf(json.length);
  const frame = header + json;
  return beyondAscii(frame) === beyondAscii(header) ? frame : framed(json.replace(/[^\0-\x7f]/g, escaped));
}

/** None only if all letters are ASCII; much faster than looking at them. */
function beyondAscii(text: string): number {
  return Buffer.byteLength(text) - text.length;
}

function headerOf(length: number): string {
  if (length < MIDDLE) return String.fromCharCode(WHOLE_TEXT, length);
  if (length < LONG) return String.fromCharCode(WHOLE_TEXT, 126, length >> 8, length & 0xff);
  const bytes = Buffer.alloc(10);
  bytes.set([WHOLE_TEXT, 127]);
  bytes.writeBigUInt64BE(BigInt(length), 2);
  return bytes.toString('latin1');
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
