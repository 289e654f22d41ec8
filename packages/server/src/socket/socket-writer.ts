import type { Duplex } from 'node:stream';
import { refuse, type AnyRefusal, type ToClient } from '@topsail/protocol';
import type { WebSocket } from 'ws';
import { asciiJson, type Ascii } from '../ascii.ts';
import { encodeFrame } from './websocket-frame.ts';

/** A client that leaves more than this unread is disconnected. */
const MAX_BUFFERED_BYTES = 1 << 20;
/** One that leaves more than this unread is a slow reader, of which an address may have only some. */
const SLOW_BYTES = 1 << 16;
const MAX_SLOW_READERS = 16;
/** How long the client has to complete the closing handshake, in milliseconds. */
const CLOSE_TIMEOUT = 2_000;

/** WebSocket close codes (RFC 6455, 7.4). */
export const CLOSE_CODES = { goingAway: 1001, policy: 1008, tryAgain: 1013 } as const;
type CloseCode = (typeof CLOSE_CODES)[keyof typeof CLOSE_CODES];

/** Writes to one WebSocket: batches frames, limits what waits for a slow reader, and sends `bye` before closing. */
export class SocketWriter {
  readonly #socket: WebSocket;
  readonly #transport: Duplex;
  readonly #slowReaders: Set<object>;
  #isAlive = true;
  /** Encoded frames that the next tick sends in one write. */
  #outgoing = '';

  /** `transport` is the TCP socket under the WebSocket; `slowReaders` are those of the same address. */
  constructor(socket: WebSocket, transport: Duplex, slowReaders: Set<object>) {
    this.#socket = socket;
    this.#transport = transport;
    this.#slowReaders = slowReaders;
    socket.on('close', () => slowReaders.delete(this));
    socket.on('ping', () => (this.#isAlive = true)).on('pong', () => (this.#isAlive = true));
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  send(text: Ascii): void {
    if (!this.isOpen) return;
    if (this.#isReading()) this.#enqueue(text);
    else this.closeWith(refuse('frame/too-many', { params: { at: 'unread' } }).refusal, CLOSE_CODES.tryAgain);
  }

  /** Whether it reads fast enough, or is one of the few slow readers that its address may have. */
  #isReading(): boolean {
    const unread = this.#socket.bufferedAmount;
    if (unread <= SLOW_BYTES) this.#slowReaders.delete(this);
    else if (this.#slowReaders.size < MAX_SLOW_READERS) this.#slowReaders.add(this);
    return unread <= SLOW_BYTES || (unread <= MAX_BUFFERED_BYTES && this.#slowReaders.has(this));
  }

  sendMessage(message: ToClient): void {
    this.send(asciiJson(message));
  }

  /** Sends `bye` with the reason, then closes. */
  closeWith(refusal: AnyRefusal, code: CloseCode): void {
    if (!this.isOpen) return;
    this.#enqueue(asciiJson({ t: 'bye', refusal } satisfies ToClient));
    this.#flush();
    this.#socket.close(code);
    setTimeout(() => this.terminate(), CLOSE_TIMEOUT).unref();
  }

  /** Pings the client, and disconnects it when it has not answered the ping before. */
  checkAlive(): void {
    if (!this.#isAlive) this.terminate();
    else if (this.isOpen) this.#socket.ping();
    this.#isAlive = false;
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #enqueue(text: Ascii): void {
    if (this.#outgoing === '') process.nextTick(() => this.#flush());
    this.#outgoing += encodeFrame(text);
  }

  #flush(): void {
    const frames = this.#outgoing;
    this.#outgoing = '';
    if (frames !== '' && this.isOpen) this.#transport.write(frames, 'latin1');
  }
}
