/** SHA-256 and HMAC, written out because the rules compile without any platform, and dice must be checked everywhere. */

const ROUND_CONSTANTS = primeRootFractions(64, 1 / 3);
const INITIAL = primeRootFractions(8, 1 / 2);
const BLOCK = 64;

export function sha256(message: Uint8Array): Uint8Array {
  const padded = pad(message);
  const digest = Int32Array.from(INITIAL);
  const words = new Int32Array(64);
  for (let at = 0; at < padded.length; at += BLOCK) {
    schedule(padded, at, words);
    compress(digest, words);
  }
  return toBytes(digest);
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    concat(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    concat(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The bytes of a text in UTF-8; half a surrogate pair becomes the replacement character, as in every encoder. */
export function utf8(text: string): Uint8Array {
  const escaped = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
  const bytes: number[] = [];
  for (let i = 0; i < escaped.length; i++) {
    if (escaped[i] === '%') {
      bytes.push(Number.parseInt(escaped.slice(i + 1, i + 3), 16));
      i += 2;
    } else bytes.push(escaped.charCodeAt(i));
  }
  return Uint8Array.from(bytes);
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes a hexadecimal text names; undefined when it names none. */
export function parseHex(text: string): Uint8Array | undefined {
  if (!/^([0-9a-f]{2})+$/.test(text)) return undefined;
  return Uint8Array.from({ length: text.length / 2 }, (_, i) =>
    Number.parseInt(text.slice(2 * i, 2 * i + 2), 16),
  );
}

/** The first 32 bits of the fractional parts of a root of the first primes, as the standard defines its constants. */
function primeRootFractions(count: number, power: number): Int32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) found.push((n ** power * 0x100000000) | 0);
  }
  return Int32Array.from(found);
}

function pad(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((Math.floor((message.length + 8) / BLOCK) + 1) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const bits = new DataView(padded.buffer);
  bits.setUint32(padded.length - 8, Math.floor(message.length / 0x20000000));
  bits.setUint32(padded.length - 4, (message.length << 3) >>> 0);
  return padded;
}

function rotate(x: number, n: number): number {
  return (x >>> n) | (x << (32 - n));
}

function schedule(padded: Uint8Array, at: number, words: Int32Array): void {
  const block = new DataView(padded.buffer, at, BLOCK);
  for (let i = 0; i < 16; i++) words[i] = block.getInt32(4 * i);
  for (let i = 16; i < 64; i++) {
    const a = words[i - 15];
    const b = words[i - 2];
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    words[i] = (words[i - 16] + s0 + words[i - 7] + s1) | 0;
  }
}

function compress(digest: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = digest;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND_CONSTANTS[i] + words[i]) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (digest[i] = (digest[i] + word) | 0));
}

function toBytes(digest: Int32Array): Uint8Array {
  const bytes = new Uint8Array(32);
  const out = new DataView(bytes.buffer);
  digest.forEach((word, i) => out.setInt32(4 * i, word));
  return bytes;
}
