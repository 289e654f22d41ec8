import {
  has,
  movesOf,
  replaying,
  stateHash,
  type Game,
  type GameEvent,
  type GameState,
  type Tell,
} from '@topsail/engine';
import { gameOf } from '@topsail/games';
import type { TableFrame } from '@topsail/protocol';
import type { Entry, TableRow } from '@topsail/store';
import type { KnownRow } from './known-world.ts';
import { must } from './verdict.ts';

/** A game played again from its stored entries by the rules alone, with nothing of the server's. */
export class Replay {
  readonly game: Game;
  readonly #row: TableRow;
  /** The game after the start and after every move that stands. */
  readonly #states: GameState[] = [];
  /** For every move that stands, whether nobody waited for it. */
  #thoughts: boolean[] = [];
  version = 0;

  constructor(row: TableRow) {
    const game = gameOf(row.plan.setup.ruleset);
    if (game === undefined) throw new Error(`no game has a ruleset ${row.plan.setup.ruleset}`);
    this.game = game;
    this.#row = row;
  }

  /** Undefined before the start. */
  get state(): GameState | undefined {
    return this.#states.at(-1);
  }

  get hash(): string {
    return this.state === undefined ? 'not begun' : stateHash(this.game, this.state);
  }

  /** How many moves stand, second thoughts not counted. */
  get steps(): number {
    return this.#thoughts.filter((isThought) => !isThought).length;
  }

  /** Plays on by one entry, and tells what happened in the game. */
  next({ version, entry, isSilent }: KnownRow): readonly GameEvent[] {
    must(
      version === this.version + (isSilent ? 0 : 1),
      () => `${this.#row.table} has version ${version} after ${this.version}`,
    );
    this.version = version;
    const events: GameEvent[] = [];
    const tell = (event: GameEvent): void => void events.push(event);
    if (entry.k === 'started')
      this.#states.push(this.game.setup(this.#row.plan.setup, replaying(entry.rolls), tell));
    else if (entry.k === 'moved') this.#move(entry, tell);
    else if (entry.k === 'undone') {
      this.#states.length = entry.steps + 1;
      this.#thoughts = this.#thoughts.slice(0, entry.steps);
    }
    return events;
  }

  /** Throws unless this is how the server shows the table at this version to whoever was shown the frame. */
  checkShown({ table, version, public: all, own }: TableFrame): void {
    const { game, state } = this;
    const wrong = (what: string) => () => `${table} at ${version}: ${what} is not what its entries make`;
    must(version === this.version, wrong('the version'));
    if (state === undefined) return must(all.game === null && all.stage === 'open', wrong('the stage'));
    must(all.stage === (game.outcome(state) === undefined ? 'running' : 'over'), wrong('the stage'));
    must(all.steps === this.steps, wrong('the number of moves'));
    must(same(all.game, game.table(state)), wrong('what all may see'));
    if (own.seat === null) return;
    must(same(own.game, game.own(state, own.seat)), wrong(`what seat ${own.seat} may see`));
    const mayMove = all.seats[own.seat]?.standIn === null;
    const moves = mayMove ? movesOf(game, state, own.seat).map(({ text }) => text) : [];
    must(same(own.moves, moves), wrong(`what seat ${own.seat} may play`));
  }

  #move({ seat, move: text, rolls }: Extract<Entry, { k: 'moved' }>, tell: Tell<GameEvent>): void {
    const { game, state } = this;
    must(state !== undefined, () => `${this.#row.table} has a move before its start`);
    const move = movesOf(game, state, seat).find((legal) => legal.text === text);
    must(move !== undefined, () => `${this.#row.table}: ${text} is stored and not legal`);
    const next = game.clone(state);
    game.apply(next, seat, move, replaying(rolls), tell);
    this.#states.push(next);
    this.#thoughts.push(!has(game.toAct(state), seat));
  }
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
