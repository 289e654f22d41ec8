import {
  refuse,
  accept,
  type Answer,
  type Channel,
  type GameSummary,
  type ToClient,
  type PlanRequest,
} from '@topsail/protocol';
import { StoreFailure } from '@topsail/store';
import { asciiJson } from '../../src/ascii.ts';
import type { Client } from '../../src/client.ts';
import type { ServiceStats, CommandRequest, TableService } from '../../src/table-service/table-service.ts';
import type { VersionRange } from '../../src/table/history/past-frames.ts';

/** A table service without games: chat goes to everybody who has opened the table, and commands wait for `release`. */
export class FakeTableService implements TableService {
  readonly calls: string[] = [];
  readonly left: Client[] = [];
  readonly #tables = new Map<string, Set<Client>>();
  readonly #watchers = new Set<Client>();
  #held: (() => void)[] = [];
  isStopped = false;

  wakeTables(): Promise<void> {
    return Promise.resolve();
  }

  /** Always fails: with a full disk, or as a bug would. */
  create(_client: Client, id: string, _plan: PlanRequest): Promise<void> {
    this.calls.push(`create ${id}`);
    return Promise.reject(id === 'full' ? new StoreFailure('no space', true) : new Error('a bug'));
  }

  open(client: Client, table: string): Promise<void> {
    this.calls.push(`open ${table}`);
    const viewers = this.#tables.get(table) ?? new Set();
    this.#tables.set(table, viewers.add(client));
    sendTo(client, { t: 'present', table, seats: [], spectators: viewers.size });
    return Promise.resolve();
  }

  close(client: Client, table: string): void {
    this.#tables.get(table)?.delete(client);
  }

  /** Answers after `release`. */
  async execute(client: Client, { table, id }: CommandRequest): Promise<void> {
    this.calls.push(`execute ${id}`);
    await new Promise<void>((go) => this.#held.push(go));
    sendTo(client, { t: 'done', id, table, version: 1 });
  }

  release(): void {
    for (const go of this.#held.splice(0)) go();
  }

  watchGames(client: Client): Promise<void> {
    this.calls.push(`watch games of ${client.person.person}`);
    sendTo(client, { t: 'games', games: [] });
    return Promise.resolve();
  }

  unwatchGames(client: Client): void {
    this.calls.push(`unwatch games of ${client.person.person}`);
  }

  olderGames(person: string, after: string): Promise<readonly GameSummary[]> {
    this.calls.push(`older games of ${person} after ${after}`);
    return Promise.resolve([]);
  }

  say(client: Client, table: string, channel: Channel, text: string): Promise<void> {
    const { person, name } = client.person;
    const lines = [{ n: 1, at: 0, person, name, channel, text }];
    for (const other of this.#tables.get(table) ?? []) sendTo(other, { t: 'chat', table, lines });
    return Promise.resolve();
  }

  /** Sends a chat line to all viewers of a table. */
  broadcast(table: string, text: string): void {
    const lines = [{ n: 1, at: 0, person: 'p', name: 'Speaker', channel: 'seats' as const, text }];
    for (const client of this.#tables.get(table) ?? []) sendTo(client, { t: 'chat', table, lines });
  }

  watchLobby(client: Client): void {
    this.#watchers.add(client);
    sendTo(client, { t: 'lobby', tables: [] });
  }

  unwatchLobby(client: Client): void {
    this.#watchers.delete(client);
  }

  disconnected(client: Client): void {
    this.left.push(client);
    this.#watchers.delete(client);
    for (const viewers of this.#tables.values()) viewers.delete(client);
  }

  record(table: string): Promise<Answer<string>> {
    if (table === 'over') return Promise.resolve(accept('a record\n'));
    return Promise.resolve(refuse(table === 'running' ? 'table/not-over' : 'table/unknown'));
  }

  pastFrames(
    table: string,
    person: string,
    range: VersionRange | undefined,
  ): Promise<Answer<readonly string[]>> {
    return Promise.resolve(accept([JSON.stringify({ table, person, ...range })]));
  }

  readableFrames(table: string, person: string): Promise<Answer<readonly string[]>> {
    return Promise.resolve(accept([JSON.stringify({ table, person })]));
  }

  stats(): ServiceStats {
    return {
      tables: { loaded: this.#tables.size, watched: this.#tables.size, damaged: 0 },
      bots: { thinking: 0, waiting: 0 },
      lobbyWatchers: this.#watchers.size,
    };
  }

  stop(): Promise<void> {
    this.isStopped = true;
    this.release();
    return Promise.resolve();
  }
}

function sendTo(client: Client, message: ToClient): void {
  client.send(asciiJson(message));
}
