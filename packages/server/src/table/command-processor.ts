import type { GameState, Seat } from '@topsail/engine';
import {
  refuse,
  type Answer,
  type AnyRefusal,
  type Command,
  type Done,
  type Listing,
  type TablePlan,
} from '@topsail/protocol';
import type { Entry, EntryRow, TableOrigin, TableRow, Write } from '@topsail/store';
import type { Client } from '../client.ts';
import { refusalCodeOf } from '../refusal-code.ts';
import type { CommandRequest } from '../table-service/table-service.ts';
import type { TableContext } from '../table-service/table-context.ts';
import { decide } from './commands/decide.ts';
import { moveOf } from './commands/play.ts';
import { beginUnopened } from './commands/start.ts';
import { applyEntry } from './state/apply-entry.ts';
import { changeOf, type Change } from './viewers/change.ts';
import { isListedAnew, isShownAnew, listingOf, mayBeListed, rowWrites } from './state/listing.ts';
import { loadTable } from './history/load-table.ts';
import type { CommandEffect } from './commands/command-effect.ts';
import { botIn, type TableState } from './state/table-state.ts';
import { TableHistory } from './history/table-history.ts';
import { snapshotWrites } from './history/snapshot.ts';

/** Called after each commit, in version order. */
export type CommitListener = (before: TableState, table: TableState, changes: readonly Change[]) => void;

/** How often a command is tried when another process keeps writing the same version. */
const MAX_TRIES = 3;

/**
 * Executes the commands of one table in order: decides, stores, and only then notifies. `committed` is on disk; `pending`
 * includes entries that are still being written, so that a command need not wait for the sync of the one before.
 */
export class CommandProcessor {
  readonly history: TableHistory;
  readonly #context: TableContext;
  /** As it was when the table was loaded. */
  readonly #row: TableRow;
  readonly #onCommit: CommitListener;
  #committed: TableState;
  #pending: TableState;
  /** Commands whose write is not finished, by person and command id. */
  readonly #inProgress = new Map<string, Promise<Answer<Done>>>();
  /** The version each stored command made, by the same key. Loaded before the first command. */
  #versionsByCommand: Map<string, number> | undefined;
  /** Set while a command is being decided asynchronously (an undo reads the store). */
  #deciding: Promise<unknown> | undefined;
  #lastWrite: Promise<unknown> = Promise.resolve();

  constructor(context: TableContext, row: TableRow, committed: TableState, onCommit: CommitListener) {
    this.#context = context;
    this.#row = row;
    this.#onCommit = onCommit;
    this.#committed = committed;
    this.#pending = this.#committed;
    this.history = new TableHistory(context.store, row);
  }

  /** The table as it is on disk. */
  get committed(): TableState {
    return this.#committed;
  }

  get isIdle(): boolean {
    return this.#inProgress.size === 0 && this.#deciding === undefined && this.#pending === this.#committed;
  }

  /** Executes a command once, however often it is sent. */
  execute(client: Client, request: CommandRequest): Promise<Answer<Done>> {
    const key = keyOf(client.person.person, request.id);
    const known = this.#inProgress.get(key);
    if (known !== undefined) return known;
    const done = this.#executeWithRetries(client, request, key);
    this.#inProgress.set(key, done);
    return done;
  }

  /** Plays a bot's answer to the question of this version; undefined when that question is no longer asked. */
  playBotMove(seat: Seat, asked: number, text: string): Promise<Answer<Done> | undefined> {
    return this.#executeOwn((table) => {
      const bot = botIn(table, seat);
      if (bot === undefined || table.questions[seat]?.version !== asked || !table.questions[seat].isAwaited)
        return undefined;
      return moveOf(table, seat, text, bot, this.#context.now());
    });
  }

  /** Begins the game when the time for opening nonces is up. */
  beginUnopened(now: number): Promise<Answer<Done> | undefined> {
    return this.#executeOwn((table) => beginUnopened(table, now));
  }

  /** Lets a bot take over every seat whose time is up. */
  replaceTimedOut(isUp: (table: TableState, seat: Seat) => boolean): Promise<Answer<Done> | undefined> {
    return this.#executeOwn((table) => {
      const entries = [...table.seats.keys()]
        .filter((seat) => isUp(table, seat))
        .map((seat) => {
          const { standIn: level } = table.plan;
          return { entry: { k: 'stand-in', seat, level, why: 'time' } as const };
        });
      return entries.length === 0 ? undefined : { ok: true, value: { entries } };
    });
  }

  async #executeWithRetries(client: Client, request: CommandRequest, key: string): Promise<Answer<Done>> {
    try {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const answer = await this.#tryExecute(client, request);
        if (answer !== undefined) return answer;
      }
      return refuse('store/unavailable');
    } finally {
      this.#inProgress.delete(key);
    }
  }

  /** Decides and applies without a gap, so that no other command comes in between. Undefined: try again. */
  async #tryExecute(
    client: Client,
    { id, seen: seenVersion, command }: CommandRequest,
  ): Promise<Answer<Done> | undefined> {
    const { person } = client;
    while (this.#deciding !== undefined || this.#versionsByCommand === undefined)
      await (this.#deciding ?? this.#loadKnownCommands());
    const version = this.#versionsByCommand.get(keyOf(person.person, id));
    if (version !== undefined)
      return { ok: true, value: { version, table: resultTableOf(this.#committed, command) } };
    const tooMuch = this.#context.refuseTooMuch(client, command);
    if (tooMuch !== undefined) return tooMuch;
    const gameStateAt = (steps: number): Promise<GameState> => this.#gameStateAt(steps);
    const table = this.#pending;
    const { random, now } = this.#context;
    const effect = decide({ table, person, seenVersion, at: now(), gameStateAt, random }, command);
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

  #finish(effect: Answer<CommandEffect>, person: string, id: string): Promise<Answer<Done> | undefined> {
    return effect.ok ? this.#commit(effect.value, person, id) : this.#refuseAfterWrites(effect.refusal);
  }

  /** Loads the stored commands; discards them when the table has changed meanwhile. */
  async #loadKnownCommands(): Promise<void> {
    const table = this.#committed;
    const rows = await this.#context.store.commands(table.row.table);
    if (table === this.#committed)
      this.#versionsByCommand ??= new Map(rows.map((row) => [keyOf(row.person, row.command), row.version]));
  }

  /** The game after its first `steps` moves. Waits for the last write, because it reads from the store. */
  async #gameStateAt(steps: number): Promise<GameState> {
    await this.#lastWrite;
    return this.history.gameStateAt(steps);
  }

  /** A refusal may depend on entries that are still being written, so it is sent after them. */
  async #refuseAfterWrites(refusal: AnyRefusal): Promise<Answer<Done>> {
    await this.#lastWrite;
    return { ok: false, refusal };
  }

  /** Executes what no person asked for: bots' moves and timeouts. Undefined when there is nothing to do. */
  async #executeOwn(
    decideOwn: (table: TableState) => Answer<CommandEffect> | undefined,
  ): Promise<Answer<Done> | undefined> {
    while (this.#deciding !== undefined) await this.#deciding;
    const effect = decideOwn(this.#pending);
    if (effect === undefined) return undefined;
    if (!effect.ok) throw new Error(`the table refused its own command: ${effect.refusal.code}`);
    return this.#commit(effect.value, null, null);
  }

  /** Undefined when another process wrote this version first; the table is then reloaded. */
  async #commit(
    effect: CommandEffect,
    person: string | null,
    id: string | null,
  ): Promise<Answer<Done> | undefined> {
    const before = this.#pending;
    const { table, rows, changes } = applyEffect(before, effect, { at: this.#context.now(), person, id });
    const writes: Write[] = rows.map((row) => ({ w: 'entry', row }));
    writes.push(...rowWrites(before, table), ...snapshotWrites(table));
    const { alsoWrite } = effect;
    this.#pending = table;
    const written = this.#context.commits.write(
      before.row.table,
      alsoWrite === undefined ? writes : [{ w: 'together', writes: [...writes, ...alsoWrite] }],
    );
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
    for (const write of alsoWrite ?? [])
      if (write.w === 'table') this.#listInLobby(write.row, write.row.plan, write.row.listing);
    this.#publish(table, changes);
    const version = rows[0]?.version ?? table.version;
    if (person !== null && id !== null && rows.length > 0)
      this.#versionsByCommand?.set(keyOf(person, id), version);
    return { ok: true, value: { version, table: effect.resultTable ?? table.row.table } };
  }

  /** Loads the table again after another process has written to it. */
  async #reload(): Promise<void> {
    const { version } = this.#committed;
    const { store } = this.#context;
    this.#versionsByCommand = undefined;
    const table = await loadTable(store, this.#row);
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
      this.#notify(before, table, changes);
    } catch (problem) {
      const { row, version } = table;
      this.#context.log.error(
        { table: row.table, version, problem: String(problem) },
        'could not notify all viewers',
      );
    }
  }

  #notify(before: TableState, table: TableState, changes: readonly Change[]): void {
    // The end reaches the lobby together with the delayed spectators.
    if (table.stage !== 'over' && isListedAnew(before, table) && isShownAnew(before, table))
      this.#listInLobby(table.row, table.plan, listingOf(table));
    this.#onCommit(before, table, changes);
  }

  #listInLobby(origin: TableOrigin, plan: TablePlan, listing: Listing): void {
    const { lobby, now } = this.#context;
    if (mayBeListed(origin, plan, now())) lobby.list(listing);
    else lobby.unlist(listing.table);
  }
}

/** The table that the answer to a repeated command names: another one only for a rematch. */
function resultTableOf({ row, rematch }: TableState, command: Command): string {
  return command.k === 'rematch' && rematch !== undefined ? rematch : row.table;
}

function keyOf(person: string, id: string): string {
  return `${person} ${id}`;
}

interface AppliedEffect {
  readonly table: TableState;
  readonly rows: readonly EntryRow[];
  readonly changes: readonly Change[];
}

/** Applies the entries of an effect; the first of them stores the command id. */
function applyEffect(
  before: TableState,
  { entries }: CommandEffect,
  {
    at: now,
    person,
    id,
  }: { readonly at: number; readonly person: string | null; readonly id: string | null },
): AppliedEffect {
  const at = Math.max(before.at, now);
  const rows: EntryRow[] = [];
  const changes: Change[] = [];
  let table = before;
  for (const { entry, gameState, events } of entries) {
    const isFirst = rows.length === 0;
    const row: EntryRow = {
      table: table.row.table,
      version: table.version + 1,
      at,
      person: isFirst ? person : null,
      command: isFirst ? id : null,
      entry: withDowntime(table, entry),
    };
    const earlier = table;
    table = applyEntry(table, row, gameState ?? table.gameState);
    rows.push(row);
    changes.push(changeOf(row, earlier, table, events));
  }
  return { table, rows, changes };
}

/** Stores the downtime in the next entry, so that a replay gives the same clocks. */
function withDowntime({ downtime }: TableState, entry: Entry): Entry {
  return downtime === 0 ? entry : { ...entry, down: downtime };
}
