import { randomUUID } from 'node:crypto';
import type { Chance } from '@topsail/engine';
import type { ClientPorts, ClientSocket, SocketListener } from '@topsail/protocol';
import { WebSocket } from 'ws';
import type { Guest } from './guest.ts';

const REMEMBERED = 8;

/** Hears every text that goes over a line, whatever the client makes of it. */
export interface Tap {
  sent(text: string): void;
  heard(text: string): void;
}

export interface LineParts {
  readonly at: string;
  readonly guest: Guest;
  readonly luck: Chance;
  readonly tap?: Tap;
  /** How far the client's clock is ahead, in milliseconds. */
  readonly skew?: number;
  /** How long the next text is under way, in milliseconds; texts never overtake each other. */
  readonly delay?: () => number;
  /** Whether the next command is sent twice. */
  readonly isEchoed?: () => boolean;
}

/** Real sockets to a real server, dialled for a client of the protocol, that can be broken on purpose. */
export class Line {
  readonly ports: ClientPorts;
  readonly #parts: LineParts;
  #socket: WebSocket | undefined;
  #send: (text: string) => void = () => undefined;
  readonly #lingering = new WeakMap<WebSocket, number>();
  /** How often the client has dialled. */
  dialled = 0;
  /** The last commands that were sent. */
  readonly commands: string[] = [];

  constructor(parts: LineParts) {
    this.#parts = parts;
    const { luck, skew = 0 } = parts;
    this.ports = {
      connect: (listener) => this.#dial(listener),
      after: (milliseconds, then) => {
        const timer = setTimeout(then, milliseconds);
        return () => clearTimeout(timer);
      },
      now: () => Date.now() + skew,
      random: () => (luck.roll(1000, 'pause') - 1) / 1000,
      newId: randomUUID,
    };
  }

  /** Breaks the connection without a word, as a cable does. */
  cut(): void {
    this.#socket?.terminate();
  }

  /** Reads nothing any more from this connection, while the server goes on writing, until what it returns is called. */
  stall(): () => void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return () => undefined;
    socket.pause();
    return () => socket.resume();
  }

  /** The client will hang up and the server will not hear of it for so long: a line open at one end. */
  hangOpen(milliseconds: number): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.pause();
    this.#lingering.set(this.#socket, milliseconds);
  }

  #dial(listener: SocketListener): ClientSocket {
    const { at, guest, tap } = this.#parts;
    const socket = new WebSocket(`${at.replace('http', 'ws')}/ws`, {
      headers: { cookie: guest.cookie, origin: at },
      perMessageDeflate: false,
    });
    this.#socket = socket;
    this.dialled++;
    const later = this.#inOrder();
    const laterSent = this.#inOrder();
    socket.on('open', () => listener.onOpen());
    socket.on('message', (text: Buffer) => {
      tap?.heard(text.toString());
      later(() => listener.onMessage(text.toString()));
    });
    socket.on('close', () => later(() => listener.onClose()));
    // What goes wrong closes the socket, and that is heard above.
    socket.on('error', () => undefined);
    const send = (text: string): void =>
      laterSent(() => {
        if (socket.readyState === socket.OPEN) socket.send(text);
      });
    this.#send = send;
    return {
      send: (text) => {
        tap?.sent(text);
        send(text);
        if (isCommand(text) && this.#remember(text)) send(text);
      },
      close: () => this.#hangUp(socket),
    };
  }

  /** Sends a text that the client knows nothing of. */
  slip(text: string): void {
    this.#send(text);
  }

  /** Whether it is to be sent once more. */
  #remember(text: string): boolean {
    this.commands.push(text);
    if (this.commands.length > REMEMBERED) this.commands.shift();
    return this.#parts.isEchoed?.() === true;
  }

  #hangUp(socket: WebSocket): void {
    const lingering = this.#lingering.get(socket);
    if (lingering === undefined) socket.terminate();
    else setTimeout(() => socket.terminate(), lingering);
  }

  /** Does things as late as the line is slow, one after the other. */
  #inOrder(): (action: () => unknown) => void {
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
