import type { Chance } from '@topsail/engine';
import { PROTOCOL, type Me } from '@topsail/protocol';
import { WebSocket } from 'ws';
import type { Guest } from '../kit/guest.ts';
import { must, within } from '../kit/verdict.ts';
import { FrameInspector } from '../leak/frame-inspector.ts';

const DISCONNECT_SECONDS = 30;

/** A person who attacks, with an address of their own that is sent as by a proxy. */
export interface Attacker extends Guest {
  readonly address: string;
}

export function randomAddress(chance: Chance): string {
  return `10.${chance.roll(4, 'net')}.${chance.roll(8, 'net')}.${chance.roll(250, 'host')}`;
}

export async function newAttacker(at: string, name: string, chance: Chance): Promise<Attacker> {
  const address = randomAddress(chance);
  const answer = await fetch(`${at}/api/guest`, {
    method: 'POST',
    headers: { origin: at, 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ name }),
  });
  const [cookie = ''] = answer.headers.getSetCookie();
  must(answer.ok, () => `could not create a guest: ${answer.status}`);
  return { ...((await answer.json()) as Me), cookie: cookie.slice(0, cookie.indexOf(';')), address };
}

/** A WebSocket that sends anything. Everything it receives is inspected. */
export class HostileClient {
  readonly inspector: FrameInspector;
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  sent = 0;
  #last = '';

  private constructor(socket: WebSocket, attacker: Attacker) {
    this.socket = socket;
    this.inspector = new FrameInspector(attacker);
    this.closed = new Promise((done) => socket.once('close', done));
    socket.on('error', () => undefined);
    socket.on('message', (text: Buffer) => {
      this.#last = text.toString();
      this.inspector.onReceived(this.#last);
    });
  }

  /** Undefined when the server refuses the connection. */
  static async connect(at: string, attacker: Attacker, chance: Chance): Promise<HostileClient | undefined> {
    const { cookie } = attacker;
    const socket = new WebSocket(`${at.replace('http', 'ws')}/ws`, {
      headers: { cookie, origin: at, 'x-forwarded-for': randomAddress(chance) },
      perMessageDeflate: false,
    });
    const client = new HostileClient(socket, attacker);
    await Promise.race([new Promise((done) => socket.once('open', done)), client.closed]);
    return socket.readyState === socket.OPEN ? client : undefined;
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  hello(): void {
    this.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL }));
  }

  send(frame: string | Buffer, options: { readonly fin?: boolean; readonly binary?: boolean } = {}): void {
    if (!this.isOpen) return;
    this.sent += 1;
    if (typeof frame === 'string') this.inspector.onSent(frame);
    this.socket.send(frame, options);
  }

  /** Fails unless the server disconnects this client, with a `bye`. */
  async mustBeDisconnected(why: string): Promise<void> {
    await within(DISCONNECT_SECONDS, () => `${why} and is not disconnected`, this.closed);
    must(
      this.#last.startsWith('{"t":"bye"'),
      () => `${why} and the last frame is ${this.#last.slice(0, 200)}`,
    );
  }

  async close(): Promise<void> {
    this.socket.close();
    const timer = setTimeout(() => this.socket.terminate(), 2000);
    await this.closed;
    clearTimeout(timer);
  }
}
