import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A message as the browser received it. */
export interface Received {
  /** The browser, as `subscription` named it. */
  readonly browser: string;
  readonly message: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
}

/** A push service on this machine: it decrypts what browsers would, and checks who sent it. */
export class PushService {
  readonly received: Received[] = [];
  /** What it answers. */
  status = 201;
  /** Called for each message; it is answered and counted afterwards. */
  onMessage: (received: Received) => Promise<void> = () => Promise.resolve();
  readonly #server: Server;
  readonly #browser = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  #waiting: (() => void)[] = [];

  private constructor() {
    this.#browser.generateKeys();
    this.#server = createServer((request, response) => {
      void buffer(request).then(async (body) => {
        if (this.status < 300) await this.#receive(request.url ?? '', request.headers, body);
        response.writeHead(this.status).end();
      });
    });
  }

  static async start(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((done) => service.#server.listen(0, '127.0.0.1', done));
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The subscription of a browser with this name. */
  subscription(browser = 'browser'): { endpoint: string; keys: { p256dh: string; auth: string } } {
    return {
      endpoint: `${this.origin}/${browser}`,
      keys: { p256dh: this.#browser.getPublicKey('base64url'), auth: this.#auth.toString('base64url') },
    };
  }

  /** Settles when so many messages have come. */
  async receives(count: number): Promise<readonly Received[]> {
    while (this.received.length < count) await new Promise<void>((wake) => this.#waiting.push(wake));
    return this.received;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((done) => void this.#server.close(() => done()));
  }

  async #receive(path: string, headers: IncomingHttpHeaders, body: Buffer): Promise<void> {
    checkSender(headers, this.origin);
    const message = JSON.parse(this.#decrypt(body)) as Received['message'];
    const received = { browser: path.slice(1), message, headers };
    await this.onMessage(received);
    this.received.push(received);
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** RFC 8291: salt, record size, the sender's key; then one record that ends with a 2. */
  #decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const text = body.subarray(21 + keyLength);
    const shared = this.#browser.computeSecret(sender);
    const about = [Buffer.from('WebPush: info\0'), this.#browser.getPublicKey(), sender];
    const secret = Buffer.from(hkdfSync('sha256', shared, this.#auth, Buffer.concat(about), 32));
    const derived = (info: string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${info}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    decipher.setAuthTag(text.subarray(-16));
    const plain = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }
}

/** RFC 8292: a token for this push service, signed with the key that it names. */
function checkSender({ authorization = '' }: IncomingHttpHeaders, origin: string): void {
  const [, token = '', key = ''] = /^vapid t=([^,]+), *k=(.+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number): string => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { readonly aud?: string };
  if (!isSigned || aud !== origin) throw new Error('a push message of an unknown sender');
}
