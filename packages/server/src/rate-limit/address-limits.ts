import { limitKeyOf } from '../http/client-address.ts';
import { TokenBucket } from './token-bucket.ts';

/** An address gets ten times the credits of one connection: families and schools share an address. */
const ADDRESS_FACTOR = 10;
const BURST_SECONDS = 10;

/** The credits one address has left, and its open connections. */
export interface AddressUsage {
  /** The address, as rate limits know it. */
  readonly key: string;
  readonly bucket: TokenBucket;
  connections: number;
  /** Those of them that leave much unread. */
  readonly slowReaders: Set<object>;
}

/** Credits and connections of every address that sent something recently. */
export class AddressLimits {
  readonly #known = new Map<string, AddressUsage>();
  readonly #perSecond: number;

  constructor({ credits }: { readonly credits: number }) {
    this.#perSecond = credits * ADDRESS_FACTOR;
  }

  of(address: string): AddressUsage {
    const key = limitKeyOf(address);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const bucket = new TokenBucket(this.#perSecond * BURST_SECONDS, this.#perSecond, performance.now());
    const made = { key, bucket, connections: 0, slowReaders: new Set<object>() };
    this.#known.set(key, made);
    return made;
  }

  /** Drops addresses without connections whose bucket is full: a new record would be equal. */
  dropUnused(): void {
    const now = performance.now();
    for (const [key, { bucket, connections }] of this.#known)
      if (connections === 0 && bucket.isFull(now)) this.#known.delete(key);
  }
}
