import type { Chance } from '@topsail/engine';
import { PROTOCOL, type Me } from '@topsail/protocol';
import { WebSocket } from 'ws';
import type { Guest } from '../kit/guest.ts';
import { must, within } from '../kit/verdict.ts';
import { Witness } from '../leak/witness.ts';

const PATIENCE_SECONDS = 30;

/** Somebody who means no good, from an address of their own: the server is told of it as by a proxy. */
export interface Villain extends Guest {
  readonly address: string;
}

export function someAddress(luck: Chance): string {
  return `10.${luck.roll(4, 'net')}.${luck.roll(8, 'net')}.${luck.roll(250, 'host')}`;
}

export async function newVillain(at: string, name: string, luck: Chance): Promise<Villain> {
  const address = someAddress(luck);
  const answer = await fetch(`${at}/api/guest`, {
    method: 'POST',
    headers: { origin: at, 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ name }),
  });
  const [cookie = ''] = answer.headers.getSetCookie();
  must(answer.ok, () => `no guest could be made: ${answer.status}`);
  return { ...((await answer.json()) as Me), cookie: cookie.slice(0, cookie.indexOf(';')), address };
}

/** A socket that sends what it likes. Everything it is sent is looked at. */
export class Raider {
  readonly witness: Witness;
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  sent = 0;
  #last = '';

  private constructor(socket: WebSocket, villain: Villain) {
    this.socket = socket;
    this.witness = new Witness(villain);
    this.closed = new Promise((done) => socket.once('close', done));
    socket.on('error', () => undefined);
    socket.on('message', (text: Buffer) => {
      this.#last = text.toString();
      this.witness.heard(this.#last);
    });
  }

  /** Undefined when the server wants no more connections from there. */
  static async dial(at: string, villain: Villain, luck: Chance): Promise<Raider | undefined> {
    const { cookie } = villain;
    const socket = new WebSocket(`${at.replace('http', 'ws')}/ws`, {
      headers: { cookie, origin: at, 'x-forwarded-for': someAddress(luck) },
      perMessageDeflate: false,
    });
    const raider = new Raider(socket, villain);
    await Promise.race([new Promise((done) => socket.once('open', done)), raider.closed]);
    return socket.readyState === socket.OPEN ? raider : undefined;
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
    if (typeof frame === 'string') this.witness.sent(frame);
    this.socket.send(frame, options);
  }

  /** The server must have hung up, with a reason. */
  async isDismissed(why: string): Promise<void> {
    await within(PATIENCE_SECONDS, () => `${why}, and is not hung up on`, this.closed);
    must(
      this.#last.startsWith('{"t":"bye"'),
      () => `${why}, and the last word is ${this.#last.slice(0, 200)}`,
    );
  }

  async leave(): Promise<void> {
    this.socket.close();
    const timer = setTimeout(() => this.socket.terminate(), 2000);
    await this.closed;
    clearTimeout(timer);
  }
}
