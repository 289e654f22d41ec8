import type { Duplex } from 'node:stream';
import { deny, type Denial, type ToClient } from '@topsail/protocol';
import type { WebSocket } from 'ws';
import { asciiJson, type Ascii } from '../ascii.ts';
import { framed } from './framed.ts';

/** What a slow reader may leave unread, in bytes, before the line is cut. */
const MOST_UNREAD = 1 << 20;
/** How long the other end has to take the last words, in milliseconds. */
const FAREWELL = 2_000;

/** Why a WebSocket is closed, in its own numbers. */
export const CLOSING = { goingAway: 1001, policy: 1008, tryAgain: 1013 } as const;
type Closing = (typeof CLOSING)[keyof typeof CLOSING];

/** A WebSocket that says goodbye before it closes, and never holds more than its reader can be expected to take. */
export class Line {
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  #isAlive = true;
  /** Frames that go out together, in one write, when all that is said in this breath has been said. */
  #breath = '';

  /** `wire` is what the WebSocket writes to. */
  constructor(socket: WebSocket, wire: Duplex) {
    this.#socket = socket;
    this.#wire = wire;
    socket.on('ping', () => (this.#isAlive = true)).on('pong', () => (this.#isAlive = true));
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  send(text: Ascii): void {
    if (!this.isOpen) return;
    if (this.#socket.bufferedAmount <= MOST_UNREAD) this.#say(text);
    else this.bye(deny('frame/too-many', { params: { at: 'unread' } }).refusal, CLOSING.tryAgain);
  }

  tell(message: ToClient): void {
    this.send(asciiJson(message));
  }

  bye(refusal: Denial, why: Closing): void {
    if (!this.isOpen) return;
    this.#say(asciiJson({ t: 'bye', refusal } satisfies ToClient));
    this.#breathe();
    this.#socket.close(why);
    setTimeout(() => this.cut(), FAREWELL).unref();
  }

  /** Asks for a sign of life, and cuts the line when the last was not answered. */
  beat(): void {
    if (!this.#isAlive) this.cut();
    else if (this.isOpen) this.#socket.ping();
    this.#isAlive = false;
  }

  cut(): void {
    this.#socket.terminate();
  }

  #say(text: Ascii): void {
    if (this.#breath === '') process.nextTick(() => this.#breathe());
    this.#breath += framed(text);
  }

  #breathe(): void {
    const breath = this.#breath;
    this.#breath = '';
    if (breath !== '' && this.isOpen) this.#wire.write(breath, 'latin1');
  }
}
