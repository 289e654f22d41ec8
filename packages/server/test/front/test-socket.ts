import { once } from 'node:events';
import { PROTOCOL, type ToClient, type ToServer, type PlanInput } from '@topsail/protocol';
import { WebSocket } from 'ws';

/** Where a server is. */
export interface ServerAddress {
  readonly at: string;
  readonly port: number;
}

/** The other end of a connection. */
export class TestSocket {
  readonly socket: WebSocket;
  /** The number the server closed with. */
  readonly closed: Promise<number>;
  readonly #frames: ToClient[] = [];
  #wanted: ((frame: ToClient) => void) | undefined;

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = once(socket, 'close').then(([code]) => Number(code));
    socket.on('error', () => undefined);
    socket.on('message', (frame: Buffer) => this.#hear(JSON.parse(frame.toString()) as ToClient));
  }

  sendMessage(
    message: ToServer | { readonly t: 'create'; readonly id: string; readonly plan: PlanInput },
  ): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The next frame, in order. */
  next(): Promise<ToClient> {
    const frame = this.#frames.shift();
    if (frame !== undefined) return Promise.resolve(frame);
    return new Promise((wanted) => (this.#wanted = wanted));
  }

  /** The code of the next frame, which must be a refusal of some kind. */
  async refusal(): Promise<string> {
    const frame = await this.next();
    return 'refusal' in frame ? `${frame.t} ${frame.refusal.code}` : frame.t;
  }

  #hear(frame: ToClient): void {
    const wanted = this.#wanted;
    this.#wanted = undefined;
    if (wanted === undefined) this.#frames.push(frame);
    else wanted(frame);
  }
}

export function dial({ port }: ServerAddress, headers: Record<string, string>): WebSocket {
  return new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers });
}

/** Connects and does not say hello. */
export async function connect(front: ServerAddress, cookie: string): Promise<TestSocket> {
  const socket = new TestSocket(dial(front, { cookie, origin: front.at }));
  await once(socket.socket, 'open');
  return socket;
}

/** Connects, says hello and has been welcomed. */
export async function connectAndGreet(front: ServerAddress, cookie: string): Promise<TestSocket> {
  const socket = await connect(front, cookie);
  socket.sendMessage({ t: 'hello', protocol: PROTOCOL });
  await socket.next();
  return socket;
}

/** The HTTP status with which a connection is turned away. */
export async function rejectedStatus(front: ServerAddress, headers: Record<string, string>): Promise<number> {
  const socket = dial(front, { origin: front.at, ...headers });
  socket.on('error', () => undefined);
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  socket.terminate();
  return response.statusCode;
}

/** A new guest's cookie. */
export async function cookieOf(front: ServerAddress, name: string): Promise<string> {
  const answer = await post(front, '/api/guest', { name });
  return cookieIn(answer);
}

export function cookieIn(answer: Response): string {
  const [cookie = ''] = answer.headers.getSetCookie();
  return cookie.slice(0, cookie.indexOf(';'));
}

export function post(
  { at }: ServerAddress,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(at + path, {
    method: 'POST',
    headers: { origin: at, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
