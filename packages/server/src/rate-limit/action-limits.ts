import type { CommandKind } from '@topsail/protocol';
import type { Client } from '../client.ts';
import { RateLimits } from './rate-limits.ts';

/** So many at once, and so many more per minute. */
interface Rate {
  readonly burst: number;
  readonly perMinute: number;
}

interface ActionRate {
  readonly person: Rate;
  /** Families and schools share an address. */
  readonly address: Rate;
}

/** How often people may do what costs others something. What is not here is limited by credits alone. */
export const ACTION_RATES = {
  /** A new table or a rematch. */
  create: { person: { burst: 10, perMinute: 5 }, address: { burst: 60, perMinute: 30 } },
  join: { person: { burst: 20, perMinute: 10 }, address: { burst: 200, perMinute: 100 } },
  /** What a host does before the start. */
  host: { person: { burst: 60, perMinute: 60 }, address: { burst: 600, perMinute: 600 } },
  undo: { person: { burst: 20, perMinute: 20 }, address: { burst: 200, perMinute: 200 } },
  /** Leaving a game, calling a bot for somebody, and coming back. */
  absence: { person: { burst: 12, perMinute: 6 }, address: { burst: 120, perMinute: 60 } },
  chat: { person: { burst: 5, perMinute: 30 }, address: { burst: 50, perMinute: 300 } },
} as const satisfies Record<string, ActionRate>;

export type Action = keyof typeof ACTION_RATES;

/** The action that a command counts as; a move and the answer to a request are limited by credits alone. */
export const ACTION_OF_COMMAND: Readonly<Partial<Record<CommandKind, Action>>> = {
  sit: 'join',
  ready: 'join',
  'seat-bot': 'host',
  kick: 'host',
  'change-plan': 'host',
  start: 'host',
  mute: 'host',
  undo: 'undo',
  leave: 'absence',
  return: 'absence',
  'stand-in': 'absence',
  rematch: 'create',
};

/** Counts the actions of every person and every address. */
export class ActionLimits {
  readonly #limits: Readonly<Record<Action, { readonly person: RateLimits; readonly address: RateLimits }>>;

  /** `factor` multiplies all rates. */
  constructor(factor: number) {
    const limitsOf = ({ burst, perMinute }: Rate): RateLimits =>
      new RateLimits(burst * factor, (perMinute * factor) / 60);
    const both = ({ person, address }: ActionRate) => ({
      person: limitsOf(person),
      address: limitsOf(address),
    });
    this.#limits = {
      create: both(ACTION_RATES.create),
      join: both(ACTION_RATES.join),
      host: both(ACTION_RATES.host),
      undo: both(ACTION_RATES.undo),
      absence: both(ACTION_RATES.absence),
      chat: both(ACTION_RATES.chat),
    };
  }

  /** Counts the action. If it comes too soon, returns the seconds to wait, and nothing is counted. */
  take(action: Action, { person, address }: Client): number | undefined {
    const now = performance.now();
    const limits = this.#limits[action];
    const buckets = [limits.person.bucketOf(person.person), limits.address.bucketOf(address)];
    const waits = buckets
      .filter((bucket) => !bucket.has(1, now))
      .map((bucket) => bucket.secondsUntil(1, now));
    if (waits.length > 0) return Math.max(...waits);
    for (const bucket of buckets) bucket.take(1, now);
    return undefined;
  }

  /** Forgets those who may do everything again. */
  dropFull(): void {
    const now = performance.now();
    for (const { person, address } of Object.values(this.#limits)) {
      person.dropFull(now);
      address.dropFull(now);
    }
  }
}
