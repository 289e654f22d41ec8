import type { Socket } from 'node:net';
import { limitKeyOf } from './client-address.ts';

/** Connections beside WebSockets: requests, and those that have not said yet what they want. */
const BESIDE_WEBSOCKETS = 100;

/** Closes TCP connections beyond the limit of their address. */
export class SocketLimit {
  readonly #most: number;
  readonly #counts = new Map<string, number>();
  readonly #seen = new WeakSet<Socket>();

  constructor(webSocketsPerAddress: number) {
    this.#most = webSocketsPerAddress + BESIDE_WEBSOCKETS;
  }

  admit(socket: Socket): void {
    // One whose upgrade was ignored comes a second time.
    if (this.#seen.has(socket)) return;
    const key = limitKeyOf(socket.remoteAddress ?? '');
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.#most) {
      socket.destroy();
      return;
    }
    this.#seen.add(socket);
    this.#counts.set(key, count + 1);
    socket.once('close', () => this.#release(key));
  }

  #release(key: string): void {
    const left = (this.#counts.get(key) ?? 0) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}
