import type { Listing, ToClient } from '@topsail/protocol';
import { asciiJson, type Ascii } from '../ascii.ts';
import type { Client } from '../client.ts';

/** The most tables one `lobby` message contains. */
const MAX_SHOWN = 200;
/** Beyond this many tables the lobby keeps only those in memory. */
const MAX_LISTED = 500;

/** The public tables that are running, and open ones that somebody looks at. Sends every change to its watchers. */
export class Lobby {
  readonly #tables = new Map<string, Listing>();
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

  /** Adds a table or updates it; removes it when it is over. */
  list(listing: Listing): void {
    if (listing.stage === 'over') {
      this.unlist(listing.table);
      return;
    }
    this.#tables.set(listing.table, listing);
    this.#broadcast({ t: 'listed', table: listing });
  }

  /** Removes open tables that are not in memory. A table is listed again when somebody opens it. */
  removeIdle(isLoaded: (table: string) => boolean): void {
    for (const { table, stage } of this.#tables.values()) {
      const isOverLimit = this.#tables.size > MAX_LISTED;
      if ((stage === 'open' || isOverLimit) && !isLoaded(table)) this.unlist(table);
    }
  }

  unlist(table: string): void {
    if (this.#tables.delete(table)) this.#broadcast({ t: 'unlisted', table });
  }

  /** Open tables first, then the newest. */
  #shown(): Listing[] {
    const isRunning = ({ stage }: Listing): number => (stage === 'open' ? 0 : 1);
    return [...this.#tables.values()]
      .sort((a, b) => isRunning(a) - isRunning(b) || b.created - a.created)
      .slice(0, MAX_SHOWN);
  }

  #broadcast(message: ToClient): void {
    const text = frame(message);
    for (const client of this.#watchers) client.send(text);
  }
}

export function frame(message: ToClient): Ascii {
  return asciiJson(message);
}
