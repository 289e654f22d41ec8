import type { Listing, ToClient } from '@topsail/protocol';
import { asciiJson, type Ascii } from './ascii.ts';
import type { Client } from './client.ts';

/** Nobody is shown more tables than this at once. */
const MOST_SHOWN = 200;
/** So many are kept on the list, and beyond that only those at which somebody is. */
const MOST_KEPT = 500;

/** The public tables that run, and those at which somebody waits for others, shown live to whoever looks. */
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

  /** The table is new, or looks otherwise now. A table that is over is no longer listed. */
  list(listing: Listing): void {
    if (listing.stage === 'over') {
      this.#unlist(listing.table);
      return;
    }
    this.#tables.set(listing.table, listing);
    this.#tell({ t: 'listed', table: listing });
  }

  /** Takes the open tables off the list at which nobody is; whoever comes back puts them on it again. */
  tidy(isAttended: (table: string) => boolean): void {
    for (const { table, stage } of this.#tables.values()) {
      const isTooMany = this.#tables.size > MOST_KEPT;
      if ((stage === 'open' || isTooMany) && !isAttended(table)) this.#unlist(table);
    }
  }

  #unlist(table: string): void {
    if (this.#tables.delete(table)) this.#tell({ t: 'unlisted', table });
  }

  /** Where one can still sit down first, then the newest. */
  #shown(): Listing[] {
    const isRunning = ({ stage }: Listing): number => (stage === 'open' ? 0 : 1);
    return [...this.#tables.values()]
      .sort((a, b) => isRunning(a) - isRunning(b) || b.created - a.created)
      .slice(0, MOST_SHOWN);
  }

  #tell(message: ToClient): void {
    const text = frame(message);
    for (const client of this.#watchers) client.send(text);
  }
}

export function frame(message: ToClient): Ascii {
  return asciiJson(message);
}
