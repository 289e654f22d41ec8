import { readToServer } from '../../read.ts';
import { deny } from '../../refusals.ts';
import type { Happening, OwnPart, PublicPart, ToClient } from '../../to-client.ts';
import type { ToServer } from '../../to-server.ts';
import { PROTOCOL } from '../../version.ts';
import type { Wire } from '../ports.ts';
import type { Answering } from './harbour.ts';

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
  dice: { commitment: '', secret: null },
  rematch: null,
  muted: [],
};

const nobody: OwnPart = { seat: null, host: false, game: null, moves: [], undo: 'no' };

/** A server of the protocol whose tables only count what was done at them: each command once, whatever is heard. */
export class Tally implements Answering {
  readonly heardAll: ToServer[] = [];
  /** By table: the command that made each version, from 1 on. */
  readonly #tables = new Map<string, string[]>();
  readonly #watching = new Map<Wire, Set<string>>();
  clock = 5_000_000;
  protocol = PROTOCOL;
  isSilent = false;

  doneAt(table: string): readonly string[] {
    return this.#tables.get(table) ?? [];
  }

  opened(wire: Wire): void {
    this.#watching.set(wire, new Set());
  }

  closed(wire: Wire): void {
    this.#watching.delete(wire);
  }

  heard(wire: Wire, text: string): void {
    const read = readToServer(text);
    if (!read.ok) throw new Error(`the client said nonsense: ${text}`);
    this.heardAll.push(read.value);
    if (!this.isSilent) this.#answer(wire, read.value);
  }

  /** Something that nobody here asked for. */
  happen(table: string, command = 'unasked'): void {
    const before = this.doneAt(table).length;
    this.happenUntold(table, command);
    for (const [wire, tables] of this.#watching)
      if (tables.has(table)) this.say(wire, this.frame(table, before));
  }

  /** The frame that should tell of it is lost. */
  happenUntold(table: string, command = 'unasked'): void {
    this.#tables.set(table, [...this.doneAt(table), command]);
  }

  /** As after a backup was brought back. */
  setBack(table: string, version: number): void {
    this.#tables.set(table, this.doneAt(table).slice(0, version));
  }

  say(wire: Wire, message: ToClient): void {
    wire.send(JSON.stringify(message));
  }

  sayToAll(message: ToClient): void {
    for (const wire of this.#watching.keys()) this.say(wire, message);
  }

  frame(table: string, since: number): ToClient {
    const missed = this.doneAt(table).map((_, n): Happening => ({ version: n + 1, at: n }));
    return {
      t: 'table',
      table,
      version: missed.length,
      since,
      now: this.clock,
      public: nothing,
      own: nobody,
      missed: missed.slice(since),
    };
  }

  #answer(wire: Wire, message: ToServer): void {
    switch (message.t) {
      case 'hello':
        this.say(wire, {
          t: 'welcome',
          protocol: this.protocol,
          me: { person: 'p', name: 'Rosa', program: false },
          now: this.clock,
        });
        break;
      case 'ping':
        this.say(wire, { t: 'pong', n: message.n, now: this.clock });
        break;
      case 'lobby':
        if (message.watch) this.say(wire, { t: 'lobby', tables: [] });
        break;
      case 'open':
        this.#watching.get(wire)?.add(message.table);
        this.say(wire, this.frame(message.table, this.#knownBy(message)));
        break;
      case 'close':
        this.#watching.get(wire)?.delete(message.table);
        break;
      case 'create':
        this.#do(wire, 'made', message.command);
        break;
      case 'do':
        if (message.deed.k === 'start') this.#refuse(wire, message.command);
        else this.#do(wire, message.table, message.command);
        break;
      case 'say':
        this.say(wire, { t: 'refused', table: message.table, refusal: deny('chat/muted').refusal });
    }
  }

  /** Nobody knows more than there is. */
  #knownBy({
    table,
    since = Infinity,
  }: {
    readonly table: string;
    readonly since?: number | undefined;
  }): number {
    return Math.min(since, this.doneAt(table).length);
  }

  #do(wire: Wire, table: string, command: string): void {
    if (!this.doneAt(table).includes(command)) this.happen(table, command);
    const version = this.doneAt(table).indexOf(command) + 1;
    this.say(wire, { t: 'done', command, table, version });
  }

  #refuse(wire: Wire, command: string): void {
    this.say(wire, { t: 'refused', command, refusal: deny('table/not-host').refusal });
  }
}
