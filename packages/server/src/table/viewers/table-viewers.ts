import type { Seat } from '@topsail/engine';
import { refuse, type Channel, type ChatLine } from '@topsail/protocol';
import type { Ascii } from '../../ascii.ts';
import type { Client } from '../../client.ts';
import { frame } from '../../table-service/lobby.ts';
import type { TableContext } from '../../table-service/table-context.ts';
import { listingOf } from '../state/listing.ts';
import { hostOf, seatOf, type TableState } from '../state/table-state.ts';
import { Audience } from './audience.ts';
import type { Change } from './change.ts';
import { Presence } from './presence.ts';
import { SpectatorDelay } from './spectator-delay.ts';

/** The newest stored state of the table. */
export interface CommittedTable {
  readonly committed: TableState;
}

/** Who has the table open: in the seats, or as spectators, who may see it later. */
export class TableViewers {
  readonly #context: TableContext;
  readonly #table: CommittedTable;
  readonly #players: Audience;
  readonly #spectators: Audience;
  readonly #delay: SpectatorDelay;
  readonly #presence: Presence;

  constructor(context: TableContext, table: CommittedTable, delayed: TableState) {
    const { now } = context;
    this.#context = context;
    this.#table = table;
    this.#players = new Audience(table.committed, now);
    this.#spectators = new Audience(delayed, now);
    this.#delay = new SpectatorDelay((after, changes) => this.#showToSpectators(after, changes), now);
    this.#presence = new Presence(this.#players, this.#spectators);
  }

  get size(): number {
    return this.#players.size + this.#spectators.size;
  }

  get clients(): Client[] {
    return [...this.#players.clients, ...this.#spectators.clients];
  }

  /** Whether spectators have still to see something. */
  get isWaiting(): boolean {
    return this.#delay.isWaiting;
  }

  /** The seats whose person has the table open. */
  get presentSeats(): Seat[] {
    return this.#presence.seats(this.#table.committed);
  }

  /** Before the start everybody is in one audience; then people without a seat are spectators, if allowed. */
  audienceOf(person: string, table = this.#table.committed): Audience | undefined {
    if (table.stage === 'open' || seatOf(table, person) !== undefined) return this.#players;
    return table.plan.spectators || hostOf(table) === person ? this.#spectators : undefined;
  }

  /** Whether this client may speak in a channel of the table, and hear what is said there. */
  maySpeak(client: Client, channel: Channel, table: TableState): boolean {
    const isHere = this.#players.has(client) || this.#spectators.has(client);
    return isHere && this.audienceOf(client.person.person, table) === this.#audienceOfChannel(channel);
  }

  /** Delayed viewers must not learn how far the table is. */
  versionFor(person: string, version: number): number {
    const isDelayed = this.audienceOf(person) === this.#spectators;
    return isDelayed ? Math.min(version, this.#spectators.table.version) : version;
  }

  /** Adds a client that knows the table up to `since`; `chat` gives the lines of its channel. */
  admit(
    client: Client,
    since: number,
    earlier: readonly Change[],
    chat: (channel: Channel) => readonly ChatLine[],
  ): void {
    this.#removeFromAudiences(client);
    const audience = this.audienceOf(client.person.person);
    if (audience === undefined) return client.send(this.#closedFrame());
    audience.add(client, since, earlier);
    const lines = chat(audience === this.#players ? 'seats' : 'spectators');
    const { committed: table } = this.#table;
    if (lines.length > 0) client.send(frame({ t: 'chat', table: table.row.table, lines }));
    this.#presence.sendWith(table, client);
  }

  remove(client: Client): void {
    this.#removeFromAudiences(client);
    this.#presence.send(this.#table.committed);
  }

  publish(before: TableState, table: TableState, changes: readonly Change[]): void {
    // Update permissions first, so that a kicked viewer never receives this version.
    if (before.stage !== table.stage || before.seats !== table.seats) this.#reassign();
    this.#players.publish(table, changes);
    this.publishToSpectators(table, changes);
  }

  /** Shows spectators a version as soon as their delay allows. */
  publishToSpectators(table: TableState, changes: readonly Change[]): void {
    this.#delay.push(table, changes);
  }

  sendChatLine(line: ChatLine): void {
    const text = frame({ t: 'chat', table: this.#table.committed.row.table, lines: [line] });
    for (const client of this.#audienceOfChannel(line.channel).clients) client.send(text);
  }

  stop(): void {
    this.#delay.stop();
  }

  /** Catches errors: with a delay this runs in a timer, where an error would end the process. */
  #showToSpectators(after: TableState, changes: readonly Change[]): void {
    try {
      this.#spectators.publish(after, changes);
      if (after.stage === 'over') this.#context.lobby.list(listingOf(after));
    } catch (problem) {
      const { row, version } = after;
      this.#context.log.error(
        { table: row.table, version, problem: String(problem) },
        'could not notify spectators',
      );
    }
  }

  #reassign(): void {
    const { committed: table } = this.#table;
    for (const client of [...this.#players.clients]) {
      const audience = this.audienceOf(client.person.person);
      if (audience === this.#players) continue;
      this.#players.remove(client);
      if (audience === undefined) client.send(this.#closedFrame());
      else audience.add(client, Math.min(table.version, audience.table.version));
    }
    this.#presence.send(table);
  }

  #audienceOfChannel(channel: Channel): Audience {
    return channel === 'seats' ? this.#players : this.#spectators;
  }

  #removeFromAudiences(client: Client): void {
    this.#players.remove(client);
    this.#spectators.remove(client);
  }

  #closedFrame(): Ascii {
    const { table } = this.#table.committed.row;
    return frame({ t: 'closed', table, refusal: refuse('table/no-spectators').refusal });
  }
}
