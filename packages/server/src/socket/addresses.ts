import { neighbourhoodOf } from '../http/address.ts';
import { Purse } from './purse.ts';

/** An address spends faster than one connection may, as whole families and schools share one. */
const TIMES_A_CONNECTION = 10;
const SECONDS_SAVED = 10;

/** What an address has left: of credits, and of connections. */
export interface Address {
  readonly purse: Purse;
  connections: number;
}

/** Every address that has lately been heard of. */
export class Addresses {
  readonly #known = new Map<string, Address>();
  readonly #perSecond: number;

  constructor({ credits }: { readonly credits: number }) {
    this.#perSecond = credits * TIMES_A_CONNECTION;
  }

  of(address: string): Address {
    const key = neighbourhoodOf(address);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const purse = new Purse(this.#perSecond * SECONDS_SAVED, this.#perSecond, performance.now());
    const made = { purse, connections: 0 };
    this.#known.set(key, made);
    return made;
  }

  /** Forgets those that a new one would be equal to. */
  tidy(): void {
    const now = performance.now();
    for (const [key, { purse, connections }] of this.#known)
      if (connections === 0 && purse.isFull(now)) this.#known.delete(key);
  }
}
