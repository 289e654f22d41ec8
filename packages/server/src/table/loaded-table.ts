import type { Seat } from '@topsail/engine';
import { refuse, accept, type Answer, type Channel, type ChatLine, type Done } from '@topsail/protocol';
import type { PersonRow, TableRow } from '@topsail/store';
import type { Ascii } from '../ascii.ts';
import type { Client } from '../client.ts';
import type { CommandRequest } from '../table-service/table-service.ts';
import { frame } from '../table-service/lobby.ts';
import type { TableContext } from '../table-service/table-context.ts';
import { distinctName } from '../names/distinct-name.ts';
import { DeadlineTimer } from './deadline-timer.ts';
import { Audience } from './viewers/audience.ts';
import { BotRunner, type BotAudience } from './bot-runner.ts';
import { Chat } from './chat.ts';
import { visibleVersion, tableVersion } from './viewers/visible-version.ts';
import { forgiveDowntime } from './state/clock.ts';
import { SpectatorDelay } from './viewers/spectator-delay.ts';
import type { Change } from './viewers/change.ts';
import { listingOf, mayBeListed } from './state/listing.ts';
import { CommandProcessor } from './command-processor.ts';
import { loadTable, splitByTime } from './history/load-table.ts';
import {
  botIn,
  hostOf,
  namesOfOthers,
  seatOf,
  type SeatState,
  type TableState,
} from './state/table-state.ts';
import { pastFrames, type VersionRange } from './history/past-frames.ts';
import { seatsOfPeople, viewerOf } from './viewers/visible-parts.ts';

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
  readonly #players: Audience;
  readonly #spectators: Audience;
  readonly #delay: SpectatorDelay;
  readonly #bots: BotRunner;
  readonly #deadlineTimer: DeadlineTimer;
  readonly #chat: Chat;
  #presence: Ascii | undefined;
  /** When a viewer last came or left, or the table last changed. */
  lastUsed: number;

  constructor(context: TableContext, { row, table, delayed, chat }: LoadedTableParts) {
    this.#context = context;
    const { now } = context;
    this.lastUsed = now();
    this.#commands = new CommandProcessor(context, row, table, (before, after, changes) =>
      this.#onCommit(before, after, changes),
    );
    this.#players = new Audience(this.#commands.committed, now);
    this.#spectators = new Audience(delayed, now);
    this.#delay = new SpectatorDelay((after, changes) => this.#showToSpectators(after, changes), now);
    this.#bots = new BotRunner(context, this.#commands, () => this.#botAudience());
    this.#deadlineTimer = new DeadlineTimer(this.#commands, now);
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
    for (const version of later) loaded.#delay.push(withDowntime(version.table), [version.change]);
    return loaded;
  }

  get table(): TableState {
    return this.#commands.committed;
  }

  get viewers(): number {
    return this.#players.size + this.#spectators.size;
  }

  /** How many seats bots play for, while the game is on. */
  get botSeats(): number {
    const { stage, seats } = this.table;
    return stage === 'running' ? seats.filter((_, seat) => botIn(this.table, seat) !== undefined).length : 0;
  }

  /** No viewers and no work in progress: the table may be unloaded. */
  get isIdle(): boolean {
    return this.viewers === 0 && this.#commands.isIdle && !this.#bots.isThinking && !this.#delay.isWaiting;
  }

  /** Whether this person may see the table: with its stage and everything that happens at it. */
  mayOpen(person: string): boolean {
    return this.#audienceOf(person) !== undefined;
  }

  async addViewer(client: Client, since: number | undefined): Promise<Answer<undefined>> {
    const audience = this.#audienceOf(client.person.person);
    if (audience === undefined) return refuse('table/no-spectators');
    const known = since === undefined ? Infinity : this.#tableVersion(audience, client.person.person, since);
    const from = Math.min(known, audience.table.version);
    const earlier = await this.#storedChanges(audience, from);
    // The table may have changed while the store was read: the second read is short.
    earlier.push(...(await this.#storedChanges(audience, earlier.at(-1)?.version ?? from)));
    client.charge(earlier.length * CREDITS_PER_STORED_VERSION);
    this.#removeFromAudiences(client);
    this.#admit(client, from, earlier);
    this.#bots.update();
    this.#listInLobby(client);
    return { ok: true, value: undefined };
  }

  removeViewer(client: Client): void {
    this.#removeFromAudiences(client);
    this.#sendPresence();
    this.#bots.update();
  }

  /** The frames of these versions, or of the newest, as this person sees them; never later than their delay allows. */
  async pastFrames(person: string, range: VersionRange | undefined): Promise<Answer<readonly string[]>> {
    const audience = this.#audienceOf(person);
    if (audience === undefined) return refuse('table/no-spectators');
    const { version } = audience.table;
    const { from, to } = range ?? newestVersion(audience.table, person);
    // Several table versions can have the same visible version; the range starts after the last of `from - 1`.
    const after = this.#tableVersion(audience, person, from - 1);
    const last = Math.min(this.#tableVersion(audience, person, to), version);
    return accept(await pastFrames(this.#commands.history, person, { from: after + 1, to: last }));
  }

  /** Executes a command, and translates between the person's visible versions and the table's. */
  async execute(client: Client, request: CommandRequest): Promise<Answer<Done>> {
    const refusal = this.#requireAway(client, request);
    if (refusal !== undefined) return refusal;
    const viewer = viewerOf(this.table, client.person.person);
    const seen = tableVersion(this.table, viewer, request.seen);
    const answer = await this.#commands.execute(client, { ...request, seen });
    if (!answer.ok) return answer;
    const version = visibleVersion(this.table, viewer, this.#versionFor(client, answer.value.version));
    return accept({ ...answer.value, version });
  }

  async say(client: Client, channel: Channel, text: string): Promise<Answer<ChatLine>> {
    const audience = channel === 'seats' ? this.#players : this.#spectators;
    if (!audience.has(client)) return refuse('table/not-seated');
    if (this.table.muted.includes(client.person.person)) return refuse('chat/muted');
    const line = await this.#chat.add(client, channel, text, this.#nameOf(client.person));
    if (line.ok) this.#sendChatLine(line.value);
    return line;
  }

  /** What a person is called here: as in the seat, else so that nobody takes them for somebody else. */
  #nameOf({ person, name }: PersonRow): string {
    const { table } = this;
    const occupant = table.seats[seatOf(table, person) ?? -1]?.occupant;
    if (occupant?.kind === 'person') return occupant.name;
    return distinctName(name, [...namesOfOthers(table, person), ...this.#chat.namesOfOthers(person)]);
  }

  stop(): void {
    this.#bots.stop();
    this.#deadlineTimer.stop();
    this.#delay.stop();
  }

  #onCommit(before: TableState, table: TableState, changes: readonly Change[]): void {
    this.lastUsed = this.#context.now();
    // Update permissions first, so that a kicked viewer never receives this version.
    if (before.stage !== table.stage || before.seats !== table.seats) this.#reassignViewers();
    try {
      this.#players.publish(table, changes);
      this.#delay.push(table, changes);
    } finally {
      this.#bots.update();
      this.#deadlineTimer.update();
    }
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

  /** The changes after this version, read from the store; empty when the audience still has them in memory. */
  async #storedChanges(audience: Audience, since: number): Promise<Change[]> {
    if (audience.hasChangesSince(since)) return [];
    return this.#commands.history.mapVersions(since, audience.table.version, (_, change) => change);
  }

  /** Before the start everybody is in one audience; then people without a seat are spectators, if allowed. */
  #audienceOf(person: string): Audience | undefined {
    const { table } = this;
    if (table.stage === 'open' || seatOf(table, person) !== undefined) return this.#players;
    return table.plan.spectators || hostOf(table) === person ? this.#spectators : undefined;
  }

  #reassignViewers(): void {
    for (const client of [...this.#players.clients]) {
      const audience = this.#audienceOf(client.person.person);
      if (audience === this.#players) continue;
      this.#players.remove(client);
      if (audience === undefined) client.send(this.#closedFrame());
      else audience.add(client, Math.min(this.table.version, audience.table.version));
    }
    this.#sendPresence();
  }

  /** Lists the table again if the lobby removed it while nobody was here. */
  #listInLobby(client: Client): void {
    const { lobby, now } = this.#context;
    const { row, plan, stage } = this.table;
    const isShown = stage !== 'over' && mayBeListed(row, plan, now());
    if (isShown && !lobby.lists(row.table)) lobby.list(listingOf(this.table), client);
  }

  #closedFrame(): Ascii {
    return frame({
      t: 'closed',
      table: this.table.row.table,
      refusal: refuse('table/no-spectators').refusal,
    });
  }

  #admit(client: Client, since: number, earlier: readonly Change[]): void {
    const audience = this.#audienceOf(client.person.person);
    if (audience === undefined) return client.send(this.#closedFrame());
    audience.add(client, since, earlier);
    const lines = this.#chat.lines(audience === this.#players ? 'seats' : 'spectators');
    if (lines.length > 0) client.send(frame({ t: 'chat', table: this.table.row.table, lines }));
    const known = this.#presence;
    this.#sendPresence();
    if (known !== undefined && this.#presence === known) client.send(known);
  }

  #removeFromAudiences(client: Client): void {
    this.lastUsed = this.#context.now();
    this.#players.remove(client);
    this.#spectators.remove(client);
  }

  /** The host may replace only a person who is not connected. Nobody else learns who is connected. */
  #requireAway({ person }: Client, { command }: CommandRequest): ReturnType<typeof refuse> | undefined {
    if (command.k !== 'stand-in' || hostOf(this.table) !== person.person) return undefined;
    if (!this.#presentSeats().includes(command.seat)) return undefined;
    return refuse('table/not-away', { params: { seat: command.seat } });
  }

  /** Delayed viewers must not learn how far the table is. */
  #versionFor({ person }: Client, version: number): number {
    const isDelayed = this.#audienceOf(person.person) === this.#spectators;
    return isDelayed ? Math.min(version, this.#spectators.table.version) : version;
  }

  #tableVersion({ table }: Audience, person: string, count: number): number {
    return tableVersion(table, viewerOf(table, person), count);
  }

  #presentSeats(): number[] {
    return seatsOfPeople(this.table, new Set([...this.#players.clients].map(({ person }) => person.person)));
  }

  #botAudience(): BotAudience {
    const viewers = [...this.#players.clients, ...this.#spectators.clients];
    return { viewers, isPlayedFor: isPlayedFor(this.table, this.#presentSeats()) };
  }

  #presenceFrame(): Ascii {
    const { table } = this.table.row;
    return frame({ t: 'present', table, seats: this.#presentSeats(), spectators: this.#spectators.size });
  }

  #sendPresence(): void {
    const text = this.#presenceFrame();
    if (text === this.#presence) return;
    this.#presence = text;
    for (const audience of [this.#players, this.#spectators])
      for (const client of audience.clients) client.send(text);
  }

  #sendChatLine(line: ChatLine): void {
    const text = frame({ t: 'chat', table: this.table.row.table, lines: [line] });
    const audience = line.channel === 'seats' ? this.#players : this.#spectators;
    for (const client of audience.clients) client.send(text);
  }
}

/**
 * Bots play only while a seated person is present; in a slow game also on to the turn of a person who is away. So they
 * never finish a game alone.
 */
function isPlayedFor({ seats, plan }: TableState, present: readonly Seat[]): boolean {
  const isOwn = ({ occupant, standIn }: SeatState): boolean => occupant.kind === 'person' && standIn === null;
  return present.length > 0 || (plan.clock.kind === 'slow' && seats.some(isOwn));
}

/** The newest version, as this person counts versions. */
function newestVersion(table: TableState, person: string): VersionRange {
  const count = visibleVersion(table, viewerOf(table, person), table.version);
  return { from: count, to: count };
}
