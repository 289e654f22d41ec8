import { deny, type Denial, type ServerRefusalCode } from '../refusals.ts';
import type { Me, ToClient } from '../to-client.ts';
import { PROTOCOL } from '../version.ts';
import { pauseAfter } from './pause.ts';
import type { ClientPorts, Wire } from './ports.ts';
import type { Sent } from './sent.ts';

/** `lost`: it was or could not be reached, and will be tried again. `ended`: it will not. */
export type Standing = 'connecting' | 'online' | 'lost' | 'ended';

export interface ConnectionEars {
  welcomed(me: Me): void;
  heard(message: ToClient): void;
  /** `why` the server wants no more of this client, where it said so. */
  stands(standing: Standing, why?: Denial): void;
}

const WELCOME_WITHIN = 10_000;
const PING_EVERY = 15_000;

/** What no new try would change. */
const FINAL: readonly Denial['code'][] = ['frame/version', 'person/unknown'] satisfies ServerRefusalCode[];

/** A line to the server that is dialled again whenever it breaks, until it is ended. */
export class Connection {
  readonly #ports: ClientPorts;
  readonly #ears: ConnectionEars;
  #wire: Wire | undefined;
  /** Tells the present wire from those before it. */
  #call = 0;
  #standing: Standing = 'connecting';
  #failures = 0;
  #pings = 0;
  /** When the ping was sent that has no pong yet. */
  #pinged: number | undefined;
  #skew = 0;
  /** One thing is waited for at a time: the welcome, the next ping or the next call. */
  #cancelWait: () => void = () => undefined;

  constructor(ports: ClientPorts, ears: ConnectionEars) {
    this.#ports = ports;
    this.#ears = ears;
  }

  get standing(): Standing {
    return this.#standing;
  }

  /** The server's clock, as far as it can be told from here. */
  now(): number {
    return this.#ports.now() + this.#skew;
  }

  dial(): void {
    this.#stand('connecting');
    const call = ++this.#call;
    const ifCurrent = (then: () => void): void => {
      if (call === this.#call) then();
    };
    this.#wait(WELCOME_WITHIN, () => this.lose());
    this.#wire = this.#ports.dial({
      opened: () => ifCurrent(() => this.#write({ t: 'hello', protocol: PROTOCOL })),
      heard: (text) => ifCurrent(() => this.#hear(JSON.parse(text) as ToClient)),
      closed: () => ifCurrent(() => this.lose()),
    });
  }

  /** False when nobody is there to hear it. */
  send(message: Sent): boolean {
    if (this.#standing !== 'online') return false;
    this.#write(message);
    return true;
  }

  /** Gives the present wire up, whatever is still on it. */
  lose(): void {
    if (this.#standing === 'ended' || this.#standing === 'lost') return;
    this.#hangUp();
    this.#wait(pauseAfter(this.#failures++, this.#ports.random()), () => this.dial());
    this.#stand('lost');
  }

  /** Something tells that the server may be reached again: no more waiting. */
  hurry(): void {
    if (this.#standing !== 'lost') return;
    this.#failures = 0;
    this.dial();
  }

  end(why?: Denial): void {
    if (this.#standing === 'ended') return;
    this.#hangUp();
    this.#stand('ended', why);
  }

  #hear(message: ToClient): void {
    if (message.t === 'welcome') this.#welcome(message);
    else if (message.t === 'pong') this.#hearPong(message);
    else if (message.t === 'bye') this.#hearBye(message.refusal);
    else this.#ears.heard(message);
  }

  #welcome({ protocol, me, now }: ToClient & { readonly t: 'welcome' }): void {
    if (protocol !== PROTOCOL) {
      this.end(deny('frame/version').refusal);
      return;
    }
    this.#skew = now - this.#ports.now();
    this.#stand('online');
    this.#pings = 0;
    this.#ping();
    this.#ears.welcomed(me);
  }

  #ping(): void {
    this.#pinged = this.#ports.now();
    this.#write({ t: 'ping', n: this.#pings });
    this.#wait(PING_EVERY, () => {
      if (this.#pinged === undefined) this.#ping();
      else this.lose();
    });
  }

  /** The server's clock was read halfway between ping and pong. */
  #hearPong({ n, now }: ToClient & { readonly t: 'pong' }): void {
    if (this.#pinged === undefined || n !== this.#pings) return;
    this.#skew = now - (this.#pinged + this.#ports.now()) / 2;
    this.#pinged = undefined;
    // The first pong comes at once; only a line that has lasted shows that the trouble is over.
    if (this.#pings++ > 0) this.#failures = 0;
  }

  #hearBye(why: Denial): void {
    if (FINAL.includes(why.code)) this.end(why);
    else this.lose();
  }

  #hangUp(): void {
    this.#call++;
    this.#cancelWait();
    this.#wire?.close();
    this.#wire = undefined;
    this.#pinged = undefined;
  }

  #write(message: Sent): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #wait(milliseconds: number, then: () => void): void {
    this.#cancelWait();
    this.#cancelWait = this.#ports.after(milliseconds, then);
  }

  #stand(standing: Standing, why?: Denial): void {
    if (this.#standing === standing) return;
    this.#standing = standing;
    this.#ears.stands(standing, why);
  }
}
