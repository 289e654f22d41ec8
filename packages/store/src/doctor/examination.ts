import {
  checkMove,
  keyed,
  parseHex,
  replaying,
  RollMismatch,
  sealOf,
  stateHash,
  type Chance,
  type Game,
  type GameState,
} from '@topsail/engine';
import { changedParts, type TablePlan, type TableStage } from '@topsail/protocol';
import type { Entry, EntryRow } from '../entry.ts';
import { firstPlan, type SnapshotRow, type TableRow } from '../rows.ts';
import * as v from 'valibot';
import { emptySeating, noncesOf, seatedAfter, type Seating } from '../seating.ts';
import type { Ailment, Finding } from './finding.ts';

type Moved = Extract<Entry, { k: 'moved' }>;

/** Replays the game of one table, entry by entry, and notes what differs from what is stored. */
export class Examination {
  readonly findings: Finding[] = [];
  moves = 0;
  readonly #row: TableRow;
  readonly #game: Game;
  readonly #snapshot: SnapshotRow | undefined;
  readonly #secret: Uint8Array;
  #version = 0;
  /** The plan after the last entry, and the revision it was changed to. */
  #plan: TablePlan;
  #revision: number | undefined;
  #seating: Seating;
  /** The game after its set-up and after every move that was not undone. */
  readonly #states: GameState[] = [];
  #draws = 0;
  /** An entry could not be replayed, so the later ones cannot be checked. */
  #isStuck = false;

  constructor(game: Game, row: TableRow, snapshot: SnapshotRow | undefined) {
    this.#row = row;
    this.#game = game;
    this.#snapshot = snapshot;
    this.#secret = parseHex(row.secret) ?? new Uint8Array();
    this.#plan = firstPlan(row);
    this.#seating = emptySeating(this.#plan.setup.seats);
    this.#checkPlan();
  }

  next({ version, entry }: EntryRow): void {
    if (version !== this.#version + 1) this.#findAndStop('gap', { after: this.#version, found: version });
    this.#version = version;
    if (this.#isStuck) return;
    this.#replay(entry);
    if (version === this.#snapshot?.version) this.#checkSnapshot(this.#snapshot);
  }

  /** Must be called after the last entry. */
  end(): void {
    const { version } = this.#snapshot ?? { version: 0 };
    if (version > this.#version) this.#find('snapshot', { last: this.#version, found: version });
    if (this.#isStuck) return;
    this.#comparePlan();
    const stage = this.#stage();
    if (stage !== this.#row.stage) this.#find('stage', { is: stage, stored: this.#row.stage });
  }

  #replay(entry: Entry): void {
    switch (entry.k) {
      case 'sat':
      case 'ready':
      case 'left':
      case 'bot-sat':
        if (this.#states.length > 0) this.#findAndStop('order', { entry: entry.k });
        this.#seating = seatedAfter(this.#seating, entry);
        break;
      case 'opening':
        if (this.#states.length > 0) this.#findAndStop('order', { entry: entry.k });
        break;
      case 'opened':
        this.#open(entry);
        break;
      case 'plan-changed':
        if (this.#states.length > 0) this.#findAndStop('order', { entry: entry.k });
        this.#plan = entry.plan;
        this.#revision = entry.revision;
        this.#seating = seatedAfter(this.#seating, entry);
        break;
      case 'started':
        this.#start(entry.rolls);
        break;
      case 'moved':
        this.#move(entry);
        break;
      case 'undone':
        if (entry.steps < 0 || entry.steps >= this.#states.length - 1)
          this.#findAndStop('order', { entry: entry.k });
        else this.#states.length = entry.steps + 1;
        break;
      default:
        break;
    }
  }

  #open({ seat, nonce }: Extract<Entry, { k: 'opened' }>): void {
    const { person = null, seal } = this.#seating[seat] ?? {};
    if (this.#states.length > 0 || person === null) return this.#findAndStop('order', { entry: 'opened' });
    if (sealOf(this.#row.table, person, nonce) !== seal) this.#find('dice', { seat });
    this.#seating = seatedAfter(this.#seating, { k: 'opened', seat, nonce });
  }

  #start(rolls: readonly number[]): void {
    if (this.#states.length > 0) return this.#findAndStop('order', { entry: 'started' });
    // The game is the one of the row's plan.
    this.#comparePlan();
    if (this.#isStuck) return;
    this.#roll(rolls, (chance) => this.#states.push(this.#game.setup(this.#plan.setup, chance)));
  }

  #move({ seat, move, rolls, crossed }: Moved): void {
    const state = this.#states.at(-1);
    if (state === undefined) return this.#findAndStop('order', { entry: 'moved' });
    const checked = checkMove(this.#game, state, seat, move);
    if (!checked.ok) return this.#findAndStop('illegal', { seat, move, code: checked.refusal.code });
    const next = this.#game.clone(state);
    let hasCrossed = false;
    this.#roll(rolls, (chance) => (hasCrossed = this.#game.apply(next, seat, checked.value, chance)));
    if (!this.#isStuck && hasCrossed !== crossed) this.#find('crossed', { seat, move });
    this.#states.push(next);
    this.moves++;
  }

  /** Runs `act` with the stored rolls, and compares them with those that the dice give. */
  #roll(rolls: readonly number[], act: (chance: Chance) => void): void {
    const stored = replaying(rolls);
    const dice = keyed(this.#secret, noncesOf(this.#seating), this.#draws);
    let differing = 0;
    const roll = (sides: number, what: string) => {
      const value = stored.roll(sides, what);
      if (dice.roll(sides, what) !== value) differing++;
      return value;
    };
    try {
      act({ roll });
    } catch (problem) {
      if (!(problem instanceof RollMismatch)) throw problem;
      return this.#findAndStop('rolls', { what: problem.message });
    }
    if (stored.left() > 0) return this.#findAndStop('rolls', { left: stored.left() });
    if (differing > 0) this.#find('dice', { first: this.#draws, rolls: rolls.join(' ') });
    this.#draws += rolls.length;
  }

  #checkPlan(): void {
    const { setup } = this.#row.plan;
    const checked = this.#game.checkSetup(setup.ruleset, setup.seats, setup.options);
    if (!checked.ok) this.#findAndStop('plan', { code: checked.refusal.code });
    if (this.#secret.length !== 32) this.#findAndStop('plan', { code: 'secret' });
  }

  /** The plan in the row must be the one that the entries give. */
  #comparePlan(): void {
    const changed = changedParts(this.#plan, this.#row.plan);
    const { revision } = this.#row;
    if (changed.length > 0)
      this.#findAndStop('plan', { code: `not as its entries say: ${changed.join(' ')}` });
    else if ((this.#revision ?? revision) !== revision)
      this.#findAndStop('plan', { code: 'not as its entries say: revision' });
  }

  #checkSnapshot({ body }: SnapshotRow): void {
    const stored = hashIn(body);
    const state = this.#states.at(-1);
    if (stored === undefined || state === undefined) return this.#find('snapshot', { reason: 'no hash' });
    const hash = stateHash(this.#game, state);
    if (hash !== stored) this.#find('snapshot', { is: hash, stored });
  }

  #stage(): TableStage {
    const state = this.#states.at(-1);
    if (state === undefined) return 'open';
    return this.#game.outcome(state) === undefined ? 'running' : 'over';
  }

  #find(ailment: Ailment, params: Finding['params']): void {
    this.findings.push({ table: this.#row.table, version: this.#version, ailment, params });
  }

  #findAndStop(ailment: Ailment, params: Finding['params']): void {
    this.#find(ailment, params);
    this.#isStuck = true;
  }
}

const bodySchema = v.pipe(v.string(), v.parseJson(), v.object({ hash: v.string() }));

/** The hash of the game state in a snapshot; undefined when the body cannot be read. */
function hashIn(body: string): string | undefined {
  const read = v.safeParse(bodySchema, body);
  return read.success ? read.output.hash : undefined;
}
