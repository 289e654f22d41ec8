import { replaying, type GameEvent, type GameState } from '@topsail/engine';
import { gameOfRow, type Entry, type EntryRow, type TableRow } from '@topsail/store';
import { enter } from './enter.ts';
import { happened, type Happened } from './happened.ts';
import { freshTable, type TableNow } from './now.ts';

/** A stored game goes back beyond the position from which its history was begun. */
export class TooFarBack extends Error {}

/** A table told again from its entries: every version of it, and what happened in each. */
export class History {
  now: TableNow;
  /** The game after every move that stands, from the first that this history knows. */
  readonly #states: GameState[];
  readonly #firstSteps: number;

  constructor(from: TableNow) {
    this.now = from;
    this.#states = from.state === undefined ? [] : [from.state];
    this.#firstSteps = from.marks.length;
  }

  static of(row: TableRow): History {
    const game = gameOfRow(row);
    if (game === undefined) throw new Error(`no ruleset ${row.plan.setup.ruleset}@${row.revision}`);
    return new History(freshTable(row, game));
  }

  next(row: EntryRow): Happened {
    const events: GameEvent[] = [];
    const state = this.#stateAfter(row.entry, events);
    this.now = enter(this.now, row, state);
    return happened(row, this.now, events);
  }

  /** The game when only so many moves stood. */
  stateAt(steps: number): GameState {
    const state = this.#states[steps - this.#firstSteps];
    if (state === undefined) throw new TooFarBack(`${steps} of ${this.now.marks.length} moves`);
    return state;
  }

  #stateAfter(entry: Entry, events: GameEvent[]): GameState | undefined {
    const { game, row, state } = this.now;
    switch (entry.k) {
      case 'started':
        this.#states.push(game.setup(row.plan.setup, replaying(entry.rolls), (event) => events.push(event)));
        break;
      case 'moved': {
        const move = game.parseMove(entry.move);
        if (move === undefined || state === undefined) throw new Error(`not a move: ${entry.move}`);
        const next = game.clone(state);
        game.apply(next, entry.seat, move, replaying(entry.rolls), (event) => events.push(event));
        this.#states.push(next);
        break;
      }
      case 'undone':
        this.stateAt(entry.steps);
        this.#states.length = entry.steps - this.#firstSteps + 1;
        break;
      default:
        break;
    }
    return this.#states.at(-1);
  }
}
