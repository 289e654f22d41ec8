import type { ClientPorts, ClientSocket, SocketListener } from '../ports.ts';

/** The server's side of every connection. */
export interface ServerListener {
  onOpen(socket: ClientSocket): void;
  onMessage(socket: ClientSocket, text: string): void;
  onClose(socket: ClientSocket): void;
}

/** A connection in memory. Messages wait until they are delivered by hand, or are lost when it closes. */
class SocketPair {
  readonly #client: SocketListener;
  readonly #server: ServerListener;
  #toServer: string[] = [];
  #toClient: string[] = [];
  #isOpen = false;
  #isClosed = false;

  readonly clientEnd: ClientSocket;
  readonly serverEnd: ClientSocket;

  constructor(client: SocketListener, server: ServerListener) {
    this.#client = client;
    this.#server = server;
    this.clientEnd = { send: (text) => this.#toServer.push(text), close: () => this.close() };
    this.serverEnd = { send: (text) => this.#toClient.push(text), close: () => this.#toClient.push(CLOSE) };
  }

  /** Opens the connection, or delivers the oldest message. False when there is nothing to deliver. */
  deliverToServer(): boolean {
    if (this.#isClosed) return false;
    if (!this.#isOpen) {
      this.#isOpen = true;
      this.#server.onOpen(this.serverEnd);
      this.#client.onOpen();
      return true;
    }
    const text = this.#toServer.shift();
    if (text !== undefined) this.#server.onMessage(this.serverEnd, text);
    return text !== undefined;
  }

  deliverToClient(): boolean {
    if (this.#isClosed) return false;
    const text = this.#toClient.shift();
    if (text === CLOSE) this.close();
    else if (text !== undefined) this.#client.onMessage(text);
    return text !== undefined;
  }

  close(): void {
    if (this.#isClosed) return;
    this.closeSilently();
    this.#client.onClose();
  }

  /** Closes the connection without telling the client. */
  closeSilently(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#toServer = [];
    this.#toClient = [];
    this.#server.onClose(this.serverEnd);
  }
}

const CLOSE = '';

/** Connections, a clock and random numbers for one client, all controlled by the test. */
export class FakeNetwork implements ClientPorts {
  readonly #server: ServerListener;
  readonly #connections: SocketPair[] = [];
  readonly #timers = new Set<{ readonly at: number; readonly then: () => void }>();
  #now = 1_000_000;
  #ids = 0;
  randomValue = 0.5;

  constructor(server: ServerListener) {
    this.#server = server;
  }

  connect(listener: SocketListener): ClientSocket {
    const pair = new SocketPair(listener, this.#server);
    this.#connections.push(pair);
    return pair.clientEnd;
  }

  after(milliseconds: number, then: () => void): () => void {
    const timer = { at: this.#now + milliseconds, then };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  now(): number {
    return this.#now;
  }

  random(): number {
    return this.randomValue;
  }

  newId(): string {
    return `command-${++this.#ids}`;
  }

  get attempts(): number {
    return this.#connections.length;
  }

  /** The client's last connection. */
  get connection(): SocketPair {
    const last = this.#connections.at(-1);
    if (last === undefined) throw new Error('the client has not connected');
    return last;
  }

  /** Advances the clock and calls the timers that are due, in order. */
  advance(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#due(end); next !== undefined; next = this.#due(end)) {
      this.#now = next.at;
      this.#timers.delete(next);
      next.then();
    }
    this.#now = end;
  }

  /** Delivers all messages in both directions until none is left. */
  deliverAll(): void {
    while (this.connection.deliverToServer() || this.connection.deliverToClient());
  }

  #due(end: number): { readonly at: number; readonly then: () => void } | undefined {
    return [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}
