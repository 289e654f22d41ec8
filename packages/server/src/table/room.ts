import { deny, grant, type Answer, type Channel, type ChatLine } from '@topsail/protocol';
import type { TableRow } from '@topsail/store';
import type { Ascii } from '../ascii.ts';
import type { Client } from '../client.ts';
import type { Command } from '../house.ts';
import { frame } from '../lobby.ts';
import type { Surroundings } from '../surroundings.ts';
import { Alarm } from './alarm.ts';
import { Audience } from './audience.ts';
import { BotSeats } from './bot-seats.ts';
import { Chat } from './chat.ts';
import { countOf, versionAt } from './count.ts';
import { forgiveDowntime } from './clock.ts';
import { Delay } from './delay.ts';
import type { Happened } from './happened.ts';
import { listingOf } from './listing.ts';
import { LiveTable, type Done } from './live-table.ts';
import { loadTable, parted } from './load.ts';
import { hostOf, seatOf, type TableNow } from './now.ts';
import { framesSeen, type Stretch } from './seen.ts';
import { seatsOf, viewerOf } from './shown.ts';

interface RoomParts {
  readonly now: TableNow;
  /** The table as spectators see it. */
  readonly earlier: TableNow;
  readonly chat: Chat;
}

/** A table with everybody around it: players, spectators, bots, clocks and what is said. */
export class Room {
  readonly #around: Surroundings;
  readonly #table: LiveTable;
  readonly #players: Audience;
  readonly #spectators: Audience;
  readonly #delay: Delay;
  readonly #bots: BotSeats;
  readonly #alarm: Alarm;
  readonly #chat: Chat;
  #present: Ascii | undefined;
  /** When somebody last was here, or something last happened. */
  touched = Date.now();

  constructor(around: Surroundings, { now, earlier, chat }: RoomParts) {
    this.#around = around;
    this.#table = new LiveTable(around, now, (before, after, news) => this.#wentOn(before, after, news));
    this.#players = new Audience(this.#table.now);
    this.#spectators = new Audience(earlier);
    this.#delay = new Delay(now.row.plan.delaySeconds * 1000, (after, news) => this.#showLate(after, news));
    this.#bots = new BotSeats(around, this.#table);
    this.#alarm = new Alarm(this.#table);
    this.#chat = chat;
    this.#bots.look();
    this.#alarm.look();
  }

  static async open(around: Surroundings, row: TableRow): Promise<Room> {
    const { store, up } = around;
    const chat = await Chat.open(around, row.table);
    const { delaySeconds } = row.plan;
    if (delaySeconds === 0) {
      const now = forgiveDowntime(await loadTable(store, row), up);
      return new Room(around, { now, earlier: now, chat });
    }
    const { earlier, later } = await parted(store, row, Date.now() - delaySeconds * 1000);
    const last = later.at(-1)?.now ?? earlier;
    const now = forgiveDowntime(last, up);
    const shown = (table: TableNow): TableNow => (table === last ? now : table);
    const room = new Room(around, { now, earlier: shown(earlier), chat });
    for (const step of later) room.#delay.pass(shown(step.now), [step.news]);
    return room;
  }

  get now(): TableNow {
    return this.#table.now;
  }

  get viewers(): number {
    return this.#players.size + this.#spectators.size;
  }

  /** Nobody is here and nothing is going on: the table may be forgotten until somebody comes. */
  get isDeserted(): boolean {
    return this.viewers === 0 && this.#table.isQuiet && !this.#bots.isThinking && !this.#delay.isWaiting;
  }

  async enter(client: Client, since: number | undefined): Promise<Answer<undefined>> {
    const audience = this.#audienceOf(client.person.person);
    if (audience === undefined) return deny('table/no-spectators');
    const known = since === undefined ? Infinity : this.#versionAt(audience, client.person.person, since);
    const from = Math.min(known, audience.now.version);
    const earlier = await this.#forgotten(audience, from);
    // The table may have gone on while its past was told: what is left to tell is short.
    earlier.push(...(await this.#forgotten(audience, earlier.at(-1)?.version ?? from)));
    this.#leaveQuietly(client);
    this.#admit(client, from, earlier);
    this.#list();
    return { ok: true, value: undefined };
  }

  leave(client: Client): void {
    this.#leaveQuietly(client);
    this.#tellPresence();
  }

  /** What this person was shown in these versions, or in the newest, as far as they may see the table by now. */
  async seen(person: string, stretch: Stretch | undefined): Promise<Answer<readonly string[]>> {
    const audience = this.#audienceOf(person);
    if (audience === undefined) return deny('table/no-spectators');
    const { version } = audience.now;
    const { from, to } = stretch ?? newest(audience.now, person);
    // The first of them is the one after all that counts as the one before.
    const after = this.#versionAt(audience, person, from - 1);
    const last = Math.min(this.#versionAt(audience, person, to), version);
    return grant(await framesSeen(this.#table.past, person, { from: after + 1, to: last }));
  }

  /** Does what somebody asks for, who counts versions their own way. */
  async act(client: Client, command: Command): Promise<Answer<Done>> {
    const refusal = this.#notAway(command);
    if (refusal !== undefined) return refusal;
    const viewer = viewerOf(this.now, client.person.person);
    const seen = versionAt(this.now, viewer, command.seen);
    const answer = await this.#table.act(client.person, { ...command, seen });
    if (!answer.ok) return answer;
    const version = countOf(this.now, viewer, answer.value.version);
    return grant({ ...answer.value, version });
  }

  async say(client: Client, channel: Channel, text: string): Promise<Answer<ChatLine>> {
    const audience = channel === 'seats' ? this.#players : this.#spectators;
    if (!audience.has(client)) return deny('table/not-seated');
    if (this.now.muted.includes(client.person.person)) return deny('chat/muted');
    const line = await this.#chat.say(client.person, channel, text);
    if (line.ok) this.#tellChat(line.value);
    return line;
  }

  stop(): void {
    this.#bots.stop();
    this.#alarm.stop();
    this.#delay.stop();
  }

  #wentOn(before: TableNow, now: TableNow, news: readonly Happened[]): void {
    this.touched = Date.now();
    // First who may see what: nobody is shown a version who has no place any more.
    if (before.stage !== now.stage || before.seats !== now.seats) this.#findPlaces();
    try {
      this.#players.show(now, news);
      this.#delay.pass(now, news);
    } finally {
      this.#bots.look();
      this.#alarm.look();
    }
  }

  /** In a timer of its own when there is a delay, so that a fault must not go up from here. */
  #showLate(after: TableNow, news: readonly Happened[]): void {
    try {
      this.#spectators.show(after, news);
      if (after.stage === 'over') this.#around.lobby.list(listingOf(after));
    } catch (problem) {
      const { row, version } = after;
      this.#around.log.error(
        { table: row.table, version, problem: String(problem) },
        'spectators were not told',
      );
    }
  }

  /** What happened after this version, when some of it is no longer remembered. */
  async #forgotten(audience: Audience, since: number): Promise<Happened[]> {
    if (audience.remembers(since)) return [];
    return this.#table.past.tell(since, audience.now.version, (_, news) => news);
  }

  /** While seats are being taken all are together; then spectators sit apart, where they are allowed. */
  #audienceOf(person: string): Audience | undefined {
    const { now } = this;
    if (now.stage === 'open' || seatOf(now, person) !== undefined) return this.#players;
    return now.row.plan.spectators || hostOf(now) === person ? this.#spectators : undefined;
  }

  #findPlaces(): void {
    for (const client of [...this.#players.clients]) {
      const audience = this.#audienceOf(client.person.person);
      if (audience === this.#players) continue;
      this.#players.leave(client);
      if (audience === undefined) client.send(this.#closed());
      else audience.admit(client, Math.min(this.now.version, audience.now.version));
    }
    this.#tellPresence();
  }

  /** Nobody was here, so that it was taken off the list, and now somebody is again. */
  #list(): void {
    const { lobby } = this.#around;
    const { row, stage } = this.now;
    const isShown = stage !== 'over' && row.plan.visibility === 'public';
    if (isShown && !lobby.lists(row.table)) lobby.list(listingOf(this.now));
  }

  #closed(): Ascii {
    return frame({ t: 'closed', table: this.now.row.table, refusal: deny('table/no-spectators').refusal });
  }

  #admit(client: Client, since: number, earlier: readonly Happened[]): void {
    const audience = this.#audienceOf(client.person.person);
    if (audience === undefined) return client.send(this.#closed());
    audience.admit(client, since, earlier);
    const lines = this.#chat.lines(audience === this.#players ? 'seats' : 'spectators');
    if (lines.length > 0) client.send(frame({ t: 'chat', table: this.now.row.table, lines }));
    const known = this.#present;
    this.#tellPresence();
    if (known !== undefined && this.#present === known) client.send(known);
  }

  #leaveQuietly(client: Client): void {
    this.touched = Date.now();
    this.#players.leave(client);
    this.#spectators.leave(client);
  }

  /** The host may call a bot only for somebody who is not there. */
  #notAway({ deed }: Command): ReturnType<typeof deny> | undefined {
    if (deed.k !== 'stand-in' || !this.#seatsThere().includes(deed.seat)) return undefined;
    return deny('table/not-away', { params: { seat: deed.seat } });
  }

  #versionAt({ now }: Audience, person: string, count: number): number {
    return versionAt(now, viewerOf(now, person), count);
  }

  #seatsThere(): number[] {
    return seatsOf(this.now, new Set([...this.#players.clients].map(({ person }) => person.person)));
  }

  #presence(): Ascii {
    const { table } = this.now.row;
    return frame({ t: 'present', table, seats: this.#seatsThere(), spectators: this.#spectators.size });
  }

  #tellPresence(): void {
    const text = this.#presence();
    if (text === this.#present) return;
    this.#present = text;
    for (const audience of [this.#players, this.#spectators])
      for (const client of audience.clients) client.send(text);
  }

  #tellChat(line: ChatLine): void {
    const text = frame({ t: 'chat', table: this.now.row.table, lines: [line] });
    const audience = line.channel === 'seats' ? this.#players : this.#spectators;
    for (const client of audience.clients) client.send(text);
  }
}

/** The newest version, as this person counts. */
function newest(now: TableNow, person: string): Stretch {
  const count = countOf(now, viewerOf(now, person), now.version);
  return { from: count, to: count };
}
