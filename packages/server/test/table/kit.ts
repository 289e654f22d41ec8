import type { Command, AnyRefusal, ToClient, PlanInput } from '@topsail/protocol';
import { planSchema } from '@topsail/protocol';
import { openSqliteStore, type PersonRow, type Store, type Write } from '@topsail/store';
import * as v from 'valibot';
import { onTestFinished, vi } from 'vitest';
import type { Client } from '../../src/client.ts';
import { openTableService, type TableServiceParts } from '../../src/table-service/open-table-service.ts';
import type { TableService } from '../../src/table-service/table-service.ts';
import { CommitQueue } from '../../src/table-service/commit-queue.ts';
import { Lobby } from '../../src/table-service/lobby.ts';
import { openLog } from '../../src/log.ts';
import type { TableContext } from '../../src/table-service/table-context.ts';
import { bytesOfThisTest } from '../seeded-bytes.ts';

export type TableFrame = Extract<ToClient, { t: 'table' }>;
export type Outcome = { readonly version: number; readonly table: string } | { readonly refusal: AnyRefusal };

const NOON = Date.UTC(2026, 0, 1, 12);
const silent = openLog('silent');
const metrics = { commandAnswered: () => undefined, committed: () => undefined, thought: () => undefined };

let ids = 0;

/** Another id for a person or a command at each call. */
function newId(): string {
  return `id-${(ids += 1)}`;
}

/** Stops the clock of a test until it ends: time passes only when the returned function is called. */
export function stopClock(): (milliseconds: number) => Promise<void> {
  const toFake = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
  vi.useFakeTimers({ toFake: [...toFake], now: NOON });
  onTestFinished(() => void vi.useRealTimers());
  return async (milliseconds) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  };
}

export interface TestService {
  readonly tables: TableService;
  readonly store: Store;
}

/** A house over a real store, in which bots move at once. */
export async function openTestService(
  file: string,
  parts: Partial<TableServiceParts> = {},
): Promise<TestService> {
  const store = parts.store ?? openSqliteStore(file);
  const tables = await openTableService({
    store,
    metrics,
    log: silent,
    botThreads: 0,
    botPause: 0,
    random: bytesOfThisTest(),
    ...parts,
  });
  return { tables, store };
}

/** What a table has around it, with a mind of one's own for its bots. */
export function testContext(store: Store, parts: Partial<TableContext>): TableContext {
  const commits = new CommitQueue(store, metrics, silent);
  const think = (): Promise<undefined> => Promise.resolve(undefined);
  return {
    ...{
      store,
      commits,
      lobby: new Lobby(),
      metrics,
      log: silent,
      think,
      botPause: 0,
      startedAt: Date.now(),
    },
    random: bytesOfThisTest(),
    ...parts,
  };
}

/** Somebody with a connection, who remembers every frame. */
export class Guest implements Client {
  readonly person: PersonRow;
  readonly frames: ToClient[] = [];
  readonly #house: TableService;
  #waiting: (() => void)[] = [];

  constructor(tables: TableService, name: string, person: string = newId()) {
    this.#house = tables;
    this.person = { person, name, program: false, owner: null, created: 0 };
  }

  send(text: string): void {
    this.frames.push(JSON.parse(text) as ToClient);
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** The same person at another window. */
  tab(): Guest {
    return new Guest(this.#house, this.person.name, this.person.person);
  }

  async makes(plan: PlanInput): Promise<string> {
    const id = newId();
    await this.#house.create(this, id, v.parse(planSchema, plan));
    const answer = this.#answer(id);
    if ('refusal' in answer) throw new Error(JSON.stringify(answer.refusal));
    return answer.table;
  }

  async opens(table: string, since?: number): Promise<TableFrame> {
    await this.#house.open(this, table, since);
    return this.at(table);
  }

  async does(
    table: string,
    command: Command,
    { id = newId(), seen = this.at(table).version }: { id?: string; seen?: number } = {},
  ): Promise<Outcome> {
    await this.#house.execute(this, { table, id, seen, command });
    return this.#answer(id);
  }

  /** Does something that must not be refused. */
  async did(table: string, command: Command): Promise<number> {
    const outcome = await this.does(table, command);
    if ('refusal' in outcome)
      throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(outcome.refusal)}`);
    return outcome.version;
  }

  says(table: string, text: string, channel: 'seats' | 'spectators' = 'seats'): Promise<void> {
    return this.#house.say(this, table, channel, text);
  }

  leaves(): void {
    this.#house.disconnected(this);
  }

  /** The table as this person last saw it. */
  at(table: string): TableFrame {
    const last = this.tableFrames(table).at(-1);
    if (last === undefined) throw new Error(`${this.person.name} has not seen ${table}`);
    return last;
  }

  tableFrames(table: string): TableFrame[] {
    return this.frames.filter((frame) => frame.t === 'table').filter((frame) => frame.table === table);
  }

  last<T extends ToClient['t']>(t: T): Extract<ToClient, { t: T }> | undefined {
    return this.frames.findLast((frame): frame is Extract<ToClient, { t: T }> => frame.t === t);
  }

  /** Settles when what this person has seen is so. */
  async sees(table: string, is: (frame: TableFrame) => boolean): Promise<TableFrame> {
    while (!this.tableFrames(table).some(() => is(this.at(table))))
      await new Promise<void>((wake) => this.#waiting.push(wake));
    return this.at(table);
  }

  #answer(id: string): Outcome {
    for (const frame of this.frames.toReversed()) {
      if (frame.t === 'done' && frame.id === id) return frame;
      if (frame.t === 'refused' && frame.id === id) return frame;
    }
    throw new Error(`no answer to ${id}`);
  }
}

/** Somebody who is known to the store. */
export async function newGuest({ tables, store }: TestService, name: string): Promise<Guest> {
  const guest = new Guest(tables, name);
  await store.commit([{ w: 'person', row: guest.person }]);
  return guest;
}

const NONCE = 'a-nonce-for-tests';

/** A table with these people in its first seats and bots in the others. */
export async function seatedTable(plan: PlanInput, ...people: readonly Guest[]): Promise<string> {
  const [host] = people;
  if (host === undefined) throw new Error('nobody to sit');
  const table = await host.makes(plan);
  for (const [seat, guest] of people.entries()) {
    await guest.opens(table, 0);
    await guest.did(table, { k: 'sit', seat, nonce: `${NONCE}-${seat}` });
  }
  for (let seat = people.length; seat < plan.seats; seat++)
    await host.did(table, { k: 'seat-bot', seat, level: 'cabin-boy' });
  return table;
}

export async function startedTable(plan: PlanInput, ...people: readonly Guest[]): Promise<string> {
  const table = await seatedTable(plan, ...people);
  await people[0]?.did(table, { k: 'start' });
  return table;
}

/** Everybody plays the first legal move, or what `choose` says, until it is over or `until` says so. */
export async function playOn(
  table: string,
  people: readonly Guest[],
  until: (frame: TableFrame) => boolean = () => false,
  choose: (moves: readonly string[], step: number) => string = (moves) => moves[0] ?? '',
): Promise<void> {
  for (let step = 0; ; step++) {
    const first = people[0];
    if (first === undefined) return;
    await first.sees(
      table,
      (frame) => frame.public.stage === 'over' || people.some((p) => isAwaited(p, table)) || until(frame),
    );
    if (first.at(table).public.stage === 'over' || until(first.at(table))) return;
    const mover = people.find((person) => isAwaited(person, table));
    if (mover !== undefined)
      await mover.did(table, { k: 'move', move: choose(mover.at(table).own.moves, step) });
  }
}

/** Whether the table waits for this person. */
export function isAwaited(person: Guest, table: string): boolean {
  const { own, public: all } = person.at(table);
  return own.seat !== null && all.waiting.includes(own.seat) && own.moves.length > 0;
}

/** All that is stored of a table, as if it had happened so many milliseconds earlier. */
export async function aged(store: Store, table: string, by: number): Promise<Write[]> {
  const row = await store.table(table);
  const host = await store.person(row?.host ?? '');
  if (row === undefined || host === undefined) throw new Error(`no table ${table}`);
  const made = { ...row, created: row.created - by, wake: row.wake === null ? null : row.wake - by };
  const entries = await store.entries(table, 0);
  return [
    { w: 'person', row: host },
    { w: 'table', row: made },
    ...entries.map((entry): Write => ({ w: 'entry', row: { ...entry, at: entry.at - by } })),
  ];
}
