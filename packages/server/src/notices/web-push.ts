import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  hkdfSync,
  randomBytes,
  sign,
  type ECDH,
} from 'node:crypto';
import type { VapidKeys } from './vapid-keys.ts';

const CURVE = 'prime256v1';
const RECORD_BYTES = 4096;
/** Ends the last record. */
const LAST = 2;
const TOKEN_SECONDS = 12 * 3600;

/** The keys of a browser's subscription, in base64url. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** The luck of one message: its sender's key pair and its salt. */
export interface MessageSecrets {
  readonly sender: ECDH;
  readonly salt: Buffer;
}

function newSecrets(): MessageSecrets {
  const sender = createECDH(CURVE);
  sender.generateKeys();
  return { sender, salt: randomBytes(16) };
}

/** Encrypts a message for one browser (RFC 8291, `aes128gcm`). Throws when its keys are no keys. */
export function encryptFor(
  { p256dh, auth }: BrowserKeys,
  message: string,
  { sender, salt }: MessageSecrets = newSecrets(),
): Buffer {
  const browserKey = Buffer.from(p256dh, 'base64url');
  const senderKey = sender.getPublicKey();
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, senderKey]);
  const shared = sender.computeSecret(browserKey);
  const secret = Buffer.from(hkdfSync('sha256', shared, Buffer.from(auth, 'base64url'), about, 32));
  const derived = (info: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${info}\0`, length));
  const cipher = createCipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  const text = Buffer.concat([cipher.update(message), cipher.update(Buffer.of(LAST)), cipher.final()]);
  return Buffer.concat([header(salt, senderKey), text, cipher.getAuthTag()]);
}

/** RFC 8188: the salt, the size of a record, and the key of the sender. */
function header(salt: Buffer, senderKey: Buffer): Buffer {
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES);
  sizes.writeUInt8(senderKey.length, 4);
  return Buffer.concat([salt, sizes, senderKey]);
}

/** Says to a push service who sends (RFC 8292): a token for it alone, valid for half a day. */
export function authorization(keys: VapidKeys, origin: string, contact: string, now: number): string {
  const claims = { aud: origin, exp: Math.floor(now / 1000) + TOKEN_SECONDS, sub: contact };
  const body = [{ typ: 'JWT', alg: 'ES256' }, claims].map(inBase64).join('.');
  const key = { key: privateKey(keys), dsaEncoding: 'ieee-p1363' } as const;
  const signature = sign('sha256', Buffer.from(body), key).toString('base64url');
  return `vapid t=${body}.${signature}, k=${keys.publicKey}`;
}

/** A key pair in the form that browsers take: the bare point and the bare number. */
export function newVapidKeys(): VapidKeys {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  // A number that begins with a zero byte is given without it.
  const number = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: number.toString('base64url') };
}

function privateKey({ publicKey, privateKey: d }: VapidKeys) {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '', d };
  return createPrivateKey({ key: jwk, format: 'jwk' });
}

function inBase64(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
