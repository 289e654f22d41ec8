import { setTimeout as sleep } from 'node:timers/promises';
import { sealOf, type Chance } from '@topsail/engine';
import {
  Client,
  type Answer,
  type Command,
  type Done,
  type VisibleChange,
  type TableFrame,
  type PlanInput,
} from '@topsail/protocol';
import type { Guest } from './guest.ts';
import { FaultyConnection, type ConnectionParts } from './faulty-connection.ts';
import { Failure } from './verdict.ts';
import { randomCommand } from './random-command.ts';

const RETRY_MILLISECONDS = 50;
/** Every nonce of a drill begins with this. No frame may contain it. */
export const NONCE_PREFIX = 'hush';

/** A table as one window has received it. */
export interface Watch {
  frame: TableFrame;
  /** All changes since the window first opened the table. */
  readonly changes: VisibleChange[];
  /** Undefined when the window no longer watches the table. */
  close: (() => void) | undefined;
}

/** One window of a person: a client, the tables it has received, and a player who sends random commands. */
export class VirtualUser {
  readonly guest: Guest;
  readonly connection: FaultyConnection;
  readonly client: Client;
  readonly watches = new Map<string, Watch>();
  /** The code of every refused command. */
  readonly refusals: string[] = [];
  /** Commands that are not answered yet. */
  readonly unanswered = new Set<string>();
  readonly #chance: Chance;
  /** The sealed nonce of each table. */
  readonly #nonces = new Map<string, string>();
  #seals = 0;
  #hasStopped = false;
  #onStop: () => void = () => undefined;
  /** Settles when the player has stopped. */
  readonly stopped = new Promise<void>((done) => (this.#onStop = done));
  #onNextFrame: (() => void)[] = [];

  constructor(parts: ConnectionParts) {
    this.guest = parts.guest;
    this.#chance = parts.chance;
    this.connection = new FaultyConnection(parts);
    this.client = new Client(this.connection.ports, {
      onWelcome: () => undefined,
      onStatus: () => undefined,
    });
  }

  get openTables(): string[] {
    return [...this.watches].flatMap(([table, { close }]) => (close === undefined ? [] : [table]));
  }

  /** Opens a table and requests all its changes. */
  watch(table: string): void {
    const close = this.client.watch(
      table,
      {
        onFrame: (frame) => this.#receive(table, frame, close),
        onPresence: () => undefined,
        onChat: () => undefined,
        // The drill of slow readers floods the server on purpose.
        onRefused: ({ code }) => {
          if (code !== 'frame/too-many') throw new Failure(`${table} could not be opened: ${code}`);
        },
        onClosed: ({ code }) => {
          throw new Failure(`${table} was closed: ${code}`);
        },
      },
      0,
    );
  }

  /** Closes a table and keeps what was received. */
  unwatch(table: string): void {
    const watch = this.watches.get(table);
    watch?.close?.();
    if (watch !== undefined) watch.close = undefined;
  }

  /** Seals a new nonce for this table; `play` opens it when all seals are fixed. */
  seal(table: string): string {
    const nonce = `${NONCE_PREFIX}-${(this.#seals += 1)}-${this.guest.person}-${table}`;
    this.#nonces.set(table, nonce);
    return sealOf(table, this.guest.person, nonce);
  }

  async create(plan: PlanInput): Promise<string> {
    const { table } = await this.#retryWhileFull(plan, () => this.client.create(plan));
    return table;
  }

  /** Executes a command that may be refused. */
  async execute(table: string, command: Command): Promise<Answer<Done>> {
    const key = JSON.stringify({ table, person: this.guest.person, command });
    this.unanswered.add(key);
    const answer = await this.client.execute(table, command);
    this.unanswered.delete(key);
    if (!answer.ok) this.refusals.push(answer.refusal.code);
    return answer;
  }

  /** Executes a command that must not be refused; tries again while the disk is full. */
  mustExecute(table: string, command: Command): Promise<Done> {
    return this.#retryWhileFull(command, () => this.execute(table, command));
  }

  /** Plays at a table until the game is over or `stopPlaying` is called. */
  async play(table: string, pause: () => number): Promise<void> {
    while (!this.#hasStopped && !this.isOver(table)) {
      const nextFrame = new Promise<void>((wake) => this.#onNextFrame.push(wake));
      const frame = this.watches.get(table)?.frame;
      const command =
        frame === undefined ? undefined : (this.#reveal(frame) ?? randomCommand(frame, this.#chance));
      if (command === undefined) await nextFrame;
      else {
        await this.execute(table, command);
        await sleep(pause());
      }
    }
  }

  /** Opens this window's nonce, before `play`. The last one to do so begins the game, with the version after this one. */
  mustReveal(table: string): Promise<Done> {
    return this.mustExecute(table, { k: 'reveal', nonce: this.#nonces.get(table) ?? '' });
  }

  /** Opens this window's nonce, once the table asks for it. */
  #reveal({ table, own: { seat }, public: { dice } }: TableFrame): Command | undefined {
    const nonce = this.#nonces.get(table);
    if (dice.opening === null || seat === null || nonce === undefined) return undefined;
    return dice.opening.opened.includes(seat) ? undefined : { k: 'reveal', nonce };
  }

  /** Settles when this window has received this version of the table. */
  async sees(table: string, version: number): Promise<void> {
    while ((this.watches.get(table)?.frame.version ?? 0) < version)
      await new Promise<void>((wake) => this.#onNextFrame.push(wake));
  }

  isOver(table: string): boolean {
    return this.watches.get(table)?.frame.public.stage === 'over';
  }

  get hasStopped(): boolean {
    return this.#hasStopped;
  }

  /** Sends no further commands. */
  stopPlaying(): void {
    this.#hasStopped = true;
    this.#onStop();
    this.#wake();
  }

  async #retryWhileFull(what: object, ask: () => Promise<Answer<Done>>): Promise<Done> {
    for (;;) {
      const answer = await ask();
      if (answer.ok) return answer.value;
      if (answer.refusal.code !== 'store/full')
        throw new Failure(`${JSON.stringify(what)} was refused: ${JSON.stringify(answer.refusal)}`);
      await sleep(RETRY_MILLISECONDS);
    }
  }

  #receive(table: string, frame: TableFrame, close: () => void): void {
    const watch = this.watches.get(table) ?? { frame, changes: [], close };
    watch.frame = frame;
    watch.changes.push(...frame.changes);
    this.watches.set(table, watch);
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#onNextFrame.splice(0)) wake();
  }
}
