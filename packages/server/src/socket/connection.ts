import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import {
  deny,
  PROTOCOL,
  readToServer,
  type Denial,
  type ToServer,
  type ToServerRead,
} from '@topsail/protocol';
import type { PersonRow } from '@topsail/store';
import type { WebSocket } from 'ws';
import type { Ascii } from '../ascii.ts';
import type { Client } from '../client.ts';
import { codeOf } from '../fault.ts';
import type { House } from '../house.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { attend, type Request } from './attend.ts';
import { COST_OF_SIGNAL, COST_OF_UNREADABLE, costOf } from './costs.ts';
import { Inbox } from './inbox.ts';
import { CLOSING, Line } from './line.ts';
import { Purse } from './purse.ts';

const MOST_WAITING = 64;
const SECONDS_SAVED = 10;
/** So many frames may be turned away, and one more every ten seconds, before the line is cut. */
const PATIENCE = { most: 10, perSecond: 0.1 } as const;

export interface ConnectionParts {
  readonly house: House;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly credits: number;
  /** Of the address, which all its connections share. */
  readonly shared: Purse;
}

type Unread = Extract<ToServerRead, { readonly ok: false }>;

/** One WebSocket and the person at its other end. */
export class Connection implements Client {
  person: PersonRow;
  readonly #line: Line;
  readonly #parts: ConnectionParts;
  readonly #purse: Purse;
  readonly #patience: Purse;
  readonly #inbox = new Inbox<ToServer>(MOST_WAITING, (message) => this.#take(message));
  #isGreeted = false;

  constructor(socket: WebSocket, wire: Duplex, person: PersonRow, parts: ConnectionParts) {
    const now = performance.now();
    this.person = person;
    this.#line = new Line(socket, wire);
    this.#parts = parts;
    this.#purse = new Purse(parts.credits * SECONDS_SAVED, parts.credits, now);
    this.#patience = new Purse(PATIENCE.most, PATIENCE.perSecond, now);
    socket.on('message', (frame: Buffer, isBinary) => this.#hear(isBinary ? undefined : frame.toString()));
    socket.on('ping', () => this.#signalled()).on('pong', () => this.#signalled());
    socket.on('close', () => this.#gone());
    // What goes wrong with a socket closes it, and that is heard above.
    socket.on('error', (error) => parts.log.debug({ reason: error.message }, 'a socket failed'));
  }

  send(frame: Ascii): void {
    this.#line.send(frame);
  }

  /** The last words, because the server stops. */
  dismiss(): void {
    if (this.#line.isOpen) this.#line.bye(deny('server/stopping').refusal, CLOSING.goingAway);
    else this.#line.cut();
  }

  /** Now and then: cuts the line when nobody is there, or nobody has ever said hello. */
  beat(): void {
    if (this.#isGreeted) this.#line.beat();
    else this.#line.cut();
  }

  #hear(frame: string | undefined): void {
    if (!this.#line.isOpen) return;
    const read = frame === undefined ? unreadable('binary') : readToServer(frame);
    if (!this.#pays(read.ok ? costOf(read.value) : COST_OF_UNREADABLE))
      this.#turnAway(deny('frame/too-many').refusal, read.ok ? read.value : read);
    else if (!read.ok) this.#turnAway(read.refusal, read);
    else if (!this.#inbox.put(read.value)) this.#turnAway(deny('frame/too-many').refusal, read.value);
  }

  #pays(cost: number): boolean {
    const now = performance.now();
    return this.#purse.spend(cost, now) && this.#parts.shared.spend(cost, now);
  }

  #signalled(): void {
    if (!this.#pays(COST_OF_SIGNAL)) this.#line.cut();
  }

  /** Whoever goes on sending what is turned away is hung up on. */
  #turnAway(refusal: Denial, message: ToServer | Unread): void {
    this.#parts.metrics.turnedAway(refusal.code);
    if (this.#isGreeted && this.#patience.spend(1, performance.now()))
      this.#line.tell({ t: 'refused', ...about(message), refusal });
    else this.#line.bye(refusal, CLOSING.policy);
  }

  #take(message: ToServer): Promise<void> | undefined {
    if (!this.#line.isOpen) return undefined;
    if (message.t === 'hello') this.#greet(message.protocol);
    else if (!this.#isGreeted) this.#turnAway(unreadable('hello').refusal, message);
    else if (message.t === 'ping') this.#line.tell({ t: 'pong', n: message.n, now: Date.now() });
    else return this.#ask(message);
    return undefined;
  }

  #greet(protocol: number): void {
    if (protocol !== PROTOCOL) {
      this.#line.bye(deny('frame/version', { params: { protocol: PROTOCOL } }).refusal, CLOSING.policy);
      return;
    }
    this.#isGreeted = true;
    const { person, name, program } = this.person;
    this.#line.tell({ t: 'welcome', protocol: PROTOCOL, me: { person, name, program }, now: Date.now() });
  }

  async #ask(request: Request): Promise<void> {
    try {
      await attend(this.#parts.house, this, request);
    } catch (error) {
      const id = randomUUID();
      this.#parts.log.error({ err: error, id, t: request.t, ...about(request) }, 'a message failed');
      const { refusal } = deny(codeOf(error), { params: { id } });
      this.#line.tell({ t: 'refused', ...about(request), refusal });
    }
  }

  #gone(): void {
    this.#inbox.empty();
    this.#parts.house.gone(this);
  }
}

function unreadable(at: string) {
  return deny('frame/unreadable', { params: { at } });
}

/** What a message was about, so that its sender knows which one was refused. */
function about(message: ToServer | Unread): { readonly command?: string; readonly table?: string } {
  return {
    ...('command' in message ? { command: message.command } : {}),
    ...('table' in message ? { table: message.table } : {}),
  };
}
