import { sealOf } from '@topsail/engine';
import {
  planSchema,
  type AnyRefusal,
  type Command,
  type GameSummary,
  type PlanInput,
  type ToClient,
} from '@topsail/protocol';
import type { PersonRow } from '@topsail/store';
import * as v from 'valibot';
import type { Client } from '../../src/client.ts';
import type { TableService } from '../../src/table-service/table-service.ts';
import type { TestService } from './test-service.ts';

export type TableFrame = Extract<ToClient, { t: 'table' }>;
export type Outcome = { readonly version: number; readonly table: string } | { readonly refusal: AnyRefusal };

let ids = 0;

/** A new id for a person or a command. */
function newId(): string {
  return `id-${(ids += 1)}`;
}

/** A person with a connection, which keeps every frame it receives. */
export class Guest implements Client {
  readonly person: PersonRow;
  readonly address: string;
  readonly frames: ToClient[] = [];
  /** The credits taken for what this person opened. */
  charged = 0;
  readonly #tables: TableService;
  #waiting: (() => void)[] = [];

  constructor(tables: TableService, name: string, person: string = newId(), address = '192.0.2.1') {
    this.#tables = tables;
    this.address = address;
    this.person = { person, name, program: false, owner: null, created: 0 };
  }

  charge(credits: number): void {
    this.charged += credits;
  }

  send(text: string): void {
    this.frames.push(JSON.parse(text) as ToClient);
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** The same person in another browser tab. */
  tab(): Guest {
    return new Guest(this.#tables, this.person.name, this.person.person);
  }

  /** Another person at this address. */
  from(address: string, person: string): Guest {
    return new Guest(this.#tables, person, person, address);
  }

  /** The same person, connected to another service. */
  connectedTo({ tables }: TestService): Guest {
    return new Guest(tables, this.person.name, this.person.person);
  }

  /** Creates a table. */
  async creates(plan: PlanInput): Promise<string> {
    const id = newId();
    await this.#tables.create(this, id, v.parse(planSchema, plan));
    const answer = this.#answer(id);
    if ('refusal' in answer) throw new Error(JSON.stringify(answer.refusal));
    return answer.table;
  }

  async opens(table: string, since?: number): Promise<TableFrame> {
    await this.#tables.open(this, table, since);
    return this.at(table);
  }

  /** Executes a command that may be refused. */
  async tries(
    table: string,
    command: Command,
    { id = newId(), seen = this.at(table).version }: { id?: string; seen?: number } = {},
  ): Promise<Outcome> {
    await this.#tables.execute(this, { table, id, seen, command });
    return this.#answer(id);
  }

  /** Executes a command that must not be refused. */
  async does(table: string, command: Command): Promise<number> {
    const outcome = await this.tries(table, command);
    if ('refusal' in outcome)
      throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(outcome.refusal)}`);
    return outcome.version;
  }

  /** The seal of this person's nonce at a table. */
  seal(table: string): string {
    return sealOf(table, this.person.person, this.nonce);
  }

  /** Starts the game: this person and the others open their nonces. Returns the version at which it began. */
  async starts(table: string, ...others: readonly Guest[]): Promise<number> {
    await this.does(table, { k: 'start' });
    for (const guest of [this, ...others]) if (guest.at(table).own.seat !== null) await guest.reveals(table);
    return this.at(table).version;
  }

  reveals(table: string): Promise<number> {
    return this.does(table, { k: 'reveal', nonce: this.nonce });
  }

  get nonce(): string {
    return `the-only-nonce-of-${this.person.person}`;
  }

  /** The last list of one's games, with the changes since. */
  get games(): readonly GameSummary[] {
    return this.frames.reduce<readonly GameSummary[]>((games, frame) => {
      const without = (table: string): GameSummary[] => games.filter((game) => game.table !== table);
      if (frame.t === 'games') return frame.games;
      if (frame.t === 'game') return [...without(frame.game.table), frame.game];
      return frame.t === 'game-gone' ? without(frame.table) : games;
    }, []);
  }

  says(table: string, text: string, channel: 'seats' | 'spectators' = 'seats'): Promise<void> {
    return this.#tables.say(this, table, channel, text);
  }

  disconnects(): void {
    this.#tables.disconnected(this);
  }

  /** The last frame of the table that this person received. */
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

  /** Settles when the last frame of this table meets the condition. */
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

/** A person who is in the store. */
export async function newGuest({ tables, store }: TestService, name: string): Promise<Guest> {
  const guest = new Guest(tables, name);
  await store.commit([{ w: 'person', row: guest.person }]);
  return guest;
}
