import type { Deed } from '../deed.ts';
import { deny, type Answer, type Denial } from '../refusals.ts';
import type { Listing, Me, ToClient } from '../to-client.ts';
import type { Channel, Wish } from '../to-server.ts';
import { Commands, type CommandMessage, type Done } from './commands.ts';
import { Connection, type Standing } from './connection.ts';
import type { ClientPorts } from './ports.ts';
import { Watched, type TableListener } from './watched.ts';

export interface LobbyListener {
  /** All there are: after this only changes are told. */
  lobby(tables: readonly Listing[]): void;
  listed(table: Listing): void;
  unlisted(table: string): void;
}

export interface ClientListener {
  welcomed(me: Me): void;
  stands(standing: Standing, why?: Denial): void;
}

/**
 * A client of the protocol that comes back. Whatever breaks the line: tables and lobby that are looked at are opened
 * again from the last version told, and a command is sent again, as the same command, until it is answered.
 */
export class Client {
  readonly #ports: ClientPorts;
  readonly #connection: Connection;
  readonly #listener: ClientListener;
  readonly #commands = new Commands();
  readonly #tables = new Map<string, Watched>();
  #lobby: LobbyListener | undefined;

  constructor(ports: ClientPorts, listener: ClientListener) {
    this.#ports = ports;
    this.#listener = listener;
    this.#connection = new Connection(ports, {
      welcomed: (me) => this.#welcomed(me),
      heard: (message) => this.#hear(message),
      stands: (standing, why) => this.#stands(standing, why),
    });
    this.#connection.dial();
  }

  get standing(): Standing {
    return this.#connection.standing;
  }

  /** The server's clock. */
  now(): number {
    return this.#connection.now();
  }

  watchLobby(listener: LobbyListener): () => void {
    this.#lobby = listener;
    this.#connection.send({ t: 'lobby', watch: true });
    return () => {
      if (this.#lobby !== listener) return;
      this.#lobby = undefined;
      this.#connection.send({ t: 'lobby', watch: false });
    };
  }

  /** Looks at a table. All that happened after version `since` is told; without it, only the table as it is. */
  watch(table: string, listener: TableListener, since?: number): () => void {
    const watched = new Watched(listener, since, (from) =>
      this.#connection.send({ t: 'open', table, ...(from === undefined ? {} : { since: from }) }),
    );
    this.#tables.set(table, watched);
    watched.open();
    return () => {
      if (this.#tables.get(table) !== watched) return;
      this.#tables.delete(table);
      this.#connection.send({ t: 'close', table });
    };
  }

  create(wish: Wish): Promise<Answer<Done>> {
    return this.#command({ t: 'create', command: this.#ports.newId(), wish });
  }

  act(table: string, deed: Deed): Promise<Answer<Done>> {
    const seen = this.#tables.get(table)?.version ?? 0;
    return this.#command({ t: 'do', table, command: this.#ports.newId(), seen, deed });
  }

  /** False when nobody is there to hear it: what is said is not kept for later. */
  say(table: string, channel: Channel, text: string): boolean {
    return this.#connection.send({ t: 'say', table, channel, text });
  }

  /** The line is known to be dead. */
  lose(): void {
    this.#connection.lose();
  }

  /** The line may be back: tries at once. */
  hurry(): void {
    this.#connection.hurry();
  }

  close(): void {
    this.#connection.end();
  }

  #command(message: CommandMessage): Promise<Answer<Done>> {
    if (this.standing === 'ended') return Promise.resolve(deny('server/stopping'));
    this.#connection.send(message);
    return this.#commands.add(message);
  }

  #welcomed(me: Me): void {
    this.#listener.welcomed(me);
    if (this.#lobby !== undefined) this.#connection.send({ t: 'lobby', watch: true });
    for (const watched of this.#tables.values()) watched.open();
    for (const command of this.#commands.unanswered()) this.#connection.send(command);
  }

  #stands(standing: Standing, why?: Denial): void {
    this.#listener.stands(standing, why);
    if (standing === 'ended') this.#commands.refuseAll(why ?? deny('server/stopping').refusal);
  }

  #hear(message: ToClient): void {
    switch (message.t) {
      case 'lobby':
        this.#lobby?.lobby(message.tables);
        break;
      case 'listed':
        this.#lobby?.listed(message.table);
        break;
      case 'unlisted':
        this.#lobby?.unlisted(message.table);
        break;
      case 'done':
        this.#commands.done(message.command, { table: message.table, version: message.version });
        break;
      case 'refused':
        if (message.command !== undefined) this.#commands.refused(message.command, message.refusal);
        else this.#tables.get(message.table ?? '')?.listener.refused(message.refusal);
        break;
      default:
        this.#hearOfTable(message);
    }
  }

  #hearOfTable(message: ToClient): void {
    if (!('table' in message) || typeof message.table !== 'string') return;
    const watched = this.#tables.get(message.table);
    if (watched === undefined) return;
    if (message.t === 'table') watched.hear(message);
    else if (message.t === 'present') watched.listener.present(message);
    else if (message.t === 'chat') watched.listener.chat(message.lines);
    else if (message.t === 'closed') {
      this.#tables.delete(message.table);
      watched.listener.closed(message.refusal);
    }
  }
}
