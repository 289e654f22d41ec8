import { replaying, type GameEvent, type GameState, type Replaying } from '@topsail/engine';
import { DamagedTable, gameOfRow, type Entry, type EntryRow, type TableRow } from '@topsail/store';
import { applyEntry } from '../state/apply-entry.ts';
import { changeOf, type Change } from '../viewers/change.ts';
import { newTableState, type TableState } from '../state/table-state.ts';

type Moved = Extract<Entry, { k: 'moved' }>;

/** An undo goes back before the position at which the replay started. */
export class TooFarBack extends Error {}

/** Replays a table from its entries, version by version. */
export class EntryReplay {
  table: TableState;
  /** The game after every move that is not undone, from the start of the replay on. */
  readonly #gameStates: GameState[];
  readonly #firstSteps: number;
  readonly #firstVersion: number;

  constructor(from: TableState) {
    this.table = from;
    this.#gameStates = from.gameState === undefined ? [] : [from.gameState];
    this.#firstSteps = from.playedMoves.length;
    this.#firstVersion = from.version;
  }

  static fromStart(row: TableRow): EntryReplay {
    const game = gameOfRow(row);
    if (game === undefined) throw new Error(`no ruleset ${row.plan.setup.ruleset}@${row.revision}`);
    return new EntryReplay(newTableState(row, game));
  }

  /** Throws `DamagedTable` when the entry cannot follow the ones before it. */
  apply(row: EntryRow): Change {
    try {
      const events: GameEvent[] = [];
      const before = this.table;
      const state = this.#gameStateAfter(row.entry, events);
      this.table = applyEntry(this.table, row, state);
      return changeOf(row, before, this.table, events);
    } catch (problem) {
      // An earlier start may know the position to which the undo goes back.
      if (problem instanceof TooFarBack && this.#firstVersion > 0) throw problem;
      throw new DamagedTable(row.table, row.version, String(problem), { cause: problem });
    }
  }

  /** The game after its first `steps` moves. */
  gameStateAt(steps: number): GameState {
    const state = this.#gameStates[steps - this.#firstSteps];
    if (state === undefined) throw new TooFarBack(`${steps} of ${this.table.playedMoves.length} moves`);
    return state;
  }

  #gameStateAfter(entry: Entry, events: GameEvent[]): GameState | undefined {
    const { game, plan } = this.table;
    switch (entry.k) {
      case 'started': {
        const rolls = replaying(entry.rolls);
        this.#gameStates.push(game.setup(plan.setup, rolls, (event) => events.push(event)));
        requireUsedUp(rolls);
        break;
      }
      case 'moved':
        this.#gameStates.push(this.#gameStateAfterMove(entry, events));
        break;
      case 'undone':
        this.gameStateAt(entry.steps);
        this.#gameStates.length = entry.steps - this.#firstSteps + 1;
        break;
      default:
        break;
    }
    return this.#gameStates.at(-1);
  }

  /** The rules trust their caller, so a stored move must be one of the answers that the seat had. */
  #gameStateAfterMove({ seat, move: text, rolls, crossed }: Moved, events: GameEvent[]): GameState {
    const { game, gameState, questions } = this.table;
    const isLegal = questions[seat]?.moves.includes(text) === true;
    const move = isLegal ? game.parseMove(text) : undefined;
    if (move === undefined || gameState === undefined) throw new Error(`not a legal move: ${text}`);
    const next = game.clone(gameState);
    const stored = replaying(rolls);
    const hasCrossed = game.apply(next, seat, move, stored, (event) => events.push(event));
    requireUsedUp(stored);
    if (hasCrossed !== crossed) throw new Error(`whether undo stops at ${text} is stored wrongly`);
    return next;
  }
}

function requireUsedUp(rolls: Replaying): void {
  if (rolls.left() > 0) throw new Error(`${rolls.left()} rolls too many`);
}
