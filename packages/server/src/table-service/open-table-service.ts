import {
  refuse,
  accept,
  type Answer,
  type Channel,
  type Done,
  type GameSummary,
  type PlanRequest,
} from '@topsail/protocol';
import { recordText, StoreFailure, type Store } from '@topsail/store';
import { knownGameOf } from '@topsail/games';
import { openPool } from '@topsail/threads';
import type { Client } from '../client.ts';
import { refusalCodeOf } from '../refusal-code.ts';
import type { ServiceStats, CommandRequest, TableService } from './table-service.ts';
import { CommitQueue } from './commit-queue.ts';
import { frame, Lobby, mayWaitAlone } from './lobby.ts';
import type { CountedRequest, TableMetrics } from './table-metrics.ts';
import type { Log } from '../log.ts';
import type { RandomBytes } from '../random.ts';
import type { TableContext } from './table-context.ts';
import { newTableRow } from '../table/state/new-table.ts';
import type { LoadedTable } from '../table/loaded-table.ts';
import type { VersionRange } from '../table/history/past-frames.ts';
import { readableFrames } from '../table/history/readable-frames.ts';
import { DeadlineWatcher } from './deadline-watcher.ts';
import { MissingSummaries } from './missing-summaries.ts';
import { MyGames } from './my-games.ts';
import { newTableState } from '../table/state/table-state.ts';
import { summaryWrite } from '../table/summary/game-summary.ts';
import { checkPlan } from '../table/state/check-plan.ts';
import { PeopleLimits } from './people-limits.ts';
import { RecentTexts } from './recent-texts.ts';
import { LoadedTables } from './loaded-tables.ts';
import { ThinkingQueue } from './thinking-queue.ts';

const MAINTENANCE_MILLISECONDS = 15_000;
/** How many records of finished games are kept in memory. */
const MAX_RECORDS = 50;
/** Tables one connection may have open: each of them stays in memory. */
const MAX_OPEN_TABLES = 1000;
/** How many tables the lobby lists at the start of the server. */
const MAX_LISTED_AT_START = 500;

export interface TableServiceParts {
  readonly store: Store;
  readonly metrics: TableMetrics;
  readonly log: Log;
  /** How many bots think at the same time. */
  readonly botThreads: number;
  /** The shortest time between the last move and a bot's move, in milliseconds. */
  readonly botPause: number;
  readonly random: RandomBytes;
  /** The time by which clocks run and entries are dated. */
  readonly now: () => number;
  /** How long a turn of a slow game waits before its notice is sent, in milliseconds. */
  readonly noticeDelay: number;
  /** Called when a commit may have changed the outbox. */
  readonly onNotices: () => void;
  /** Multiplies the limits of what people may do. */
  readonly limitFactor: number;
}

/** Opens the table service on a store and lists the running public tables. */
export async function openTableService(parts: TableServiceParts): Promise<TableService> {
  const service = new StoredTableService(parts);
  await service.prepare();
  return service;
}

class StoredTableService implements TableService {
  readonly #context: TableContext;
  readonly #tables: LoadedTables;
  readonly #deadlineWatcher: DeadlineWatcher;
  readonly #missingSummaries: MissingSummaries;
  readonly #pool: ReturnType<typeof openPool>;
  readonly #thinking: ThinkingQueue;
  /** The tables each connection has open. */
  readonly #openTables = new Map<Client, Set<string>>();
  readonly #disconnected = new WeakSet<Client>();
  readonly #limits: PeopleLimits;
  readonly #records = new RecentTexts(MAX_RECORDS);
  readonly #inProgress = new Set<Promise<unknown>>();
  #maintenanceTimer: NodeJS.Timeout | undefined;
  #isStopping = false;

  constructor(parts: TableServiceParts) {
    const { store, metrics, log, botThreads, botPause, random, now, limitFactor } = parts;
    const lobby = new Lobby();
    this.#limits = new PeopleLimits(limitFactor, lobby, (isCounted) => this.#botSeats(isCounted));
    const pool = openPool({ workers: botThreads });
    this.#pool = pool;
    this.#thinking = new ThinkingQueue(botThreads, (decision) => pool.think(decision));
    this.#context = {
      ...{
        store,
        metrics,
        log,
        botPause,
        random,
        lobby,
        myGames: new MyGames(store, (table) => this.#missingSummaries.make(table)),
        commits: new CommitQueue(store, metrics, log),
      },
      now,
      startedAt: now(),
      noticeDelay: parts.noticeDelay,
      onNotices: parts.onNotices,
      refuseTooMuch: (client, command) => this.#limits.refuseCommand(client, command),
      countChatLine: (client) => this.#limits.countChatLine(client),
      think: (decision, purpose, signal) => this.#thinking.think(decision, purpose, signal),
    };
    this.#tables = new LoadedTables(this.#context);
    this.#deadlineWatcher = new DeadlineWatcher(this.#context, this.#tables);
    this.#missingSummaries = new MissingSummaries(this.#context, this.#tables);
  }

  async prepare(): Promise<void> {
    const { store, lobby, now } = this.#context;
    // Other tables that have not started are listed when somebody opens them.
    for (const table of await store.tables(['running', 'open'], MAX_LISTED_AT_START)) {
      const row = await this.#tables.row(table);
      if (!row.ok || row.value.plan.visibility !== 'public') continue;
      if (mayWaitAlone(row.value.listing, now())) lobby.list(row.value.listing);
    }
  }

  wakeTables(): Promise<void> {
    this.#maintenanceTimer = setInterval(() => void this.#maintain(), MAINTENANCE_MILLISECONDS).unref();
    const waking = Promise.all([this.#maintain(), this.#missingSummaries.makeAll()]);
    this.#inProgress.add(waking);
    return this.#whenFinished(waking).then(() => undefined);
  }

  create(client: Client, id: string, requested: PlanRequest): Promise<void> {
    return this.#answer(client, { what: 'create', id }, async () => {
      const plan = checkPlan(requested);
      if (!plan.ok) return plan;
      const { store, commits, lobby, myGames, random, now } = this.#context;
      const host = client.person.person;
      const known = await store.madeBy(host, id);
      if (known !== undefined) return accept({ table: known, version: 0 });
      const tooMuch = this.#limits.refuseCreate(client, plan.value);
      if (tooMuch !== undefined) return tooMuch;
      const row = newTableRow(plan.value, host, id, now(), random);
      const summary = summaryWrite(newTableState(row, knownGameOf(row.plan.setup.ruleset)));
      if ((await commits.write(row.table, [{ w: 'table', row }, summary])) === 'stored') {
        myGames.add(summary.summary, summary.members.people);
        if (row.plan.visibility === 'public') lobby.list(row.listing, client);
        return accept({ table: row.table, version: 0 });
      }
      const made = await store.madeBy(host, id);
      return made === undefined ? refuse('store/unavailable') : accept({ table: made, version: 0 });
    });
  }

  async open(client: Client, table: string, since: number | undefined): Promise<void> {
    const found = this.#hasMaxOpenTables(client, table)
      ? refuse('table/too-many')
      : await this.#tables.find(table);
    const added = found.ok ? await found.value.addViewer(client, since) : found;
    if (!added.ok) {
      client.send(frame({ t: 'refused', table, refusal: added.refusal }));
      return;
    }
    // The client may have disconnected meanwhile.
    if (found.ok && this.#disconnected.has(client)) {
      found.value.removeViewer(client);
      return;
    }
    const tables = this.#openTables.get(client) ?? new Set();
    this.#openTables.set(client, tables.add(table));
  }

  /** The seats that bots play for at tables which these clients have open. */
  #botSeats(isCounted: (client: Client) => boolean): number {
    const open = [...this.#openTables].filter(([client]) => isCounted(client));
    const tables = new Set(open.flatMap(([, ids]) => [...ids]));
    return [...tables].reduce((sum, table) => sum + (this.#tables.findLoaded(table)?.botSeats ?? 0), 0);
  }

  #hasMaxOpenTables(client: Client, table: string): boolean {
    const tables = this.#openTables.get(client);
    return tables !== undefined && tables.size >= MAX_OPEN_TABLES && !tables.has(table);
  }

  close(client: Client, table: string): void {
    if (this.#openTables.get(client)?.delete(table) !== true) return;
    // A table that was unloaded has no viewers.
    this.#tables.findLoaded(table)?.removeViewer(client);
  }

  execute(client: Client, request: CommandRequest): Promise<void> {
    const { id, table, command } = request;
    return this.#answer(client, { what: command.k, id, table }, async () => {
      const found = await this.#tables.find(table);
      return found.ok ? found.value.execute(client, request) : found;
    });
  }

  async say(client: Client, table: string, channel: Channel, text: string): Promise<void> {
    const start = performance.now();
    const found = await this.#tables.find(table);
    const line = found.ok ? await found.value.say(client, channel, text) : found;
    this.#context.metrics.commandAnswered('say', line.ok, performance.now() - start);
    if (!line.ok) client.send(frame({ t: 'refused', table, refusal: line.refusal }));
  }

  watchLobby(client: Client): void {
    this.#context.lobby.watch(client);
  }

  unwatchLobby(client: Client): void {
    this.#context.lobby.unwatch(client);
  }

  watchGames(client: Client): Promise<void> {
    return this.#context.myGames.watch(client);
  }

  unwatchGames(client: Client): void {
    this.#context.myGames.unwatch(client);
  }

  olderGames(person: string, after: string): Promise<readonly GameSummary[]> {
    return this.#context.myGames.older(person, after);
  }

  disconnected(client: Client): void {
    this.#disconnected.add(client);
    this.#context.lobby.unwatch(client);
    this.#context.myGames.unwatch(client);
    for (const table of this.#openTables.get(client) ?? []) this.close(client, table);
    this.#openTables.delete(client);
  }

  async record(table: string, person: string): Promise<Answer<string>> {
    const { store } = this.#context;
    const found = await this.#tables.row(table);
    if (!found.ok) return found;
    const row = found.value;
    // Checked before the stage, which a person who may not open the table must not learn.
    if (!row.plan.spectators) {
      const loaded = await this.#tables.find(table);
      if (!loaded.ok) return loaded;
      if (!loaded.value.mayOpen(person)) return refuse('table/no-spectators');
    }
    if (row.stage !== 'over' || this.#context.now() < row.touched + row.plan.delaySeconds * 1000)
      return refuse('table/not-over');
    const known = this.#records.get(table);
    if (known !== undefined) return accept(known);
    const text = await this.#tables.unlessDamaged(async () => recordText(row, await store.entries(table, 0)));
    if (!text.ok) return text;
    if (text.value === undefined) return refuse('table/not-over');
    this.#records.set(table, text.value);
    return accept(text.value);
  }

  async pastFrames(
    table: string,
    person: string,
    range: VersionRange | undefined,
  ): Promise<Answer<readonly string[]>> {
    const found = await this.#tables.find(table);
    return found.ok ? found.value.pastFrames(person, range) : found;
  }

  async readableFrames(table: string, person: string): Promise<Answer<readonly string[]>> {
    const found = await this.#tables.row(table);
    if (!found.ok) return found;
    const frames = await readableFrames(this.#context.store, found.value, person);
    return frames === undefined ? refuse('table/damaged') : accept(frames);
  }

  stats(): ServiceStats {
    const tables = [...this.#tables.all];
    const count = (is: (table: LoadedTable) => boolean): number => tables.filter(is).length;
    return {
      tables: {
        loaded: tables.length,
        watched: count(({ viewers }) => viewers > 0),
        damaged: this.#tables.damaged,
      },
      bots: this.#thinking.current,
      lobbyWatchers: this.#context.lobby.watchers,
    };
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#maintenanceTimer);
    this.#missingSummaries.stop();
    this.#tables.stop();
    while (this.#inProgress.size > 0) await Promise.allSettled(this.#inProgress);
    await this.#context.commits.idle();
    await this.#pool.close();
  }

  /** Runs a command and sends its answer: `done` when it is on disk, else `refused`. */
  async #answer(
    client: Client,
    { what, ...about }: { what: CountedRequest; id: string; table?: string },
    run: () => Promise<Answer<Done>>,
  ): Promise<void> {
    const start = performance.now();
    const running = this.#isStopping
      ? Promise.resolve(refuse('server/stopping'))
      : run().catch(refuseStoreFailure);
    this.#inProgress.add(running);
    const answer = await this.#whenFinished(running);
    this.#context.metrics.commandAnswered(what, answer.ok, performance.now() - start);
    if (answer.ok) {
      const { table, version } = answer.value;
      client.send(frame({ t: 'done', id: about.id, table, version }));
    } else client.send(frame({ t: 'refused', ...about, refusal: answer.refusal }));
  }

  async #whenFinished<T>(running: Promise<T>): Promise<T> {
    try {
      return await running;
    } finally {
      this.#inProgress.delete(running);
    }
  }

  /** Unloads idle tables and loads those whose deadline has passed. */
  async #maintain(): Promise<void> {
    this.#tables.unloadIdle(this.#context.now());
    this.#context.lobby.removeIdle((table) => this.#tables.isLoaded(table), this.#context.now());
    this.#limits.dropUnused();
    await this.#deadlineWatcher.wakeDueTables();
  }
}

/** A store failure becomes a refusal; any other error is a bug and is thrown on. */
function refuseStoreFailure(problem: unknown): ReturnType<typeof refuse> {
  if (problem instanceof StoreFailure) return refuse(refusalCodeOf(problem));
  throw problem;
}
