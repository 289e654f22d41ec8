import { once } from 'node:events';
import { PROTOCOL, type Channel, type ToServer } from '@topsail/protocol';
import { WebSocket } from 'ws';
import type { Guest } from '../kit/guest.ts';
import type { Tap } from '../kit/line.ts';

/** A bare socket of somebody who looks and talks, and does not care what is answered. */
export class Looker {
  readonly #socket: WebSocket;
  readonly #tap: Tap;

  private constructor(socket: WebSocket, tap: Tap) {
    this.#socket = socket;
    this.#tap = tap;
    socket.on('message', (text: Buffer) => tap.heard(text.toString()));
    socket.on('error', () => undefined);
  }

  static async dial(at: string, { cookie }: Guest, tap: Tap): Promise<Looker> {
    const socket = new WebSocket(`${at.replace('http', 'ws')}/ws`, {
      headers: { cookie, origin: at },
      perMessageDeflate: false,
    });
    const looker = new Looker(socket, tap);
    await once(socket, 'open');
    looker.send({ t: 'hello', protocol: PROTOCOL });
    return looker;
  }

  send(message: ToServer): void {
    const text = JSON.stringify(message);
    this.#tap.sent(text);
    this.#socket.send(text);
  }

  say(table: string, channel: Channel, text: string): void {
    this.send({ t: 'say', table, channel, text });
  }

  /** Settles when all that was sent has been heard. */
  async close(): Promise<void> {
    const closed = once(this.#socket, 'close');
    this.#socket.close();
    await closed;
  }
}
