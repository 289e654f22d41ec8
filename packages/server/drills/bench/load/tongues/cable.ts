import { once } from 'node:events';
import { WebSocket } from 'ws';

/** A WebSocket that costs this side as little as possible. Frames wait until somebody takes them. */
export class Cable {
  readonly #socket: WebSocket;
  readonly #frames: Buffer[] = [];
  #heed = (frame: Buffer): void => void this.#frames.push(frame);

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (frame: Buffer) => this.#heed(frame));
    socket.on('close', () => {
      throw new Error('the server has hung up');
    });
  }

  static async open(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Cable> {
    const socket = new WebSocket(url, { headers, perMessageDeflate: false, skipUTF8Validation: true });
    const cable = new Cable(socket);
    await once(socket, 'open');
    return cable;
  }

  send(frame: string | Buffer): void {
    this.#socket.send(frame);
  }

  /** The next frame of which this is true; those before it are let go. */
  next(isWanted: (frame: Buffer) => boolean): Promise<Buffer> {
    return new Promise((done) => {
      this.hear((frame) => {
        if (!isWanted(frame)) return;
        this.#heed = (later) => void this.#frames.push(later);
        done(frame);
      });
    });
  }

  /** Has every frame from now on, and those that have waited, heard here. */
  hear(heed: (frame: Buffer) => void): void {
    this.#heed = heed;
    while (this.#frames.length > 0 && this.#heed === heed) {
      const frame = this.#frames.shift();
      if (frame !== undefined) heed(frame);
    }
  }
}
