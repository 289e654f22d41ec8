import type { Client } from '../../client.ts';
import { isVisibleTo } from './visible-version.ts';
import { FrameBuilder } from './frame-builder.ts';
import type { Change } from './change.ts';
import type { TableState } from '../state/table-state.ts';
import { viewerOf } from './visible-parts.ts';

/** How many changes are kept in memory for clients that reconnect. */
const MAX_RECENT = 16;

/**
 * Connections that see the table at the same version: players the newest one, spectators perhaps an older one. Sends
 * every client each version it may know of exactly once.
 */
export class Audience {
  table: TableState;
  /** The version each connection was last sent. */
  readonly #clients = new Map<Client, number>();
  readonly #recent: Change[] = [];
  readonly #now: () => number;

  constructor(table: TableState, now: () => number) {
    this.table = table;
    this.#now = now;
  }

  get clients(): IterableIterator<Client> {
    return this.#clients.keys();
  }

  get size(): number {
    return this.#clients.size;
  }

  has(client: Client): boolean {
    return this.#clients.has(client);
  }

  remove(client: Client): void {
    this.#clients.delete(client);
  }

  /** Whether all changes after this version are still in memory. */
  hasChangesSince(version: number): boolean {
    return version >= this.table.version - this.#recent.length;
  }

  /** The changes after this version that are in memory. */
  changesSince(version: number): readonly Change[] {
    return this.#recent.filter((change) => change.version > version);
  }

  /** Adds a client that knows the table up to `since`; `earlier` are changes that are no longer in memory. */
  add(client: Client, since: number, earlier: readonly Change[] = []): void {
    const older = earlier.filter(({ version }) => version <= this.table.version);
    const changes = [...older, ...this.changesSince(older.at(-1)?.version ?? since)];
    client.send(
      new FrameBuilder(this.table, this.#now()).frameFor(
        client.person.person,
        since,
        changes,
        this.table.plan,
      ),
    );
    this.#clients.set(client, this.table.version);
  }

  /** Sends a new version to every client that may know of it. */
  publish(table: TableState, changes: readonly Change[]): void {
    this.table = table;
    this.#recent.push(...changes);
    if (this.#recent.length > MAX_RECENT) this.#recent.splice(0, this.#recent.length - MAX_RECENT);
    if (this.#clients.size === 0) return;
    const frames = new FrameBuilder(table, this.#now());
    for (const [client, since] of this.#clients) {
      const { person } = client.person;
      if (!changes.some((change) => isVisibleTo(change, viewerOf(table, person)))) continue;
      client.send(frames.frameFor(person, since, changes));
      this.#clients.set(client, table.version);
    }
  }
}
