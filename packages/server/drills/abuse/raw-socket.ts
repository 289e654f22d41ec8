import { connect, type Socket } from 'node:net';

/** A TCP connection. Errors close it and are otherwise ignored. */
export class RawSocket {
  readonly socket: Socket;
  readonly opened: Promise<unknown>;
  readonly closed: Promise<unknown>;
  /** Settles with the first data, or when the connection closes. */
  readonly answered: Promise<unknown>;
  readonly #parts: Buffer[] = [];

  constructor(port: number) {
    const socket = connect(port, '127.0.0.1');
    this.socket = socket;
    this.closed = new Promise((done) => socket.once('close', done));
    this.opened = Promise.race([new Promise((done) => socket.once('connect', done)), this.closed]);
    this.answered = Promise.race([new Promise((done) => socket.once('data', done)), this.closed]);
    socket.on('error', () => undefined);
    socket.on('data', (part: Buffer) => this.#parts.push(part));
  }

  get received(): string {
    return Buffer.concat(this.#parts).toString('latin1');
  }

  write(bytes: string | Buffer): void {
    if (this.socket.writable) this.socket.write(bytes, 'latin1');
  }
}
