import { readToServer } from '../../read-message.ts';
import { refuse } from '../../refusals.ts';
import type { VisibleChange, OwnPart, PublicPart, ToClient } from '../../to-client.ts';
import type { ToServer } from '../../to-server.ts';
import { PROTOCOL } from '../../version.ts';
import type { ClientSocket } from '../ports.ts';
import type { ServerListener } from './fake-network.ts';

const nothing: PublicPart = {
  stage: 'running',
  seats: [],
  host: null,
  steps: 0,
  waiting: [],
  game: null,
  undo: null,
  clocks: null,
  outcome: null,
  dice: { commitment: '', secret: null, seals: null, opening: null },
  rematch: null,
  muted: [],
};

const nobody: OwnPart = { seat: null, host: false, game: null, moves: [], undo: 'no' };

/** A server whose tables only count commands. Each command counts once, however often it is received. */
export class FakeServer implements ServerListener {
  readonly received: ToServer[] = [];
  /** By table: the command that made each version, from 1 on. */
  readonly #tables = new Map<string, string[]>();
  readonly #watching = new Map<ClientSocket, Set<string>>();
  clock = 5_000_000;
  protocol = PROTOCOL;
  isSilent = false;

  commandsAt(table: string): readonly string[] {
    return this.#tables.get(table) ?? [];
  }

  onOpen(socket: ClientSocket): void {
    this.#watching.set(socket, new Set());
  }

  onClose(socket: ClientSocket): void {
    this.#watching.delete(socket);
  }

  onMessage(socket: ClientSocket, text: string): void {
    const read = readToServer(text);
    if (!read.ok) throw new Error(`the client sent an unreadable message: ${text}`);
    this.received.push(read.value);
    if (!this.isSilent) this.#answer(socket, read.value);
  }

  /** A change that another client made. */
  change(table: string, command = 'another client'): void {
    const before = this.commandsAt(table).length;
    this.changeSilently(table, command);
    for (const [socket, tables] of this.#watching)
      if (tables.has(table)) this.send(socket, this.frame(table, before));
  }

  /** A change whose frame is lost. */
  changeSilently(table: string, command = 'another client'): void {
    this.#tables.set(table, [...this.commandsAt(table), command]);
  }

  /** Simulates a restored backup. */
  rollBack(table: string, version: number): void {
    this.#tables.set(table, this.commandsAt(table).slice(0, version));
  }

  send(socket: ClientSocket, message: ToClient): void {
    socket.send(JSON.stringify(message));
  }

  sendToAll(message: ToClient): void {
    for (const socket of this.#watching.keys()) this.send(socket, message);
  }

  frame(table: string, since: number): ToClient {
    const missed = this.commandsAt(table).map((_, n): VisibleChange => ({ version: n + 1, at: n }));
    return {
      t: 'table',
      table,
      version: missed.length,
      since,
      now: this.clock,
      public: nothing,
      own: nobody,
      changes: missed.slice(since),
    };
  }

  #answer(socket: ClientSocket, message: ToServer): void {
    switch (message.t) {
      case 'hello':
        this.send(socket, {
          t: 'welcome',
          protocol: this.protocol,
          me: { person: 'p', name: 'Rosa', program: false },
          now: this.clock,
        });
        break;
      case 'ping':
        this.send(socket, { t: 'pong', n: message.n, now: this.clock });
        break;
      case 'lobby':
        if (message.watch) this.send(socket, { t: 'lobby', tables: [] });
        break;
      case 'games':
        // Each test sends the games it needs.
        break;
      case 'open':
        this.#watching.get(socket)?.add(message.table);
        this.send(socket, this.frame(message.table, this.#knownBy(message)));
        break;
      case 'close':
        this.#watching.get(socket)?.delete(message.table);
        break;
      case 'create':
        this.#execute(socket, 'made', message.id);
        break;
      case 'command':
        if (message.command.k === 'start') this.#refuse(socket, message.id);
        else this.#execute(socket, message.table, message.id);
        break;
      case 'say':
        this.send(socket, { t: 'refused', table: message.table, refusal: refuse('chat/muted').refusal });
    }
  }

  /** Never more than the table has. */
  #knownBy({
    table,
    since = Infinity,
  }: {
    readonly table: string;
    readonly since?: number | undefined;
  }): number {
    return Math.min(since, this.commandsAt(table).length);
  }

  #execute(socket: ClientSocket, table: string, id: string): void {
    if (!this.commandsAt(table).includes(id)) this.change(table, id);
    const version = this.commandsAt(table).indexOf(id) + 1;
    this.send(socket, { t: 'done', id, table, version });
  }

  #refuse(socket: ClientSocket, id: string): void {
    this.send(socket, { t: 'refused', id, refusal: refuse('table/not-host').refusal });
  }
}
