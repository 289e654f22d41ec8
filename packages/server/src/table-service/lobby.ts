import type { Listing, ToClient } from '@topsail/protocol';
import { asciiJson, type Ascii } from '../ascii.ts';
import type { Client } from '../client.ts';
import { FairQueue } from './fair-queue.ts';

/** The most tables one `lobby` message contains. */
const MAX_SHOWN = 200;
/** How long an open slow table is listed although nobody looks: a slow game may find its players slowly. */
const SLOW_MILLISECONDS = 14 * 24 * 3_600_000;
/** Beyond this many tables the lobby keeps only those in memory. */
const MAX_LISTED = 500;

/** Whether a table may wait in the lobby for players although nobody looks at it. */
export function mayWaitAlone({ stage, clock, created }: Listing, now: number): boolean {
  return stage !== 'open' || (clock.kind === 'slow' && now - created < SLOW_MILLISECONDS);
}

/** The public tables that are running, open slow ones, and open ones that somebody looks at. Sends every change to its watchers. */
export class Lobby {
  readonly #tables = new Map<string, Listing>();
  /** Who made or opened each table first. */
  readonly #origins = new Map<string, Client>();
  readonly #watchers = new Set<Client>();

  get watchers(): number {
    return this.#watchers.size;
  }

  watch(client: Client): void {
    this.#watchers.add(client);
    client.send(frame({ t: 'lobby', tables: this.#shown() }));
  }

  unwatch(client: Client): void {
    this.#watchers.delete(client);
  }

  lists(table: string): boolean {
    return this.#tables.has(table);
  }

  /** How many open tables were put here by clients for which the condition holds. */
  countOpen(isCounted: (client: Client) => boolean): number {
    const isOpen = (table: string): boolean => this.#tables.get(table)?.stage === 'open';
    return [...this.#origins].filter(([table, client]) => isCounted(client) && isOpen(table)).length;
  }

  /** Adds a table or updates it; removes it when it is over. `origin` is who made or opened it. */
  list(listing: Listing, origin?: Client): void {
    if (listing.stage === 'over') {
      this.unlist(listing.table);
      return;
    }
    if (origin !== undefined && !this.#origins.has(listing.table)) this.#origins.set(listing.table, origin);
    this.#tables.set(listing.table, listing);
    this.#broadcast({ t: 'listed', table: listing });
  }

  /** Removes open tables that are not in memory, unless they are slow. A table is listed again when somebody opens it. */
  removeIdle(isLoaded: (table: string) => boolean, now: number): void {
    for (const listing of this.#tables.values()) {
      const isOverLimit = this.#tables.size > MAX_LISTED;
      if ((isOverLimit || !mayWaitAlone(listing, now)) && !isLoaded(listing.table))
        this.unlist(listing.table);
    }
  }

  unlist(table: string): void {
    this.#origins.delete(table);
    if (this.#tables.delete(table)) this.#broadcast({ t: 'unlisted', table });
  }

  /** Open tables first, then the newest. If there are too many, every address gets its share. */
  #shown(): Listing[] {
    const isRunning = ({ stage }: Listing): number => (stage === 'open' ? 0 : 1);
    const inOrder = [...this.#tables.values()].sort(
      (a, b) => isRunning(a) - isRunning(b) || b.created - a.created,
    );
    if (inOrder.length <= MAX_SHOWN) return inOrder;
    const queue = new FairQueue<Listing>();
    for (const listing of inOrder) queue.push([this.#shareOf(listing)], listing);
    const shown = new Set(Array.from({ length: MAX_SHOWN }, () => queue.shift()));
    return inOrder.filter((listing) => shown.has(listing));
  }

  /** A table of which the lobby knows no origin is a share of its own. */
  #shareOf({ table }: Listing): string {
    return this.#origins.get(table)?.address ?? table;
  }

  #broadcast(message: ToClient): void {
    const text = frame(message);
    for (const client of this.#watchers) client.send(text);
  }
}

export function frame(message: ToClient): Ascii {
  return asciiJson(message);
}
