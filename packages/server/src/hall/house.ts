import { deny, grant, type Answer, type Channel, type WishRead } from '@topsail/protocol';
import { recordText, StoreFailure, type EntryRow, type Store, type TableRow } from '@topsail/store';
import { openPool } from '@topsail/threads';
import type { Client } from '../client.ts';
import { refusalCodeOf } from '../refusal-code.ts';
import type { Census, Command, House } from '../house.ts';
import { CommitQueue } from '../commit-queue.ts';
import { frame, Lobby } from '../lobby.ts';
import type { CountedRequest, TableMetrics } from '../table-metrics.ts';
import type { Log } from '../log.ts';
import type { RandomBytes } from '../random.ts';
import { RateLimits } from '../rate-limit/rate-limits.ts';
import type { Surroundings } from '../surroundings.ts';
import type { Done } from '../table/live-table.ts';
import { newTableRow } from '../table/new-table.ts';
import type { Room } from '../table/room.ts';
import type { Stretch } from '../table/seen.ts';
import { Deadlines } from './deadlines.ts';
import { planOf } from './plan.ts';
import { playable, Rooms } from './rooms.ts';
import { Thoughts } from './thoughts.ts';

const LOOK_AROUND_MILLISECONDS = 15_000;
/** How many tables one person may make at once, and how fast more. */
const TABLES_AT_ONCE = 60;
const TABLES_PER_SECOND = 1 / 30;
/** Each of them is kept in memory while somebody looks at it. */
const TABLES_LOOKED_AT = 1000;
/** The lobby does not begin with more tables than this. */
const LISTED = 500;

export interface HouseParts {
  readonly store: Store;
  readonly metrics: TableMetrics;
  readonly log: Log;
  /** How many bots think at the same time. */
  readonly botThreads: number;
  /** No bot is seen to move sooner after the move before than this, in milliseconds. */
  readonly botPause: number;
  readonly random: RandomBytes;
}

/** Opens the house over a store: its public tables are listed, its deadlines looked after. */
export async function openHouse(parts: HouseParts): Promise<House> {
  const hall = new Hall(parts);
  await hall.prepare();
  return hall;
}

class Hall implements House {
  readonly #around: Surroundings;
  readonly #rooms: Rooms;
  readonly #deadlines: Deadlines;
  readonly #pool: ReturnType<typeof openPool>;
  readonly #thoughts: Thoughts;
  /** The tables each connection looks at. */
  readonly #lookedAt = new Map<Client, Set<string>>();
  readonly #departed = new WeakSet<Client>();
  readonly #makers = new RateLimits(TABLES_AT_ONCE, TABLES_PER_SECOND);
  readonly #underWay = new Set<Promise<unknown>>();
  #lookingAround: NodeJS.Timeout | undefined;
  #isStopping = false;

  constructor({ store, metrics, log, botThreads, botPause, random }: HouseParts) {
    const pool = openPool({ helpers: botThreads });
    this.#pool = pool;
    this.#thoughts = new Thoughts(botThreads);
    this.#around = {
      ...{
        store,
        metrics,
        log,
        botPause,
        random,
        lobby: new Lobby(),
        commits: new CommitQueue(store, metrics, log),
      },
      up: Date.now(),
      think: (decision, signal) => this.#thoughts.during(() => pool.think(decision, signal)),
    };
    this.#rooms = new Rooms(this.#around);
    this.#deadlines = new Deadlines(this.#around, this.#rooms);
  }

  async prepare(): Promise<void> {
    const { store, lobby } = this.#around;
    // Open ones are listed when somebody comes back to them.
    for (const row of await store.tables(['running'], LISTED))
      if (row.plan.visibility === 'public' && playable(row).ok) lobby.list(row.listing);
    await this.#lookAround();
    this.#lookingAround = setInterval(() => void this.#lookAround(), LOOK_AROUND_MILLISECONDS).unref();
  }

  create(client: Client, command: string, wish: WishRead): Promise<void> {
    return this.#answering(client, { what: 'create', command }, async () => {
      const plan = planOf(wish);
      if (!plan.ok) return plan;
      const { store, commits, lobby, random } = this.#around;
      const host = client.person.person;
      const known = await store.madeBy(host, command);
      if (known !== undefined) return grant({ table: known, version: 0 });
      if (!this.#makers.bucketOf(host).take(1, performance.now())) return deny('table/too-many');
      const row = newTableRow(plan.value, host, command, Date.now(), random);
      if ((await commits.write(row.table, [{ w: 'table', row }])) === 'stored') {
        if (row.plan.visibility === 'public') lobby.list(row.listing);
        return grant({ table: row.table, version: 0 });
      }
      const made = await store.madeBy(host, command);
      return made === undefined ? deny('store/unavailable') : grant({ table: made, version: 0 });
    });
  }

  async open(client: Client, table: string, since: number | undefined): Promise<void> {
    const room = this.#looksAtEnough(client, table) ? deny('table/too-many') : await this.#rooms.find(table);
    const entered = room.ok ? await room.value.enter(client, since) : room;
    if (!entered.ok) {
      client.send(frame({ t: 'refused', table, refusal: entered.refusal }));
      return;
    }
    // Who hung up meanwhile must not be kept a place.
    if (room.ok && this.#departed.has(client)) {
      room.value.leave(client);
      return;
    }
    const tables = this.#lookedAt.get(client) ?? new Set();
    this.#lookedAt.set(client, tables.add(table));
  }

  #looksAtEnough(client: Client, table: string): boolean {
    const tables = this.#lookedAt.get(client);
    return tables !== undefined && tables.size >= TABLES_LOOKED_AT && !tables.has(table);
  }

  close(client: Client, table: string): void {
    if (this.#lookedAt.get(client)?.delete(table) !== true) return;
    void this.#rooms.find(table).then((room) => room.ok && room.value.leave(client));
  }

  act(client: Client, command: Command): Promise<void> {
    const particulars = { what: command.deed.k, command: command.command, table: command.table };
    return this.#answering(client, particulars, async () => {
      const room = await this.#rooms.find(command.table);
      return room.ok ? room.value.act(client, command) : room;
    });
  }

  async say(client: Client, table: string, channel: Channel, text: string): Promise<void> {
    const start = performance.now();
    const room = await this.#rooms.find(table);
    const said = room.ok ? await room.value.say(client, channel, text) : room;
    this.#around.metrics.commandAnswered('say', said.ok, performance.now() - start);
    if (!said.ok) client.send(frame({ t: 'refused', table, refusal: said.refusal }));
  }

  watchLobby(client: Client): void {
    this.#around.lobby.watch(client);
  }

  unwatchLobby(client: Client): void {
    this.#around.lobby.unwatch(client);
  }

  gone(client: Client): void {
    this.#departed.add(client);
    this.#around.lobby.unwatch(client);
    for (const table of this.#lookedAt.get(client) ?? []) this.close(client, table);
    this.#lookedAt.delete(client);
  }

  async record(table: string, person: string): Promise<Answer<string>> {
    const { store } = this.#around;
    const found = playable(await store.table(table));
    if (!found.ok) return found;
    const row = found.value;
    if (row.stage !== 'over' || Date.now() < row.touched + row.plan.delaySeconds * 1000)
      return deny('table/not-over');
    const entries = await store.entries(table, 0);
    if (!row.plan.spectators && !isOfTable(row, entries, person)) return deny('table/no-spectators');
    const text = recordText(row, entries);
    return text === undefined ? deny('table/not-over') : grant(text);
  }

  async seen(
    table: string,
    person: string,
    stretch: Stretch | undefined,
  ): Promise<Answer<readonly string[]>> {
    const room = await this.#rooms.find(table);
    return room.ok ? room.value.seen(person, stretch) : room;
  }

  census(): Census {
    const rooms = [...this.#rooms.live];
    const count = (is: (room: Room) => boolean): number => rooms.filter(is).length;
    return {
      tables: { live: rooms.length, watched: count(({ viewers }) => viewers > 0) },
      bots: this.#thoughts.load,
      lobbyWatchers: this.#around.lobby.watchers,
    };
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#lookingAround);
    this.#rooms.stop();
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
    await this.#around.commits.idle();
    await this.#pool.close();
  }

  /** Does a command and answers it: done when it is on disk, refused otherwise. */
  async #answering(
    client: Client,
    { what, ...about }: { what: CountedRequest; command: string; table?: string },
    act: () => Promise<Answer<Done>>,
  ): Promise<void> {
    const start = performance.now();
    const acting = this.#isStopping ? Promise.resolve(deny('server/stopping')) : act().catch(refusalOf);
    this.#underWay.add(acting);
    const answer = await this.#finished(acting);
    this.#around.metrics.commandAnswered(what, answer.ok, performance.now() - start);
    if (answer.ok) {
      const { table, version } = answer.value;
      client.send(frame({ t: 'done', command: about.command, table, version }));
    } else client.send(frame({ t: 'refused', ...about, refusal: answer.refusal }));
  }

  async #finished<T>(acting: Promise<T>): Promise<T> {
    try {
      return await acting;
    } finally {
      this.#underWay.delete(acting);
    }
  }

  /** Forgets tables nobody is at, and wakes those whose deadline has come. */
  async #lookAround(): Promise<void> {
    this.#rooms.sweep(Date.now());
    this.#around.lobby.removeIdle((table) => this.#rooms.isLive(table));
    this.#makers.dropFull(performance.now());
    await this.#deadlines.look();
  }
}

function isOfTable({ host }: TableRow, entries: readonly EntryRow[], person: string): boolean {
  return host === person || entries.some(({ entry }) => entry.k === 'sat' && entry.person === person);
}

/** The disk's failures are answered; anything else is a bug and goes up. */
function refusalOf(problem: unknown): ReturnType<typeof deny> {
  if (problem instanceof StoreFailure) return deny(refusalCodeOf(problem));
  throw problem;
}
