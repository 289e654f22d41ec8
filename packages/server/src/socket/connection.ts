import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import {
  refuse,
  PROTOCOL,
  readToServer,
  type AnyRefusal,
  type ToServer,
  type ToServerRead,
} from '@topsail/protocol';
import type { PersonRow } from '@topsail/store';
import type { WebSocket } from 'ws';
import type { Ascii } from '../ascii.ts';
import type { Client } from '../client.ts';
import { refusalCodeOf } from '../refusal-code.ts';
import type { TableService } from '../table-service/table-service.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { dispatch, type Request } from './dispatch.ts';
import { COST_OF_CONTROL_FRAME, COST_OF_UNREADABLE, costOf } from '../rate-limit/costs.ts';
import { MessageQueue } from './message-queue.ts';
import { CLOSE_CODES, SocketWriter } from './socket-writer.ts';
import { TokenBucket } from '../rate-limit/token-bucket.ts';

const MAX_QUEUED = 64;
const BURST_SECONDS = 10;
/** A client may send this many frames that are rejected, and one more every ten seconds, before it is disconnected. */
const REJECTED_FRAMES = { capacity: 10, perSecond: 0.1 } as const;

export interface ConnectionParts {
  readonly tables: TableService;
  readonly metrics: Metrics;
  readonly log: Log;
  /** The time by which the clocks of the tables run. */
  readonly now: () => number;
  /** The token it was opened with, as `Sessions` names it. */
  readonly session: string;
  readonly credits: number;
  /** Where it comes from, as rate limits know it. */
  readonly address: string;
  /** Shared by all connections from the same address. */
  readonly addressBucket: TokenBucket;
  /** The connections from the same address that leave much unread. */
  readonly slowReaders: Set<object>;
}

type UnreadableMessage = Extract<ToServerRead, { readonly ok: false }>;

/** One WebSocket of one person: reads messages, charges their cost, and passes them on in order. */
export class Connection implements Client {
  person: PersonRow;
  readonly address: string;
  readonly session: string;
  readonly #writer: SocketWriter;
  readonly #parts: ConnectionParts;
  readonly #bucket: TokenBucket;
  readonly #rejectionBucket: TokenBucket;
  readonly #queue = new MessageQueue<ToServer>(MAX_QUEUED, (message) => this.#handle(message));
  #isGreeted = false;

  constructor(socket: WebSocket, transport: Duplex, person: PersonRow, parts: ConnectionParts) {
    const now = performance.now();
    this.person = person;
    this.address = parts.address;
    this.session = parts.session;
    this.#writer = new SocketWriter(socket, transport, parts.slowReaders);
    this.#parts = parts;
    this.#bucket = new TokenBucket(parts.credits * BURST_SECONDS, parts.credits, now);
    this.#rejectionBucket = new TokenBucket(REJECTED_FRAMES.capacity, REJECTED_FRAMES.perSecond, now);
    socket.on('message', (frame: Buffer, isBinary) =>
      this.#onMessage(isBinary ? undefined : frame.toString()),
    );
    socket.on('ping', () => this.#onControlFrame()).on('pong', () => this.#onControlFrame());
    socket.on('close', () => this.#onClose());
    // Socket errors end in 'close', which is handled above.
    socket.on('error', (error) => parts.log.debug({ reason: error.message }, 'a socket failed'));
  }

  send(frame: Ascii): void {
    this.#writer.send(frame);
  }

  charge(credits: number): void {
    const now = performance.now();
    this.#bucket.charge(credits, now);
    this.#parts.addressBucket.charge(credits, now);
  }

  /** Closes the connection because its session was ended. */
  closeForEnd(): void {
    this.#writer.closeWith(refuse('person/unknown').refusal, CLOSE_CODES.policy);
  }

  /** Closes the connection because the server stops. */
  closeForShutdown(): void {
    if (this.#writer.isOpen) this.#writer.closeWith(refuse('server/stopping').refusal, CLOSE_CODES.goingAway);
    else this.#writer.terminate();
  }

  /** Called on every heartbeat: disconnects a client that is gone or has never sent `hello`. */
  checkAlive(): void {
    if (this.#isGreeted) this.#writer.checkAlive();
    else this.#writer.terminate();
  }

  #onMessage(frame: string | undefined): void {
    if (!this.#writer.isOpen) return;
    const read = frame === undefined ? unreadable('binary') : readToServer(frame);
    if (!this.#takeCredits(read.ok ? costOf(read.value) : COST_OF_UNREADABLE))
      this.#reject(refuse('frame/too-many').refusal, read.ok ? read.value : read);
    else if (!read.ok) this.#reject(read.refusal, read);
    else if (!this.#queue.push(read.value)) this.#reject(refuse('frame/too-many').refusal, read.value);
  }

  #takeCredits(cost: number): boolean {
    const now = performance.now();
    return this.#bucket.take(cost, now) && this.#parts.addressBucket.take(cost, now);
  }

  #onControlFrame(): void {
    if (!this.#takeCredits(COST_OF_CONTROL_FRAME)) this.#writer.terminate();
  }

  /** Answers with a refusal; disconnects a client that was refused too often. */
  #reject(refusal: AnyRefusal, message: ToServer | UnreadableMessage): void {
    this.#parts.metrics.frameRejected(refusal.code);
    if (this.#isGreeted && this.#rejectionBucket.take(1, performance.now()))
      this.#writer.sendMessage({ t: 'refused', ...about(message), refusal });
    else this.#writer.closeWith(refusal, CLOSE_CODES.policy);
  }

  #handle(message: ToServer): Promise<void> | undefined {
    if (!this.#writer.isOpen) return undefined;
    if (message.t === 'hello') this.#greet(message.protocol);
    else if (!this.#isGreeted) this.#reject(unreadable('hello').refusal, message);
    else if (message.t === 'ping')
      this.#writer.sendMessage({ t: 'pong', n: message.n, now: this.#parts.now() });
    else return this.#dispatch(message);
    return undefined;
  }

  #greet(protocol: number): void {
    if (protocol !== PROTOCOL) {
      this.#writer.closeWith(
        refuse('frame/version', { params: { protocol: PROTOCOL } }).refusal,
        CLOSE_CODES.policy,
      );
      return;
    }
    this.#isGreeted = true;
    const { person, name, program } = this.person;
    this.#writer.sendMessage({
      t: 'welcome',
      protocol: PROTOCOL,
      me: { person, name, program },
      now: this.#parts.now(),
    });
  }

  async #dispatch(request: Request): Promise<void> {
    try {
      await dispatch(this.#parts.tables, this, request);
    } catch (error) {
      const id = randomUUID();
      const { id: command, table } = about(request);
      this.#parts.log.error({ err: error, id, t: request.t, command, table }, 'a message failed');
      const { refusal } = refuse(refusalCodeOf(error), { params: { id } });
      this.#writer.sendMessage({ t: 'refused', ...about(request), refusal });
    }
  }

  #onClose(): void {
    this.#queue.clear();
    this.#parts.tables.disconnected(this);
  }
}

function unreadable(at: string) {
  return refuse('frame/unreadable', { params: { at } });
}

/** The fields by which the sender recognises the refused message. */
function about(message: ToServer | UnreadableMessage): {
  readonly id?: string;
  readonly table?: string;
} {
  return {
    ...('id' in message ? { id: message.id } : {}),
    ...('table' in message ? { table: message.table } : {}),
  };
}
