import type { Client } from '../client.ts';
import { mayKnow } from './count.ts';
import { Frames } from './frame.ts';
import type { Happened } from './happened.ts';
import type { TableNow } from './now.ts';
import { viewerOf } from './shown.ts';

/** How many of the last versions are kept ready for those who come back. */
const RECENT = 16;

/**
 * Connections that see a table as it was at one version: the players as it is now, spectators perhaps as it was a while
 * ago. Everybody is sent every version they may know of exactly once.
 */
export class Audience {
  now: TableNow;
  /** The version each connection was last sent. */
  readonly #clients = new Map<Client, number>();
  readonly #recent: Happened[] = [];

  constructor(now: TableNow) {
    this.now = now;
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

  leave(client: Client): void {
    this.#clients.delete(client);
  }

  /** Whether all that happened after this version can still be told from memory. */
  remembers(since: number): boolean {
    return since >= this.now.version - this.#recent.length;
  }

  /** What happened after this version. */
  since(version: number): readonly Happened[] {
    return this.#recent.filter((happened) => happened.version > version);
  }

  /** Shows the table to somebody who knows it as it was at `since`; `earlier` is what is no longer remembered. */
  admit(client: Client, since: number, earlier: readonly Happened[] = []): void {
    const told = earlier.filter(({ version }) => version <= this.now.version);
    const missed = [...told, ...this.since(told.at(-1)?.version ?? since)];
    client.send(
      new Frames(this.now, Date.now()).frame(client.person.person, since, missed, this.now.row.plan),
    );
    this.#clients.set(client, this.now.version);
  }

  /** The table has gone on. */
  show(now: TableNow, news: readonly Happened[]): void {
    this.now = now;
    this.#recent.push(...news);
    if (this.#recent.length > RECENT) this.#recent.splice(0, this.#recent.length - RECENT);
    if (this.#clients.size === 0) return;
    const frames = new Frames(now, Date.now());
    for (const [client, since] of this.#clients) {
      const { person } = client.person;
      if (!news.some((happened) => mayKnow(happened, viewerOf(now, person)))) continue;
      client.send(frames.frame(person, since, news));
      this.#clients.set(client, now.version);
    }
  }
}
