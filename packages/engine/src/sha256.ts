import { concat, putWord, wordAt } from './bytes.ts';

/** SHA-256 and HMAC, written out because the rules compile without any platform, and dice must be checked everywhere. */

const ROUND_CONSTANTS = primeRootFractions(64, 1 / 3);
const INITIAL = primeRootFractions(8, 1 / 2);
const BLOCK = 64;

export function sha256(message: Uint8Array): Uint8Array {
  return digest(INITIAL, 0, message);
}

/** The hash of a message that grows. `digest` may be called at any time, and again after more was added. */
export class RunningSha256 {
  readonly #state = INITIAL.slice();
  /** How many bytes have been worked into the state: always whole blocks. */
  #length = 0;
  /** The bytes after them. */
  #rest = new Uint8Array();

  add(bytes: Uint8Array): void {
    const pending = concat(this.#rest, bytes);
    const whole = pending.length - (pending.length % BLOCK);
    for (let at = 0; at < whole; at += BLOCK) compress(this.#state, pending, at);
    this.#length += whole;
    this.#rest = pending.slice(whole);
  }

  digest(): Uint8Array {
    return digest(this.#state, this.#length, this.#rest);
  }
}

/** HMAC with one key for many messages: what hangs on the key alone is computed once. */
export function hmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = afterBlock(block.map((byte) => byte ^ 0x36));
  const outer = afterBlock(block.map((byte) => byte ^ 0x5c));
  return (message) => digest(outer, BLOCK, digest(inner, BLOCK, message));
}

function afterBlock(block: Uint8Array): Int32Array {
  const state = INITIAL.slice();
  compress(state, block, 0);
  return state;
}

/** The digest of a message that began with `before` bytes, which have led to this state of the hash. */
function digest(from: Int32Array, before: number, message: Uint8Array): Uint8Array {
  const padded = pad(message, before + message.length);
  const state = from.slice();
  for (let at = 0; at < padded.length; at += BLOCK) compress(state, padded, at);
  return toBytes(state);
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

function pad(message: Uint8Array, length: number): Uint8Array {
  const padded = new Uint8Array((Math.floor((message.length + 8) / BLOCK) + 1) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  putWord(padded, padded.length - 8, Math.floor(length / 0x20000000));
  putWord(padded, padded.length - 4, length << 3);
  return padded;
}

function rotate(x: number, n: number): number {
  return (x >>> n) | (x << (32 - n));
}

/** Room for the words of one block, which no call leaves anything in. */
const WORDS = new Int32Array(BLOCK);

function schedule(bytes: Uint8Array, at: number): void {
  for (let i = 0; i < 16; i++) WORDS[i] = wordAt(bytes, at + 4 * i);
  for (let i = 16; i < BLOCK; i++) {
    const a = WORDS[i - 15];
    const b = WORDS[i - 2];
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    WORDS[i] = (WORDS[i - 16] + s0 + WORDS[i - 7] + s1) | 0;
  }
}

/** Works the block at this place of the bytes into the state. */
function compress(state: Int32Array, bytes: Uint8Array, at: number): void {
  schedule(bytes, at);
  let a = state[0];
  let b = state[1];
  let c = state[2];
  let d = state[3];
  let e = state[4];
  let f = state[5];
  let g = state[6];
  let h = state[7];
  for (let i = 0; i < BLOCK; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND_CONSTANTS[i] + WORDS[i]) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0] += a;
  state[1] += b;
  state[2] += c;
  state[3] += d;
  state[4] += e;
  state[5] += f;
  state[6] += g;
  state[7] += h;
}

function toBytes(state: Int32Array): Uint8Array {
  const bytes = new Uint8Array(32);
  for (let i = 0; i < 8; i++) putWord(bytes, 4 * i, state[i]);
  return bytes;
}
