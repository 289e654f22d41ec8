import { randomUUID } from 'node:crypto';
import { deny, PROTOCOL, readToServer, type Denial, type ToClient, type ToServer } from '@topsail/protocol';
import { StoreFailure, type PersonRow } from '@topsail/store';
import type { WebSocket } from 'ws';
import type { Client } from '../client.ts';
import type { House } from '../house.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { attend, type Request } from './attend.ts';
import { COST_OF_SIGNAL, COST_OF_UNREADABLE, COSTS } from './costs.ts';
import { Inbox } from './inbox.ts';
import { Purse } from './purse.ts';

/** What a slow reader may leave unread, in bytes, before the connection is cut. */
const MOST_UNREAD = 1 << 20;
const MOST_WAITING = 64;
const SECONDS_SAVED = 10;
/** So many refusals in a row, and one more every ten seconds, before the connection is cut. */
const PATIENCE = { most: 10, perSecond: 0.1 } as const;

/** Why the WebSocket is closed, in its own numbers. */
const CLOSE = { goingAway: 1001, policy: 1008, tryAgain: 1013 } as const;
/** How long a reader has to take the last words, in milliseconds. */
const FAREWELL = 2_000;

export interface ConnectionParts {
  readonly house: House;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly credits: number;
  /** Of the address, which all its connections share. */
  readonly shared: Purse;
}

/** One WebSocket and the person at its other end. */
export class Connection implements Client {
  person: PersonRow;
  readonly #socket: WebSocket;
  readonly #parts: ConnectionParts;
  readonly #purse: Purse;
  readonly #patience: Purse;
  readonly #inbox = new Inbox<ToServer>(MOST_WAITING, (message) => this.#take(message));
  #isGreeted = false;
  #isAlive = true;

  constructor(socket: WebSocket, person: PersonRow, parts: ConnectionParts) {
    const now = performance.now();
    this.#socket = socket;
    this.person = person;
    this.#parts = parts;
    this.#purse = new Purse(parts.credits * SECONDS_SAVED, parts.credits, now);
    this.#patience = new Purse(PATIENCE.most, PATIENCE.perSecond, now);
    socket.on('message', (frame: Buffer, isBinary) => this.#hear(isBinary ? undefined : frame.toString()));
    socket.on('ping', () => this.#signal()).on('pong', () => this.#signal());
    socket.on('close', () => this.#gone());
    // What goes wrong with a socket closes it, and that is heard above.
    socket.on('error', (error) => parts.log.debug({ code: codeOf(error) }, 'a socket failed'));
  }

  send(frame: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_UNREAD) {
      this.#parts.metrics.turnedAway('slow');
      this.#bye(deny('frame/too-many', { params: { at: 'unread' } }).refusal, CLOSE.tryAgain);
    } else this.#socket.send(frame);
  }

  /** The last words, because the server stops. */
  dismiss(): void {
    this.#bye(deny('server/stopping').refusal, CLOSE.goingAway);
  }

  /** Asks for a sign of life, and cuts the connection when the last was not answered or nobody ever said hello. */
  beat(): void {
    if (!this.#isAlive || !this.#isGreeted) {
      this.#socket.terminate();
      return;
    }
    this.#isAlive = false;
    this.#socket.ping();
  }

  #hear(frame: string | undefined): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const read =
      frame === undefined ? deny('frame/unreadable', { params: { at: 'binary' } }) : readToServer(frame);
    if (!this.#pays(read.ok ? COSTS[read.value.t] : COST_OF_UNREADABLE))
      this.#refuse(deny('frame/too-many').refusal, read.ok ? read.value : undefined);
    else if (!read.ok) this.#refuse(read.refusal, undefined);
    else if (!this.#inbox.put(read.value)) this.#refuse(deny('frame/too-many').refusal, read.value);
  }

  #pays(cost: number): boolean {
    const now = performance.now();
    return this.#purse.spend(cost, now) && this.#parts.shared.spend(cost, now);
  }

  #signal(): void {
    this.#isAlive = true;
    if (!this.#pays(COST_OF_SIGNAL)) this.#socket.terminate();
  }

  /** Turns a frame away; whoever goes on like that is hung up on. */
  #refuse(refusal: Denial, message: ToServer | undefined): void {
    this.#parts.metrics.turnedAway(refusal.code);
    if (!this.#isGreeted || !this.#patience.spend(1, performance.now())) this.#bye(refusal, CLOSE.policy);
    else this.#tell({ t: 'refused', ...about(message), refusal });
  }

  #take(message: ToServer): Promise<void> | undefined {
    if (!this.#isGreeted || message.t === 'hello') {
      this.#greet(message);
      return undefined;
    }
    if (message.t === 'ping') {
      this.#tell({ t: 'pong', n: message.n, now: Date.now() });
      return undefined;
    }
    return this.#ask(message);
  }

  #greet(message: ToServer): void {
    if (message.t !== 'hello' || this.#isGreeted)
      return this.#refuse(deny('frame/unreadable', { params: { at: 'hello' } }).refusal, message);
    if (message.protocol !== PROTOCOL)
      return this.#bye(deny('frame/version', { params: { protocol: PROTOCOL } }).refusal, CLOSE.policy);
    this.#isGreeted = true;
    const { person, name, program } = this.person;
    this.#tell({ t: 'welcome', protocol: PROTOCOL, me: { person, name, program }, now: Date.now() });
  }

  async #ask(request: Request): Promise<void> {
    try {
      await attend(this.#parts.house, this, request);
    } catch (error) {
      const id = randomUUID();
      this.#parts.log.error({ err: error, id, t: request.t, ...about(request) }, 'a message failed');
      const code = error instanceof StoreFailure && error.full ? 'store/full' : 'store/unavailable';
      this.#tell({ t: 'refused', ...about(request), refusal: deny(code, { params: { id } }).refusal });
    }
  }

  #tell(message: ToClient): void {
    this.send(JSON.stringify(message));
  }

  #bye(refusal: Denial, code: number): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#socket.send(JSON.stringify({ t: 'bye', refusal } satisfies ToClient));
    this.#socket.close(code);
    this.#inbox.empty();
    setTimeout(() => this.#socket.terminate(), FAREWELL).unref();
  }

  #gone(): void {
    this.#inbox.empty();
    this.#parts.house.gone(this);
  }
}

/** What a message was about, so that its sender knows which one was refused. */
function about(message: ToServer | undefined): { readonly command?: string; readonly table?: string } {
  if (message === undefined) return {};
  return {
    ...('command' in message ? { command: message.command } : {}),
    ...('table' in message ? { table: message.table } : {}),
  };
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : error.name;
}
