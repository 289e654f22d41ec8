import {
  refuse,
  accept,
  type Answer,
  type Channel,
  type ToClient,
  type PlanRequest,
} from '@topsail/protocol';
import { StoreFailure } from '@topsail/store';
import { asciiJson } from '../../src/ascii.ts';
import type { Client } from '../../src/client.ts';
import type { ServiceStats, CommandRequest, TableService } from '../../src/table-service/table-service.ts';
import type { VersionRange } from '../../src/table/history/past-frames.ts';

/** The smallest house there is: whoever has opened a table hears what is said at it, and commands take their time. */
export class FakeTableService implements TableService {
  readonly calls: string[] = [];
  readonly left: Client[] = [];
  readonly #tables = new Map<string, Set<Client>>();
  readonly #watchers = new Set<Client>();
  #held: (() => void)[] = [];
  isStopped = false;

  /** Fails, as only a fault of ours or a full disk could make it. */
  create(_client: Client, id: string, _plan: PlanRequest): Promise<void> {
    this.calls.push(`create ${id}`);
    return Promise.reject(id === 'full' ? new StoreFailure('no room', true) : new Error('a fault'));
  }

  open(client: Client, table: string): Promise<void> {
    this.calls.push(`open ${table}`);
    const room = this.#tables.get(table) ?? new Set();
    this.#tables.set(table, room.add(client));
    say(client, { t: 'present', table, seats: [], spectators: room.size });
    return Promise.resolve();
  }

  close(client: Client, table: string): void {
    this.#tables.get(table)?.delete(client);
  }

  /** Waits until it is let go. */
  async execute(client: Client, { table, id }: CommandRequest): Promise<void> {
    this.calls.push(`do ${id}`);
    await new Promise<void>((go) => this.#held.push(go));
    say(client, { t: 'done', id, table, version: 1 });
  }

  release(): void {
    for (const go of this.#held.splice(0)) go();
  }

  say(client: Client, table: string, channel: Channel, text: string): Promise<void> {
    const { person, name } = client.person;
    const lines = [{ n: 1, at: 0, person, name, channel, text }];
    for (const other of this.#tables.get(table) ?? []) say(other, { t: 'chat', table, lines });
    return Promise.resolve();
  }

  /** Says something as long as the others are patient. */
  broadcast(table: string, text: string): void {
    const lines = [{ n: 1, at: 0, person: 'p', name: 'Crier', channel: 'seats' as const, text }];
    for (const client of this.#tables.get(table) ?? []) say(client, { t: 'chat', table, lines });
  }

  watchLobby(client: Client): void {
    this.#watchers.add(client);
    say(client, { t: 'lobby', tables: [] });
  }

  unwatchLobby(client: Client): void {
    this.#watchers.delete(client);
  }

  disconnected(client: Client): void {
    this.left.push(client);
    this.#watchers.delete(client);
    for (const room of this.#tables.values()) room.delete(client);
  }

  record(table: string): Promise<Answer<string>> {
    if (table === 'over') return Promise.resolve(accept('a record\n'));
    return Promise.resolve(refuse(table === 'running' ? 'table/not-over' : 'table/unknown'));
  }

  pastFrames(
    table: string,
    person: string,
    stretch: VersionRange | undefined,
  ): Promise<Answer<readonly string[]>> {
    return Promise.resolve(accept([JSON.stringify({ table, person, ...stretch })]));
  }

  stats(): ServiceStats {
    return {
      tables: { loaded: this.#tables.size, watched: this.#tables.size },
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

function say(client: Client, message: ToClient): void {
  client.send(asciiJson(message));
}
