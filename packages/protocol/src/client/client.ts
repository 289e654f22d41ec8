import type { Command } from '../command.ts';
import { refuse, type Answer, type AnyRefusal } from '../refusals.ts';
import type { GameSummary } from '../game-summary.ts';
import type { Listing, Me } from '../to-client.ts';
import type { PlanInput } from '../plan-request.ts';
import type { Channel } from '../to-server.ts';
import { PendingCommands, type CommandMessage, type Done } from './pending-commands.ts';
import { Connection, type ConnectionStatus, type ContentMessage } from './connection.ts';
import type { ClientPorts } from './ports.ts';
import { TableSubscription, type TableListener } from './table-subscription.ts';

export interface LobbyListener {
  /** All tables; after this only changes follow. */
  onLobby(tables: readonly Listing[]): void;
  onListed(table: Listing): void;
  onUnlisted(table: string): void;
}

export interface GamesListener {
  /** All of one's games; after this only changes follow. */
  onGames(games: readonly GameSummary[]): void;
  onGame(game: GameSummary): void;
  onGameGone(table: string): void;
}

type TableMessage = Extract<ContentMessage, { readonly t: 'table' | 'present' | 'chat' | 'closed' }>;

export interface ClientListener {
  onWelcome(me: Me): void;
  onStatus(status: ConnectionStatus, why?: AnyRefusal): void;
}

/**
 * A client that reconnects. After every interruption it opens the lobby and all tables again from the last version it
 * received, and sends unanswered commands again with the same id.
 */
export class Client {
  readonly #ports: ClientPorts;
  readonly #connection: Connection;
  readonly #listener: ClientListener;
  readonly #commands = new PendingCommands();
  readonly #tables = new Map<string, TableSubscription>();
  #lobby: LobbyListener | undefined;
  #games: GamesListener | undefined;

  constructor(ports: ClientPorts, listener: ClientListener) {
    this.#ports = ports;
    this.#listener = listener;
    this.#connection = new Connection(ports, {
      onWelcome: (me) => this.#onWelcome(me),
      onMessage: (message) => this.#onMessage(message),
      onStatus: (status, why) => this.#onStatus(status, why),
    });
    this.#connection.connect();
  }

  get status(): ConnectionStatus {
    return this.#connection.status;
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

  watchGames(listener: GamesListener): () => void {
    this.#games = listener;
    this.#connection.send({ t: 'games', watch: true });
    return () => {
      if (this.#games !== listener) return;
      this.#games = undefined;
      this.#connection.send({ t: 'games', watch: false });
    };
  }

  /** Opens a table. With `since`, the listener also gets all changes after that version. Returns how to close it. */
  watch(table: string, listener: TableListener, since?: number): () => void {
    const watched = new TableSubscription(listener, since, (from) =>
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

  create(plan: PlanInput): Promise<Answer<Done>> {
    return this.#send({ t: 'create', id: this.#ports.newId(), plan });
  }

  execute(table: string, command: Command): Promise<Answer<Done>> {
    const seen = this.#tables.get(table)?.version ?? 0;
    return this.#send({ t: 'command', id: this.#ports.newId(), table, seen, command });
  }

  /** False when offline: chat lines are not kept for later. */
  say(table: string, channel: Channel, text: string): boolean {
    return this.#connection.send({ t: 'say', table, channel, text });
  }

  /** Call it when the network is known to be gone: the client closes the connection and tries again later. */
  dropConnection(): void {
    this.#connection.drop();
  }

  /** Call it when the network may be back: the client tries at once. */
  reconnectNow(): void {
    this.#connection.reconnectNow();
  }

  close(): void {
    this.#connection.end();
  }

  #send(message: CommandMessage): Promise<Answer<Done>> {
    if (this.status === 'ended') return Promise.resolve(refuse('server/stopping'));
    this.#connection.send(message);
    return this.#commands.add(message);
  }

  #onWelcome(me: Me): void {
    this.#listener.onWelcome(me);
    if (this.#lobby !== undefined) this.#connection.send({ t: 'lobby', watch: true });
    if (this.#games !== undefined) this.#connection.send({ t: 'games', watch: true });
    for (const watched of this.#tables.values()) watched.open();
    for (const command of this.#commands.unanswered()) this.#connection.send(command);
  }

  #onStatus(status: ConnectionStatus, why?: AnyRefusal): void {
    this.#listener.onStatus(status, why);
    if (status === 'ended') this.#commands.refuseAll(why ?? refuse('server/stopping').refusal);
  }

  #onMessage(message: ContentMessage): void {
    switch (message.t) {
      case 'lobby':
        this.#lobby?.onLobby(message.tables);
        break;
      case 'listed':
        this.#lobby?.onListed(message.table);
        break;
      case 'unlisted':
        this.#lobby?.onUnlisted(message.table);
        break;
      case 'games':
        this.#games?.onGames(message.games);
        break;
      case 'game':
        this.#games?.onGame(message.game);
        break;
      case 'game-gone':
        this.#games?.onGameGone(message.table);
        break;
      case 'done':
        this.#commands.done(message.id, { table: message.table, version: message.version });
        break;
      case 'refused':
        if (message.id !== undefined) this.#commands.refused(message.id, message.refusal);
        else this.#tables.get(message.table ?? '')?.listener.onRefused(message.refusal);
        break;
      case 'table':
      case 'present':
      case 'chat':
      case 'closed':
        this.#onTableMessage(message);
    }
  }

  #onTableMessage(message: TableMessage): void {
    const watched = this.#tables.get(message.table);
    if (watched === undefined) return;
    switch (message.t) {
      case 'table':
        watched.receive(message);
        break;
      case 'present':
        watched.listener.onPresence(message);
        break;
      case 'chat':
        watched.listener.onChat(message.lines);
        break;
      case 'closed':
        this.#tables.delete(message.table);
        watched.listener.onClosed(message.refusal);
    }
  }
}
