import type { Listing, ToClient } from '@topsail/protocol';
import type { Client } from './client.ts';

/** The public tables that are open or running, shown live to whoever looks. */
export class Lobby {
  readonly #tables = new Map<string, Listing>();
  readonly #watchers = new Set<Client>();

  get watchers(): number {
    return this.#watchers.size;
  }

  watch(client: Client): void {
    this.#watchers.add(client);
    client.send(frame({ t: 'lobby', tables: [...this.#tables.values()] }));
  }

  unwatch(client: Client): void {
    this.#watchers.delete(client);
  }

  /** The table is new, or looks otherwise now. A table that is over is no longer listed. */
  list(listing: Listing): void {
    if (listing.stage === 'over') {
      if (this.#tables.delete(listing.table)) this.#tell({ t: 'unlisted', table: listing.table });
      return;
    }
    this.#tables.set(listing.table, listing);
    this.#tell({ t: 'listed', table: listing });
  }

  #tell(message: ToClient): void {
    const text = frame(message);
    for (const client of this.#watchers) client.send(text);
  }
}

export function frame(message: ToClient): string {
  return JSON.stringify(message);
}
