import { randomUUID } from 'node:crypto';
import type { Chance } from '@topsail/engine';
import type { ClientPorts, ClientSocket, SocketListener } from '@topsail/protocol';
import { WebSocket } from 'ws';
import { addressHeaders, type Guest } from './guest.ts';

const RECENT_COMMANDS = 8;

/** Called for every text that a connection sends and receives. */
export interface TrafficListener {
  onSent(text: string): void;
  onReceived(text: string): void;
}

export interface ConnectionParts {
  readonly at: string;
  readonly guest: Guest;
  readonly chance: Chance;
  readonly traffic?: TrafficListener;
  /** How far the client's clock is ahead, in milliseconds. */
  readonly skew?: number;
  /** How late the next text arrives, in milliseconds. Texts stay in order. */
  readonly delay?: () => number;
  /** Whether the next command is sent twice. */
  readonly isDuplicated?: () => boolean;
}

/** Connects a protocol client to a real server with real sockets, and can break them on purpose. */
export class FaultyConnection {
  readonly ports: ClientPorts;
  readonly #parts: ConnectionParts;
  #socket: WebSocket | undefined;
  #send: (text: string) => void = () => undefined;
  readonly #terminateAfter = new WeakMap<WebSocket, number>();
  /** How often the client has connected. */
  connectCount = 0;
  /** The last commands that were sent. */
  readonly recentCommands: string[] = [];

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
    const { chance, skew = 0 } = parts;
    this.ports = {
      connect: (listener) => this.#connect(listener),
      after: (milliseconds, then) => {
        const timer = setTimeout(then, milliseconds);
        return () => clearTimeout(timer);
      },
      now: () => Date.now() + skew,
      random: () => (chance.roll(1000, 'pause') - 1) / 1000,
      newId: randomUUID,
    };
  }

  /** Breaks the connection without a close frame, like a cut cable. */
  cut(): void {
    this.#socket?.terminate();
  }

  /** Stops reading while the server goes on writing; the returned function resumes. */
  pauseReading(): () => void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return () => undefined;
    socket.pause();
    return () => socket.resume();
  }

  /** When the client closes this connection, the server does not notice for so many milliseconds: it is half open. */
  leaveHalfOpen(milliseconds: number): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.pause();
    this.#terminateAfter.set(this.#socket, milliseconds);
  }

  #connect(listener: SocketListener): ClientSocket {
    const { at, guest, traffic } = this.#parts;
    const socket = new WebSocket(`${at.replace('http', 'ws')}/ws`, {
      headers: { cookie: guest.cookie, origin: at, ...addressHeaders(guest) },
      perMessageDeflate: false,
    });
    this.#socket = socket;
    this.connectCount++;
    const receive = this.#delayed();
    const transmit = this.#delayed();
    socket.on('open', () => listener.onOpen());
    socket.on('message', (text: Buffer) => {
      traffic?.onReceived(text.toString());
      receive(() => listener.onMessage(text.toString()));
    });
    socket.on('close', () => receive(() => listener.onClose()));
    // Socket errors end in 'close', which is handled above.
    socket.on('error', () => undefined);
    const send = (text: string): void =>
      transmit(() => {
        if (socket.readyState === socket.OPEN) socket.send(text);
      });
    this.#send = send;
    return {
      send: (text) => {
        traffic?.onSent(text);
        send(text);
        if (isCommand(text) && this.#remember(text)) send(text);
      },
      close: () => this.#close(socket),
    };
  }

  /** Sends a text that the client does not know of. */
  sendRaw(text: string): void {
    this.#send(text);
  }

  /** True when the command is to be sent twice. */
  #remember(text: string): boolean {
    this.recentCommands.push(text);
    if (this.recentCommands.length > RECENT_COMMANDS) this.recentCommands.shift();
    return this.#parts.isDuplicated?.() === true;
  }

  #close(socket: WebSocket): void {
    const delay = this.#terminateAfter.get(socket);
    if (delay === undefined) socket.terminate();
    else setTimeout(() => socket.terminate(), delay);
  }

  /** Runs actions after the connection's delay, in order. */
  #delayed(): (action: () => unknown) => void {
    const { delay } = this.#parts;
    if (delay === undefined) return (action) => action();
    let last = Promise.resolve();
    return (action) => {
      const pause = new Promise<void>((done) => setTimeout(done, delay()));
      last = Promise.all([last, pause]).then(() => void action());
    };
  }
}

function isCommand(text: string): boolean {
  return text.startsWith('{"t":"command"');
}
