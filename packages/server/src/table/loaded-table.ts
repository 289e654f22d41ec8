import { refuse, accept, type Answer, type Channel, type ChatLine, type Done } from '@topsail/protocol';
import type { PersonRow, TableRow } from '@topsail/store';
import type { Client } from '../client.ts';
import type { CommandRequest } from '../table-service/table-service.ts';
import type { TableContext } from '../table-service/table-context.ts';
import { distinctName } from '../names/distinct-name.ts';
import { DeadlineTimer } from './deadline-timer.ts';
import type { Audience } from './viewers/audience.ts';
import { BotRunner } from './bot-runner.ts';
import { Chat } from './chat.ts';
import { visibleVersion, tableVersion } from './viewers/visible-version.ts';
import { forgiveDowntime } from './state/clock.ts';
import type { Change } from './viewers/change.ts';
import { listAgain } from './list-in-lobby.ts';
import { CommandProcessor } from './command-processor.ts';
import { loadTable, splitByTime } from './history/load-table.ts';
import { botIn, hostOf, namesOfOthers, seatOf, type TableState } from './state/table-state.ts';
import { pastFrames, type VersionRange } from './history/past-frames.ts';
import { viewerOf } from './viewers/visible-parts.ts';
import { TableViewers } from './viewers/table-viewers.ts';

/** Reading a version from the store, and sending it. */
const CREDITS_PER_STORED_VERSION = 0.1;

interface LoadedTableParts {
  readonly row: TableRow;
  readonly table: TableState;
  /** The table as spectators see it. */
  readonly delayed: TableState;
  readonly chat: Chat;
}

/** A table in memory with its viewers, bots, deadlines and chat. */
export class LoadedTable {
  readonly #context: TableContext;
  readonly #commands: CommandProcessor;
  readonly #viewers: TableViewers;
  readonly #bots: BotRunner;
  readonly #deadlineTimer: DeadlineTimer;
  readonly #chat: Chat;
  /** When a viewer last came or left, or the table last changed. */
  lastUsed: number;

  constructor(context: TableContext, { row, table, delayed, chat }: LoadedTableParts) {
    this.#context = context;
    this.lastUsed = context.now();
    this.#commands = new CommandProcessor(context, {
      row,
      committed: table,
      namesInChat: (person) => chat.namesOfOthers(person),
      onCommit: (before, after, changes) => this.#onCommit(before, after, changes),
    });
    this.#viewers = new TableViewers(context, this.#commands, delayed);
    this.#bots = new BotRunner(context, this.#commands, this.#viewers);
    this.#deadlineTimer = new DeadlineTimer(this.#commands, context.now);
    this.#chat = chat;
    this.#bots.update();
    this.#deadlineTimer.update();
  }

  static async open(context: TableContext, row: TableRow): Promise<LoadedTable> {
    const { store, startedAt, now } = context;
    const chat = await Chat.open(context, row.table);
    const { delaySeconds } = row.plan;
    if (delaySeconds === 0) {
      const table = forgiveDowntime(await loadTable(store, row), startedAt);
      return new LoadedTable(context, { row, table, delayed: table, chat });
    }
    const { earlier, later } = await splitByTime(store, row, now() - delaySeconds * 1000);
    const last = later.at(-1)?.table ?? earlier;
    const table = forgiveDowntime(last, startedAt);
    const withDowntime = (version: TableState): TableState => (version === last ? table : version);
    const loaded = new LoadedTable(context, { row, table, delayed: withDowntime(earlier), chat });
    for (const version of later)
      loaded.#viewers.publishToSpectators(withDowntime(version.table), [version.change]);
    return loaded;
  }

  get table(): TableState {
    return this.#commands.committed;
  }

  get viewers(): number {
    return this.#viewers.size;
  }

  /** How many seats bots play for, while the game is on. */
  get botSeats(): number {
    const { stage, seats } = this.table;
    return stage === 'running' ? seats.filter((_, seat) => botIn(this.table, seat) !== undefined).length : 0;
  }

  /** No viewers and no work in progress: the table may be unloaded. */
  get isIdle(): boolean {
    const isStill = this.#commands.isIdle && !this.#bots.isThinking && !this.#viewers.isWaiting;
    return this.viewers === 0 && isStill;
  }

  /** Whether this person may see the table: with its stage and everything that happens at it. */
  mayOpen(person: string): boolean {
    return this.#viewers.audienceOf(person) !== undefined;
  }

  async addViewer(client: Client, since: number | undefined): Promise<Answer<undefined>> {
    const { person } = client.person;
    const audience = this.#viewers.audienceOf(person);
    if (audience === undefined) return refuse('table/no-spectators');
    const known = since === undefined ? Infinity : tableVersionOf(audience, person, since);
    const from = Math.min(known, audience.table.version);
    const earlier = await this.#storedChanges(audience, from);
    // The table may have changed while the store was read: the second read is short.
    earlier.push(...(await this.#storedChanges(audience, earlier.at(-1)?.version ?? from)));
    client.charge(earlier.length * CREDITS_PER_STORED_VERSION);
    this.lastUsed = this.#context.now();
    this.#viewers.admit(client, from, earlier, (channel) => this.#chat.lines(channel));
    this.#bots.update();
    listAgain(this.#context, this.table, client);
    return { ok: true, value: undefined };
  }

  removeViewer(client: Client): void {
    this.lastUsed = this.#context.now();
    this.#viewers.remove(client);
    this.#bots.update();
  }

  /** The frames of these versions, or of the newest, as this person sees them; never later than their delay allows. */
  async pastFrames(person: string, range: VersionRange | undefined): Promise<Answer<readonly string[]>> {
    const audience = this.#viewers.audienceOf(person);
    if (audience === undefined) return refuse('table/no-spectators');
    const { version } = audience.table;
    const { from, to } = range ?? newestVersion(audience.table, person);
    // Several table versions can have the same visible version; the range starts after the last of `from - 1`.
    const after = tableVersionOf(audience, person, from - 1);
    const last = Math.min(tableVersionOf(audience, person, to), version);
    return accept(await pastFrames(this.#commands.history, person, { from: after + 1, to: last }));
  }

  /** Executes a command, and translates between the person's visible versions and the table's. */
  async execute(client: Client, request: CommandRequest): Promise<Answer<Done>> {
    const refusal = this.#requireAway(client, request);
    if (refusal !== undefined) return refusal;
    const { person } = client.person;
    const viewer = viewerOf(this.table, person);
    const seen = tableVersion(this.table, viewer, request.seen);
    const answer = await this.#commands.execute(client, { ...request, seen });
    if (!answer.ok) return answer;
    const made = this.#viewers.versionFor(person, answer.value.version);
    return accept({ ...answer.value, version: visibleVersion(this.table, viewer, made) });
  }

  /**
   * A line is stored after everything that is being written, so it is judged by the pending state: what a viewer without a
   * seat says while the start is being written does not go to the seats.
   */
  async say(client: Client, channel: Channel, text: string): Promise<Answer<ChatLine>> {
    const refusal = this.#refuseLine(client, channel);
    if (refusal !== undefined) return this.#commands.written.then(() => refusal);
    const line = await this.#chat.add(client, channel, text, this.#nameOf(client.person));
    if (line.ok) this.#viewers.sendChatLine(line.value);
    return line;
  }

  stop(): void {
    this.#bots.stop();
    this.#deadlineTimer.stop();
    this.#viewers.stop();
  }

  #onCommit(before: TableState, table: TableState, changes: readonly Change[]): void {
    this.lastUsed = this.#context.now();
    try {
      this.#viewers.publish(before, table, changes);
    } finally {
      this.#bots.update();
      this.#deadlineTimer.update();
    }
  }

  #refuseLine(client: Client, channel: Channel): ReturnType<typeof refuse> | undefined {
    const { pending } = this.#commands;
    if (!this.#viewers.maySpeak(client, channel, pending)) return refuse('table/not-seated');
    return pending.muted.includes(client.person.person) ? refuse('chat/muted') : undefined;
  }

  /** What a person is called here: as in the seat, else so that nobody takes them for somebody else. */
  #nameOf({ person, name }: PersonRow): string {
    const { pending: table } = this.#commands;
    const occupant = table.seats[seatOf(table, person) ?? -1]?.occupant;
    if (occupant?.kind === 'person') return occupant.name;
    return distinctName(name, [...namesOfOthers(table, person), ...this.#chat.namesOfOthers(person)]);
  }

  /** The changes after this version, read from the store; empty when the audience still has them in memory. */
  async #storedChanges(audience: Audience, since: number): Promise<Change[]> {
    if (audience.hasChangesSince(since)) return [];
    return this.#commands.history.mapVersions(since, audience.table.version, (_, change) => change);
  }

  /** The host may replace only a person who is not connected. Nobody else learns who is connected. */
  #requireAway({ person }: Client, { command }: CommandRequest): ReturnType<typeof refuse> | undefined {
    if (command.k !== 'stand-in' || hostOf(this.table) !== person.person) return undefined;
    if (!this.#viewers.presentSeats.includes(command.seat)) return undefined;
    return refuse('table/not-away', { params: { seat: command.seat } });
  }
}

/** The newest version of the table that this person knows under this number. */
function tableVersionOf({ table }: Audience, person: string, count: number): number {
  return tableVersion(table, viewerOf(table, person), count);
}

/** The newest version, as this person counts versions. */
function newestVersion(table: TableState, person: string): VersionRange {
  const count = visibleVersion(table, viewerOf(table, person), table.version);
  return { from: count, to: count };
}
