import { TokenBucket } from './token-bucket.ts';

/** One token bucket per key. A bucket is made on first use and may be dropped when it is full again. */
export class RateLimits {
  readonly #capacity: number;
  readonly #perSecond: number;
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(capacity: number, perSecond: number) {
    this.#capacity = capacity;
    this.#perSecond = perSecond;
  }

  bucketOf(key: string): TokenBucket {
    const known = this.#buckets.get(key);
    if (known !== undefined) return known;
    const bucket = new TokenBucket(this.#capacity, this.#perSecond, performance.now());
    this.#buckets.set(key, bucket);
    return bucket;
  }

  dropFull(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
  }
}
