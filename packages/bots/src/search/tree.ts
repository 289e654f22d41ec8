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
import { Judgement } from '../judgement.ts';
import type { Mind } from '../mind.ts';
import { Fork, type Branch } from './fork.ts';
import { LUCK } from './luck.ts';
import { seatOf } from './options.ts';
import { playOn } from './play-on.ts';

export interface TreeSearch {
  /** How often the game is played on from here, for each move to choose from, and at most. */
  readonly perMove: number;
  readonly most: number;
  /** How many rounds or turns are played before the position is judged. */
  readonly turns: number;
  /** How often instinct has its way at a fork before the search has an opinion. */
  readonly patience: number;
}

/**
 * Open-loop search with a tree for every player. Imagines worlds that fit the view, and tries every move that is still
 * in question in the same world with the same luck. Everybody goes down his own tree, which knows only his own
 * choices, so that choices made at the same time or in secret stay apart and nobody plays by what he could not see.
 * Past the trees instinct plays on, and the position is judged. By and by the worse half of the moves is dropped.
 * Gives the branches from the best to the worst.
 */
export function searchTree(
  mind: Mind,
  how: TreeSearch,
  view: GameView,
  seed: number,
  budget: Budget = {},
): Branch[] {
  const climb = new Climb(mind, how, view, fast(seed));
  const all = climb.begin();
  const tries = (budget.effort ?? 1) * Math.min(how.most, how.perMove * all.length);
  const rounds = Math.ceil(Math.log2(all.length));
  const ranked = [...all];
  for (let left = all.length; left > 1; left = Math.ceil(left / 2)) {
    const inQuestion = ranked.slice(0, left);
    const goOn = climb.tryAll(inQuestion, Math.ceil(tries / (rounds * left)), budget);
    ranked.splice(0, left, ...inQuestion.sort((a, b) => b.mean - a.mean));
    if (!goOn) break;
  }
  return ranked;
}

/** One search: the trees, and the way taken through them. */
class Climb {
  private readonly mind: Mind;
  private readonly how: TreeSearch;
  private readonly view: GameView;
  private readonly chance: Chance;
  private readonly seat: Seat;
  private readonly roots: Fork[] = [];
  /** Where each player stands in his tree; undefined once he has left it. */
  private readonly at: (Fork | undefined)[] = [];
  private readonly way: Branch[] = [];
  private readonly walkers: Seat[] = [];
  private readonly moves: Move[] = [];
  private readonly judgement: Judgement;

  constructor(mind: Mind, how: TreeSearch, view: GameView, chance: Chance) {
    this.mind = mind;
    this.judgement = new Judgement(mind);
    this.how = how;
    this.view = view;
    this.chance = chance;
    this.seat = seatOf(view);
  }

  /** All that the view's owner may do. */
  begin(): readonly Branch[] {
    for (let seat = 0; seat < this.view.setup.seats; seat++) this.roots.push(new Fork(this.how.patience));
    const { game } = this.mind;
    const count = game.legalMoves(game.imagine(this.view, this.chance), this.seat, this.moves);
    const root = this.roots[this.seat];
    for (let i = 0; i < count; i++) root.branchOf(this.moves[i]);
    return root.branches;
  }

  /** Tries each branch in so many worlds; false when the budget ran out. */
  tryAll(branches: readonly Branch[], worlds: number, { stop }: Budget): boolean {
    for (let world = 0; world < worlds; world++) {
      const state = this.mind.imagine(this.view, this.chance);
      const luck = this.chance.roll(LUCK, 'luck');
      for (const branch of branches) {
        this.climb(this.mind.game.clone(state), branch, fast(luck));
        if (stop?.() === true) return false;
      }
    }
    return true;
  }

  private climb(state: GameState, first: Branch, luck: Chance): void {
    const { mind, way, walkers, at } = this;
    const age = mind.age(state) + this.how.turns;
    way.length = 0;
    walkers.length = 0;
    for (let seat = 0; seat < this.roots.length; seat++) at[seat] = this.roots[seat];
    this.enter(first, this.seat);
    mind.game.apply(state, this.seat, first.move, luck);
    while (at[this.seat] !== undefined && mind.game.toAct(state) !== 0 && mind.age(state) < age)
      this.take(state, lowest(mind.game.toAct(state)), luck);
    playOn(mind, state, age, luck, this.moves);
    this.judgement.judge(state);
    for (let i = 0; i < way.length; i++) way[i].learn(this.judgement.hope(walkers[i]));
  }

  /** One seat's choice, in its tree if it is still there. */
  private take(state: GameState, seat: Seat, luck: Chance): void {
    const { mind, moves } = this;
    const count = mind.game.legalMoves(state, seat, moves);
    const instinct = count === 1 ? 0 : mind.instinct(state, seat, moves, count, luck);
    const fork = this.at[seat];
    const move =
      count === 1 || fork === undefined
        ? moves[instinct]
        : this.enter(fork.choose(moves, count, instinct), seat);
    mind.game.apply(state, seat, move, luck);
  }

  /** A branch never tried before is where a player leaves his tree. */
  private enter(branch: Branch, seat: Seat): Move {
    this.way.push(branch);
    this.walkers.push(seat);
    this.at[seat] = branch.visits === 0 ? undefined : (branch.next ??= new Fork(this.how.patience));
    return branch.move;
  }
}
