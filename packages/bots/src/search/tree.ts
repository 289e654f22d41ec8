import {
  fast,
  lowest,
  type Chance,
  type GameState,
  type GameView,
  type Move,
  type Seat,
} from '@topsail/engine';
import type { Budget } from '../bot.ts';
import type { Mind } from '../mind.ts';
import { Fork, type Branch } from './fork.ts';
import { MOST_ENTRANTS } from './look-ahead.ts';
import { seatOf } from './options.ts';
import { playOn } from './play-on.ts';

export interface TreeSearch {
  /** How often the game is played on from here, for each move to choose from, and at most. */
  readonly perMove: number;
  readonly most: number;
  /** How many rounds or turns are played before the position is judged. */
  readonly turns: number;
}

/**
 * Open-loop search with a tree for every player. Each iteration imagines a world that fits the view; everybody goes
 * down his own tree, which knows only his own choices, so that choices made at the same time or in secret stay apart
 * and nobody plays by what he could not see. Past the trees instinct plays on, and the position is judged.
 */
export function searchTree(
  mind: Mind,
  { perMove, most, turns }: TreeSearch,
  view: GameView,
  seed: number,
  budget: Budget = {},
): Branch[] {
  const climb = new Climb(mind, view, fast(seed));
  const root = climb.begin();
  const limit = Math.min(most, perMove * root.branches.length);
  for (let done = 0; done < limit && root.branches.length > 1; done++) {
    climb.once(turns);
    if (budget.stop?.() === true || isSettled(root, limit - done)) break;
  }
  return root.branches;
}

/** Whether the move visited most can no longer be overtaken. */
function isSettled({ branches }: Fork, left: number): boolean {
  let first = 0;
  let second = 0;
  for (const { visits } of branches) {
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) second = visits;
  }
  return first - second > left;
}

/** One search: the trees, and the way taken through them. */
class Climb {
  private readonly mind: Mind;
  private readonly view: GameView;
  private readonly chance: Chance;
  private readonly seat: Seat;
  private readonly roots: Fork[] = [];
  /** Where each player stands in his tree; undefined once he has left it. */
  private readonly at: (Fork | undefined)[] = [];
  private readonly way: Branch[] = [];
  private readonly walkers: Seat[] = [];
  private readonly moves: Move[] = [];
  private readonly hopes = new Float64Array(MOST_ENTRANTS);

  constructor(mind: Mind, view: GameView, chance: Chance) {
    this.mind = mind;
    this.view = view;
    this.chance = chance;
    this.seat = seatOf(view);
  }

  /** The fork the view's owner stands at, with all he may do. */
  begin(): Fork {
    for (let seat = 0; seat < this.view.setup.seats; seat++) this.roots.push(new Fork());
    const root = this.roots[this.seat];
    const { game } = this.mind;
    const count = game.legalMoves(game.imagine(this.view, this.chance), this.seat, this.moves);
    for (let i = 0; i < count; i++) root.branchOf(this.moves[i]);
    return root;
  }

  once(turns: number): void {
    const { mind, chance, way, walkers } = this;
    const state = mind.game.imagine(this.view, chance);
    const age = mind.age(state) + turns;
    way.length = 0;
    walkers.length = 0;
    for (let seat = 0; seat < this.roots.length; seat++) this.at[seat] = this.roots[seat];
    this.take(state, this.seat);
    while (this.isInTrees(age, state)) this.take(state, lowest(mind.game.toAct(state)));
    playOn(mind, state, age, chance, this.moves);
    mind.judge(state, this.hopes);
    for (let i = 0; i < way.length; i++) way[i].learn(this.hopes[walkers[i]]);
  }

  private isInTrees(age: number, state: GameState): boolean {
    const { mind } = this;
    return this.at[this.seat] !== undefined && mind.game.toAct(state) !== 0 && mind.age(state) < age;
  }

  /** One seat's choice, in its tree if it is still there. */
  private take(state: GameState, seat: Seat): void {
    const { mind, chance, moves } = this;
    const count = mind.game.legalMoves(state, seat, moves);
    const instinct = count === 1 ? 0 : mind.instinct(state, seat, moves, count, chance);
    const fork = this.at[seat];
    const move = count === 1 || fork === undefined ? moves[instinct] : this.walk(fork, seat, count, instinct);
    mind.game.apply(state, seat, move, chance);
  }

  /** A branch never tried before is where a player leaves his tree. */
  private walk(fork: Fork, seat: Seat, count: number, instinct: number): Move {
    const branch = fork.choose(this.moves, count, instinct, this.chance);
    this.way.push(branch);
    this.walkers.push(seat);
    this.at[seat] = branch.visits === 0 ? undefined : (branch.next ??= new Fork());
    return branch.move;
  }
}
