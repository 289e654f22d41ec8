import { once } from 'node:events';
import { PROTOCOL, type Channel, type ToServer } from '@topsail/protocol';
import { WebSocket } from 'ws';
import { addressHeaders, type Guest } from '../kit/guest.ts';
import type { TrafficListener } from '../kit/faulty-connection.ts';

/** A socket that sends messages and ignores the answers, except for reporting them to its listener. */
export class RawClient {
  readonly #socket: WebSocket;
  readonly #traffic: TrafficListener;

  private constructor(socket: WebSocket, traffic: TrafficListener) {
    this.#socket = socket;
    this.#traffic = traffic;
    socket.on('message', (text: Buffer) => traffic.onReceived(text.toString()));
    socket.on('error', () => undefined);
  }

  static async connect(at: string, guest: Guest, traffic: TrafficListener): Promise<RawClient> {
    const socket = new WebSocket(`${at.replace('http', 'ws')}/ws`, {
      headers: { cookie: guest.cookie, origin: at, ...addressHeaders(guest) },
      perMessageDeflate: false,
    });
    const rawClient = new RawClient(socket, traffic);
    await once(socket, 'open');
    rawClient.send({ t: 'hello', protocol: PROTOCOL });
    return rawClient;
  }

  send(message: ToServer): void {
    const text = JSON.stringify(message);
    this.#traffic.onSent(text);
    this.#socket.send(text);
  }

  say(table: string, channel: Channel, text: string): void {
    this.send({ t: 'say', table, channel, text });
  }

  /** Settles when everything that was sent to this socket is received. */
  async close(): Promise<void> {
    const closed = once(this.#socket, 'close');
    this.#socket.close();
    await closed;
  }
}
