import type { GameState } from '@topsail/engine';
import { refuse, type Answer, type AnyRefusal, type Command, type Done } from '@topsail/protocol';
import type { TableRow, Write } from '@topsail/store';
import type { Client } from '../client.ts';
import { refusalCodeOf } from '../refusal-code.ts';
import type { CommandRequest } from '../table-service/table-service.ts';
import type { TableContext } from '../table-service/table-context.ts';
import { applyEffect, type AppliedEffect } from './commands/apply-effect.ts';
import { decide } from './commands/decide.ts';
import type { Change } from './viewers/change.ts';
import { rowWrites } from './state/listing.ts';
import { noticeWrites } from './state/turn-notices.ts';
import { loadTable } from './history/load-table.ts';
import type { CommandEffect } from './commands/command-effect.ts';
import type { TableState } from './state/table-state.ts';
import { TableHistory } from './history/table-history.ts';
import { snapshotWrites } from './history/snapshot.ts';
import { summaryWrites } from './summary/game-summary.ts';
import { KnownCommands } from './known-commands.ts';
import { listChange, listInLobby } from './list-in-lobby.ts';

interface ProcessorParts {
  readonly row: TableRow;
  readonly committed: TableState;
  /** What the others are called in the chat of the table. */
  readonly namesInChat: (person: string) => readonly string[];
  /** Called after each commit, in version order. */
  readonly onCommit: (before: TableState, table: TableState, changes: readonly Change[]) => void;
}

/** How often a command is tried when another process keeps writing the same version. */
const MAX_TRIES = 3;

/**
 * Executes the commands of one table in order: decides, stores, and only then notifies. `committed` is on disk; `pending`
 * includes entries that are still being written, so that a command need not wait for the sync of the one before.
 */
export class CommandProcessor {
  readonly history: TableHistory;
  readonly #context: TableContext;
  /** The row in it is as it was when the table was loaded. */
  readonly #parts: ProcessorParts;
  readonly #known: KnownCommands;
  #committed: TableState;
  #pending: TableState;
  /** Set while a command is being decided asynchronously (an undo reads the store). */
  #deciding: Promise<unknown> | undefined;
  #lastWrite: Promise<unknown> = Promise.resolve();

  constructor(context: TableContext, parts: ProcessorParts) {
    const { row, committed } = parts;
    this.#context = context;
    this.#parts = parts;
    this.#known = new KnownCommands(context.store, row.table);
    this.#committed = committed;
    this.#pending = this.#committed;
    this.history = new TableHistory(context.store, row);
  }

  /** The table as it is on disk. */
  get committed(): TableState {
    return this.#committed;
  }

  /** The same with what is being written: how the table will be for a write that is queued now. */
  get pending(): TableState {
    return this.#pending;
  }

  /** Settles when everything that is decided by now is on disk, or has failed. */
  get written(): Promise<unknown> {
    return this.#lastWrite;
  }

  get isIdle(): boolean {
    return this.#known.isIdle && this.#deciding === undefined && this.#pending === this.#committed;
  }

  /** Executes a command once, however often it is sent. */
  execute(client: Client, request: CommandRequest): Promise<Answer<Done>> {
    return this.#known.once(client.person.person, request.id, () =>
      this.#executeWithRetries(client, request),
    );
  }

  /** Executes what no person asked for: bots' moves and timeouts. Undefined when there is nothing to do. */
  async executeOwn(
    decideOwn: (table: TableState) => Answer<CommandEffect> | undefined,
  ): Promise<Answer<Done> | undefined> {
    while (this.#deciding !== undefined) await this.#deciding;
    const effect = decideOwn(this.#pending);
    if (effect === undefined) return undefined;
    if (!effect.ok) throw new Error(`the table refused its own command: ${effect.refusal.code}`);
    return this.#commit(effect.value, null, null);
  }

  async #executeWithRetries(client: Client, request: CommandRequest): Promise<Answer<Done>> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const answer = await this.#tryExecute(client, request);
      if (answer !== undefined) return answer;
    }
    return refuse('store/unavailable');
  }

  /** Decides and applies without a gap, so that no other command comes in between. Undefined: try again. */
  async #tryExecute(
    client: Client,
    { id, seen: seenVersion, command }: CommandRequest,
  ): Promise<Answer<Done> | undefined> {
    const { person } = client;
    while (this.#deciding !== undefined || !this.#known.isLoaded)
      await (this.#deciding ?? this.#loadKnownCommands());
    const version = this.#known.versionOf(person.person, id);
    if (version !== undefined)
      return { ok: true, value: { version, table: resultTableOf(this.#committed, command) } };
    const tooMuch = this.#context.refuseTooMuch(client, command);
    if (tooMuch !== undefined) return tooMuch;
    const gameStateAt = (steps: number): Promise<GameState> => this.#gameStateAt(steps);
    const table = this.#pending;
    const { random, now } = this.#context;
    const namesInChat = this.#parts.namesInChat(person.person);
    const effect = decide(
      { table, person, seenVersion, at: now(), gameStateAt, random, namesInChat },
      command,
    );
    if (!(effect instanceof Promise)) return this.#finish(effect, person.person, id);
    // The pending state may have been rolled back meanwhile: then the command is decided again.
    const decided = effect.then((done) =>
      this.#pending === table ? this.#finish(done, person.person, id) : undefined,
    );
    this.#deciding = decided.catch(() => undefined);
    try {
      return await decided;
    } finally {
      this.#deciding = undefined;
    }
  }

  #loadKnownCommands(): Promise<void> {
    const table = this.#committed;
    return this.#known.load(() => table === this.#committed);
  }

  /** The game after its first `steps` moves. Waits for the last write, because it reads from the store. */
  async #gameStateAt(steps: number): Promise<GameState> {
    await this.#lastWrite;
    return this.history.gameStateAt(steps);
  }

  #finish(effect: Answer<CommandEffect>, person: string, id: string): Promise<Answer<Done> | undefined> {
    return effect.ok ? this.#commit(effect.value, person, id) : this.#refuseAfterWrites(effect.refusal);
  }

  /** A refusal may depend on entries that are still being written, so it is sent after them. */
  async #refuseAfterWrites(refusal: AnyRefusal): Promise<Answer<Done>> {
    await this.#lastWrite;
    return { ok: false, refusal };
  }

  /** Undefined when another process wrote this version first; the table is then reloaded. */
  async #commit(
    effect: CommandEffect,
    person: string | null,
    id: string | null,
  ): Promise<Answer<Done> | undefined> {
    const before = this.#pending;
    const applied = applyEffect(before, effect, { at: this.#context.now(), person, id });
    const { table, rows, changes } = applied;
    this.#pending = table;
    const notices = noticeWrites(before, table, this.#context.noticeDelay);
    const written = this.#context.commits.write(before.row.table, writesOf(before, applied, effect, notices));
    this.#lastWrite = written.catch(() => undefined);
    try {
      if ((await written) === 'conflict') {
        await this.#reload();
        return undefined;
      }
    } catch (failure) {
      this.#pending = this.#committed;
      return refuse(refusalCodeOf(failure));
    }
    this.#listNewTables(effect);
    if (notices.length > 0 || effect.alsoWrite !== undefined) this.#context.onNotices();
    this.#publish(table, changes);
    const version = rows[0]?.version ?? table.version;
    if (person !== null && id !== null && rows.length > 0) this.#known.stored(person, id, version);
    return { ok: true, value: { version, table: effect.resultTable ?? table.row.table } };
  }

  /** Loads the table again after another process has written to it. */
  async #reload(): Promise<void> {
    const { version } = this.#committed;
    const { store } = this.#context;
    this.#known.forget();
    const table = await loadTable(store, this.#parts.row);
    const changes = await this.history.mapVersions(version, table.version, (_, change) => change);
    // Another command may have reloaded the table meanwhile.
    if (this.#committed.version !== version) return;
    this.#pending = table.version > version ? table : this.#committed;
    if (table.version > version) this.#publish(table, changes);
  }

  /** An error while notifying is logged and goes no further: the command is stored, so it is done. */
  #publish(table: TableState, changes: readonly Change[]): void {
    const before = this.#committed;
    this.#committed = table;
    try {
      listChange(this.#context, before, table);
      this.#context.myGames.publish(before, table);
      this.#parts.onCommit(before, table, changes);
    } catch (problem) {
      const { row, version } = table;
      this.#context.log.error(
        { table: row.table, version, problem: String(problem) },
        'could not notify all viewers',
      );
    }
  }

  #listNewTables({ alsoWrite = [] }: CommandEffect): void {
    for (const write of alsoWrite) {
      if (write.w === 'summary') this.#context.myGames.add(write.summary, write.members.people);
      if (write.w !== 'table') continue;
      const { row } = write;
      listInLobby(this.#context, { origin: row, plan: row.plan, listing: row.listing });
    }
  }
}

/** The entries with what follows from them; in one transaction with what else the effect writes. */
function writesOf(
  before: TableState,
  { table, rows }: AppliedEffect,
  { alsoWrite }: CommandEffect,
  notices: readonly Write[],
): Parameters<TableContext['commits']['write']>[1] {
  const writes: Write[] = rows.map((row) => ({ w: 'entry', row }));
  writes.push(...rowWrites(before, table), ...summaryWrites(before, table), ...snapshotWrites(table));
  writes.push(...notices);
  return alsoWrite === undefined ? writes : [{ w: 'together', writes: [...writes, ...alsoWrite] }];
}

/** The table that the answer to a repeated command names: another one only for a rematch. */
function resultTableOf({ row, rematch }: TableState, command: Command): string {
  return command.k === 'rematch' && rematch !== undefined ? rematch : row.table;
}
