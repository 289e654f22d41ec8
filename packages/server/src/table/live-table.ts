import type { GameState, Seat } from '@topsail/engine';
import { deny, type Answer, type Deed, type Denial } from '@topsail/protocol';
import type { Entry, EntryRow, PersonRow, TableRow, Write } from '@topsail/store';
import { refusalCodeOf } from '../refusal-code.ts';
import type { Command } from '../house.ts';
import type { Surroundings } from '../surroundings.ts';
import { decide } from './decide.ts';
import { moveOf } from './deeds/play.ts';
import { enter } from './enter.ts';
import { happened, type Happened } from './happened.ts';
import { listingOf, listingWrites } from './listing.ts';
import { loadTable } from './load.ts';
import type { Decided, Decision } from './made.ts';
import { botIn, type TableNow } from './now.ts';
import { Past } from './past.ts';
import { snapshotWrites } from './snapshot.ts';

/** What became of a command: the version it made, and the table it led to. */
export interface Done {
  readonly version: number;
  readonly table: string;
}

/** Who wants to hear when the table has gone on. Called only when all of it is on disk. */
export type Heed = (before: TableNow, now: TableNow, news: readonly Happened[]) => void;

/** How often a command is tried again when somebody else wrote the version it was to make. */
const TRIES = 3;

/**
 * One table in memory: takes commands in order, stores what they come to, and only then lets anybody know. `told` is on
 * disk; `tip` also has what is on its way there, so that one command need not wait for the sync of the one before.
 */
export class LiveTable {
  readonly past: Past;
  readonly #around: Surroundings;
  readonly #heed: Heed;
  #told: TableNow;
  #tip: TableNow;
  /** Commands that are on their way to the disk, by who sent them and their id. */
  readonly #underWay = new Map<string, Promise<Answer<Done>>>();
  /** The versions that commands have made, by the same; not fetched before somebody does something. */
  #made: Map<string, number> | undefined;
  /** The one command that is being thought over, when that takes time. */
  #turn: Promise<unknown> | undefined;
  #lastWrite: Promise<unknown> = Promise.resolve();

  constructor(around: Surroundings, now: TableNow, heed: Heed) {
    this.#around = around;
    this.#heed = heed;
    this.#told = now;
    this.#tip = this.#told;
    this.past = new Past(around.store, now.row);
  }

  /** The table as it is on disk. */
  get now(): TableNow {
    return this.#told;
  }

  get isQuiet(): boolean {
    return this.#underWay.size === 0 && this.#turn === undefined && this.#tip === this.#told;
  }

  /** Does what somebody asked for, once, however often the same command comes. */
  act(person: PersonRow, command: Command): Promise<Answer<Done>> {
    const key = keyOf(person.person, command.command);
    const known = this.#underWay.get(key);
    if (known !== undefined) return known;
    const done = this.#tryToAct(person, command, key);
    this.#underWay.set(key, done);
    return done;
  }

  /** A bot's answer to the question that came up at this version; nothing when that is no longer asked. */
  botMoves(seat: Seat, asked: number, text: string): Promise<Answer<Done> | undefined> {
    return this.#ofItself((now) => {
      const bot = botIn(now, seat);
      if (bot === undefined || now.asked[seat]?.version !== asked || !now.asked[seat].owes) return undefined;
      return moveOf(now, seat, text, bot, Date.now());
    });
  }

  /** A bot takes over from somebody whose time is up. */
  timeUp(isUp: (now: TableNow, seat: Seat) => boolean): Promise<Answer<Done> | undefined> {
    return this.#ofItself((now) => {
      const made = [...now.seats.keys()]
        .filter((seat) => isUp(now, seat))
        .map((seat) => {
          const { standIn: level } = now.row.plan;
          return { entry: { k: 'stand-in', seat, level, why: 'time' } as const };
        });
      return made.length === 0 ? undefined : { ok: true, value: { made } };
    });
  }

  async #tryToAct(person: PersonRow, command: Command, key: string): Promise<Answer<Done>> {
    try {
      for (let tries = 0; tries < TRIES; tries++) {
        const answer = await this.#take(person, command);
        if (answer !== undefined) return answer;
      }
      return deny('store/unavailable');
    } finally {
      this.#underWay.delete(key);
    }
  }

  /** Decides and enters in one go, unless it was done before: nothing else may happen at the table between the two. */
  async #take(person: PersonRow, { command, seen, deed }: Command): Promise<Answer<Done> | undefined> {
    while (this.#turn !== undefined || this.#made === undefined) await (this.#turn ?? this.#recall());
    const version = this.#made.get(keyOf(person.person, command));
    if (version !== undefined) return { ok: true, value: { version, table: ledTo(this.#told, deed) } };
    const past = (steps: number): Promise<GameState> => this.#past(steps);
    const now = this.#tip;
    const decided = decide({ now, person, seen, at: Date.now(), past, random: this.#around.random }, deed);
    if (!(decided instanceof Promise)) return this.#settle(decided, person.person, command);
    // What it was decided on may meanwhile not have come to the disk: then it is decided once more.
    const turn = decided.then((done) =>
      this.#tip === now ? this.#settle(done, person.person, command) : undefined,
    );
    this.#turn = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.#turn = undefined;
    }
  }

  #settle(decided: Decided, person: string, command: string): Promise<Answer<Done> | undefined> {
    return decided.ok ? this.#store(decided.value, person, command) : this.#refused(decided.refusal);
  }

  /** Fetches what commands have made, unless the table goes on meanwhile. */
  async #recall(): Promise<void> {
    const now = this.#told;
    const rows = await this.#around.store.commands(now.row.table);
    if (now === this.#told)
      this.#made ??= new Map(rows.map((row) => [keyOf(row.person, row.command), row.version]));
  }

  /** The game when only so many moves stood; all that is under way must be on disk to be read from there. */
  async #past(steps: number): Promise<GameState> {
    await this.#lastWrite;
    return this.past.stateAt(steps);
  }

  /** Told only when all that it hangs on is on disk. */
  async #refused(refusal: Denial): Promise<Answer<Done>> {
    await this.#lastWrite;
    return { ok: false, refusal };
  }

  /** What the table does without being told to; undefined when there is nothing to do. */
  async #ofItself(decided: (now: TableNow) => Decided | undefined): Promise<Answer<Done> | undefined> {
    while (this.#turn !== undefined) await this.#turn;
    const decision = decided(this.#tip);
    if (decision === undefined) return undefined;
    if (!decision.ok) throw new Error(`the table refused itself: ${decision.refusal.code}`);
    return this.#store(decision.value, null, null);
  }

  /** Undefined when somebody else wrote this version first; the table is then as they left it. */
  async #store(
    decision: Decision,
    person: string | null,
    command: string | null,
  ): Promise<Answer<Done> | undefined> {
    const before = this.#tip;
    const { now, rows, news } = entered(before, decision, person, command);
    const writes: Write[] = rows.map((row) => ({ w: 'entry', row }));
    writes.push(...listingWrites(before, now), ...snapshotWrites(now));
    const { also } = decision;
    this.#tip = now;
    const written = this.#around.commits.write(
      before.row.table,
      also === undefined ? writes : [{ w: 'together', writes: [...writes, ...also] }],
    );
    this.#lastWrite = written.catch(() => undefined);
    try {
      if ((await written) === 'conflict') {
        await this.#startOver();
        return undefined;
      }
    } catch (failure) {
      this.#tip = this.#told;
      return deny(refusalCodeOf(failure));
    }
    for (const write of decision.also ?? []) if (write.w === 'table') this.#list(write.row);
    this.#tell(now, news);
    const version = rows[0]?.version ?? now.version;
    if (person !== null && command !== null && rows.length > 0)
      this.#made?.set(keyOf(person, command), version);
    return { ok: true, value: { version, table: decision.leadsTo ?? now.row.table } };
  }

  /** Takes the table as another process has left it. */
  async #startOver(): Promise<void> {
    const { row, version } = this.#told;
    const { store } = this.#around;
    this.#made = undefined;
    const now = await loadTable(store, row);
    const news = await this.past.tell(version, now.version, (_, told) => told);
    // Another command may have found out meanwhile.
    if (this.#told.version !== version) return;
    this.#tip = now.version > version ? now : this.#told;
    if (now.version > version) this.#tell(now, news);
  }

  /** What is stored is done, even when a fault keeps somebody from hearing of it. */
  #tell(now: TableNow, news: readonly Happened[]): void {
    const before = this.#told;
    this.#told = now;
    try {
      this.#spread(before, now, news);
    } catch (problem) {
      const { row, version } = now;
      this.#around.log.error({ table: row.table, version, problem: String(problem) }, 'not all was told');
    }
  }

  #spread(before: TableNow, now: TableNow, news: readonly Happened[]): void {
    // That it is over the lobby hears when the spectators may.
    if (now.stage !== 'over' && (before.seats !== now.seats || before.stage !== now.stage))
      this.#list({ ...now.row, listing: listingOf(now) });
    this.#heed(before, now, news);
  }

  #list({ plan, listing }: TableRow): void {
    if (plan.visibility === 'public') this.#around.lobby.list(listing);
  }
}

/** The table a deed that was done before has led to: another one only for a rematch. */
function ledTo({ row, rematch }: TableNow, deed: Deed): string {
  return deed.k === 'rematch' && rematch !== undefined ? rematch : row.table;
}

function keyOf(person: string, command: string): string {
  return `${person} ${command}`;
}

interface Entered {
  readonly now: TableNow;
  readonly rows: readonly EntryRow[];
  readonly news: readonly Happened[];
}

/** The table after the entries of a decision; the first of them carries the command. */
function entered(
  before: TableNow,
  { made }: Decision,
  person: string | null,
  command: string | null,
): Entered {
  const at = Math.max(before.at, Date.now());
  const rows: EntryRow[] = [];
  const news: Happened[] = [];
  let now = before;
  for (const { entry, state, events } of made) {
    const isFirst = rows.length === 0;
    const row: EntryRow = {
      table: now.row.table,
      version: now.version + 1,
      at,
      person: isFirst ? person : null,
      command: isFirst ? command : null,
      entry: withDowntime(now, entry),
    };
    now = enter(now, row, state ?? now.state);
    rows.push(row);
    news.push(happened(row, now, events));
  }
  return { now, rows, news };
}

/** What the clocks were forgiven lasts only when it is written down. */
function withDowntime({ down }: TableNow, entry: Entry): Entry {
  return down === 0 ? entry : { ...entry, down };
}
