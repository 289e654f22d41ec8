import { once } from 'node:events';
import { WebSocket } from 'ws';

/** A WebSocket with little overhead on the client's side. Frames are buffered until there is a listener. */
export class MinimalSocket {
  readonly #socket: WebSocket;
  readonly #frames: Buffer[] = [];
  #listener = (frame: Buffer): void => void this.#frames.push(frame);

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (frame: Buffer) => this.#listener(frame));
    socket.on('close', () => {
      throw new Error('the server has closed the connection');
    });
  }

  static async open(url: string, headers: Readonly<Record<string, string>> = {}): Promise<MinimalSocket> {
    const socket = new WebSocket(url, { headers, perMessageDeflate: false, skipUTF8Validation: true });
    const connection = new MinimalSocket(socket);
    await once(socket, 'open');
    return connection;
  }

  send(frame: string | Buffer): void {
    this.#socket.send(frame);
  }

  /** The next frame that meets the condition; frames before it are dropped. */
  next(isWanted: (frame: Buffer) => boolean): Promise<Buffer> {
    return new Promise((done) => {
      this.onFrame((frame) => {
        if (!isWanted(frame)) return;
        this.#listener = (later) => void this.#frames.push(later);
        done(frame);
      });
    });
  }

  /** Passes all buffered and future frames to this listener. */
  onFrame(listener: (frame: Buffer) => void): void {
    this.#listener = listener;
    while (this.#frames.length > 0 && this.#listener === listener) {
      const frame = this.#frames.shift();
      if (frame !== undefined) listener(frame);
    }
  }
}
