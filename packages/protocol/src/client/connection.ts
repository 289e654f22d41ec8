import { refuse, type AnyRefusal, type ServerRefusalCode } from '../refusals.ts';
import type { Me, ToClient } from '../to-client.ts';
import { PROTOCOL } from '../version.ts';
import { backoffDelay } from './backoff.ts';
import type { ClientPorts, ClientSocket } from './ports.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

/** `lost`: not connected, the client will try again. `ended`: it will not try again. */
export type ConnectionStatus = 'connecting' | 'online' | 'lost' | 'ended';

/** A message that is not about the connection itself. */
export type ContentMessage = Exclude<ToClient, { readonly t: 'welcome' | 'pong' | 'bye' }>;

export interface ConnectionListener {
  onWelcome(me: Me): void;
  onMessage(message: ContentMessage): void;
  /** `why`: the refusal with which the server ended the connection for good, if it did. */
  onStatus(status: ConnectionStatus, why?: AnyRefusal): void;
}

const WELCOME_TIMEOUT = 10_000;
const PING_INTERVAL = 15_000;

/** Refusals after which reconnecting is pointless. */
const FINAL_CODES: readonly AnyRefusal['code'][] = [
  'frame/version',
  'person/unknown',
] satisfies ServerRefusalCode[];

/** A connection to the server that reconnects until it is ended. */
export class Connection {
  readonly #ports: ClientPorts;
  readonly #listener: ConnectionListener;
  #socket: ClientSocket | undefined;
  /** Events of earlier sockets are ignored. */
  #attempt = 0;
  #status: ConnectionStatus = 'connecting';
  #failures = 0;
  #pings = 0;
  /** When the unanswered ping was sent. */
  #pingSentAt: number | undefined;
  #skew = 0;
  /** One timer at a time: for the welcome, the next ping or the next attempt. */
  #cancelWait: () => void = () => undefined;

  constructor(ports: ClientPorts, listener: ConnectionListener) {
    this.#ports = ports;
    this.#listener = listener;
  }

  get status(): ConnectionStatus {
    return this.#status;
  }

  /** The server's clock, estimated. */
  now(): number {
    return this.#ports.now() + this.#skew;
  }

  connect(): void {
    this.#setStatus('connecting');
    const call = ++this.#attempt;
    const ifCurrent = (then: () => void): void => {
      if (call === this.#attempt) then();
    };
    this.#wait(WELCOME_TIMEOUT, () => this.drop());
    this.#socket = this.#ports.connect({
      onOpen: () => ifCurrent(() => this.#write({ t: 'hello', protocol: PROTOCOL })),
      onMessage: (text) => ifCurrent(() => this.#receive(JSON.parse(text) as ToClient)),
      onClose: () => ifCurrent(() => this.drop()),
    });
  }

  /** False when offline; then nothing is sent. */
  send(message: OutgoingMessage): boolean {
    if (this.#status !== 'online') return false;
    this.#write(message);
    return true;
  }

  /** Closes the current socket and schedules the next attempt. */
  drop(): void {
    if (this.#status === 'ended' || this.#status === 'lost') return;
    this.#closeSocket();
    this.#wait(backoffDelay(this.#failures++, this.#ports.random()), () => this.connect());
    this.#setStatus('lost');
  }

  /** Connects at once instead of waiting for the next attempt. */
  reconnectNow(): void {
    if (this.#status !== 'lost') return;
    this.#failures = 0;
    this.connect();
  }

  end(why?: AnyRefusal): void {
    this.#closeSocket();
    this.#setStatus('ended', why);
  }

  #receive(message: ToClient): void {
    if (message.t === 'welcome') this.#welcome(message);
    else if (message.t === 'pong') this.#receivePong(message);
    else if (message.t === 'bye') this.#receiveBye(message.refusal);
    else this.#listener.onMessage(message);
  }

  #welcome({ protocol, me, now }: ToClient & { readonly t: 'welcome' }): void {
    if (protocol !== PROTOCOL) {
      this.end(refuse('frame/version').refusal);
      return;
    }
    this.#skew = now - this.#ports.now();
    this.#setStatus('online');
    this.#pings = 0;
    this.#ping();
    this.#listener.onWelcome(me);
  }

  #ping(): void {
    this.#pingSentAt = this.#ports.now();
    this.#write({ t: 'ping', n: this.#pings });
    this.#wait(PING_INTERVAL, () => {
      if (this.#pingSentAt === undefined) this.#ping();
      else this.drop();
    });
  }

  /** Assumes that the server read its clock halfway between ping and pong. */
  #receivePong({ n, now }: ToClient & { readonly t: 'pong' }): void {
    if (this.#pingSentAt === undefined || n !== this.#pings) return;
    this.#skew = now - (this.#pingSentAt + this.#ports.now()) / 2;
    this.#pingSentAt = undefined;
    // Only the second pong resets the backoff: it proves that the connection has lasted.
    if (this.#pings++ > 0) this.#failures = 0;
  }

  #receiveBye(why: AnyRefusal): void {
    if (FINAL_CODES.includes(why.code)) this.end(why);
    else this.drop();
  }

  #closeSocket(): void {
    this.#attempt++;
    this.#cancelWait();
    this.#socket?.close();
    this.#socket = undefined;
    this.#pingSentAt = undefined;
  }

  #write(message: OutgoingMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #wait(milliseconds: number, then: () => void): void {
    this.#cancelWait();
    this.#cancelWait = this.#ports.after(milliseconds, then);
  }

  #setStatus(status: ConnectionStatus, why?: AnyRefusal): void {
    if (this.#status === status) return;
    this.#status = status;
    this.#listener.onStatus(status, why);
  }
}
