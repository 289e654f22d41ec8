import { once } from 'node:events';
import { PROTOCOL, type ToClient, type ToServer, type PlanInput } from '@topsail/protocol';
import { WebSocket } from 'ws';

export interface ServerAddress {
  readonly at: string;
  readonly port: number;
}

/** A client's WebSocket in a test. */
export class TestSocket {
  readonly socket: WebSocket;
  /** The close code of the server. */
  readonly closed: Promise<number>;
  readonly #frames: ToClient[] = [];
  #wanted: ((frame: ToClient) => void) | undefined;

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = once(socket, 'close').then(([code]) => Number(code));
    socket.on('error', () => undefined);
    socket.on('message', (frame: Buffer) => this.#receive(JSON.parse(frame.toString()) as ToClient));
  }

  sendMessage(
    message: ToServer | { readonly t: 'create'; readonly id: string; readonly plan: PlanInput },
  ): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The next frame in order. */
  next(): Promise<ToClient> {
    const frame = this.#frames.shift();
    if (frame !== undefined) return Promise.resolve(frame);
    return new Promise((wanted) => (this.#wanted = wanted));
  }

  /** The type of the next frame, with the code if it has a refusal. */
  async refusal(): Promise<string> {
    const frame = await this.next();
    return 'refusal' in frame ? `${frame.t} ${frame.refusal.code}` : frame.t;
  }

  #receive(frame: ToClient): void {
    const wanted = this.#wanted;
    this.#wanted = undefined;
    if (wanted === undefined) this.#frames.push(frame);
    else wanted(frame);
  }
}

export function connectWith({ port }: ServerAddress, headers: Record<string, string>): WebSocket {
  return new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers });
}

/** Connects and does not send `hello`. */
export async function connect(server: ServerAddress, cookie: string): Promise<TestSocket> {
  const socket = new TestSocket(connectWith(server, { cookie, origin: server.at }));
  await once(socket.socket, 'open');
  return socket;
}

/** Connects, sends `hello` and waits for `welcome`. */
export async function connectAndGreet(server: ServerAddress, cookie: string): Promise<TestSocket> {
  const socket = await connect(server, cookie);
  socket.sendMessage({ t: 'hello', protocol: PROTOCOL });
  await socket.next();
  return socket;
}

/** The HTTP status with which an upgrade is refused. */
export async function rejectedStatus(
  server: ServerAddress,
  headers: Record<string, string>,
): Promise<number> {
  const socket = connectWith(server, { origin: server.at, ...headers });
  socket.on('error', () => undefined);
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  socket.terminate();
  return response.statusCode;
}

/** A new guest's cookie. */
export async function cookieOf(server: ServerAddress, name: string): Promise<string> {
  const answer = await post(server, '/api/guest', { name });
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
