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
import type { VisibleRow } from './visible-rows.ts';
import { must } from './verdict.ts';

/** Replays a game from its stored entries by the rules alone, without any code of the server. */
export class Replay {
  readonly game: Game;
  readonly #row: TableRow;
  /** The game after the start and after every move that was not undone. */
  readonly #states: GameState[] = [];
  /** For every such move, whether it changed an earlier answer. */
  #changedAnswers: boolean[] = [];
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
    return this.state === undefined ? 'not started' : stateHash(this.game, this.state);
  }

  /** The number of moves, without undone ones and changed answers. */
  get steps(): number {
    return this.#changedAnswers.filter((isChanged) => !isChanged).length;
  }

  /** Applies one entry and returns its events. */
  next({ version, entry, isHidden }: VisibleRow): readonly GameEvent[] {
    must(
      version === this.version + (isHidden ? 0 : 1),
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
      this.#changedAnswers = this.#changedAnswers.slice(0, entry.steps);
    }
    return events;
  }

  /** Throws unless the frame shows its viewer exactly this version of the table. */
  checkFrame({ table, version, public: all, own }: TableFrame): void {
    const { game, state } = this;
    const wrong = (what: string) => () =>
      `${table} at ${version}: ${what} differs from a replay of its entries`;
    must(version === this.version, wrong('the version'));
    if (state === undefined) return must(all.game === null && all.stage === 'open', wrong('the stage'));
    must(all.stage === (game.outcome(state) === undefined ? 'running' : 'over'), wrong('the stage'));
    must(all.steps === this.steps, wrong('the number of moves'));
    must(same(all.game, game.table(state)), wrong('the public part'));
    if (own.seat === null) return;
    must(same(own.game, game.own(state, own.seat)), wrong(`the own part of seat ${own.seat}`));
    const mayMove = all.seats[own.seat]?.standIn === null;
    const moves = mayMove ? movesOf(game, state, own.seat).map(({ text }) => text) : [];
    must(same(own.moves, moves), wrong(`the moves of seat ${own.seat}`));
  }

  #move({ seat, move: text, rolls }: Extract<Entry, { k: 'moved' }>, tell: Tell<GameEvent>): void {
    const { game, state } = this;
    must(state !== undefined, () => `${this.#row.table} has a move before its start`);
    const move = movesOf(game, state, seat).find((legal) => legal.text === text);
    must(move !== undefined, () => `${this.#row.table}: ${text} is stored but not legal`);
    const next = game.clone(state);
    game.apply(next, seat, move, replaying(rolls), tell);
    this.#states.push(next);
    this.#changedAnswers.push(!has(game.toAct(state), seat));
  }
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
