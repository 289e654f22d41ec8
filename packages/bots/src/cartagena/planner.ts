import { fast, type Chance } from '@topsail/engine';
import { cartagena, type cartagenaRules, type CartagenaView } from '@topsail/games';
import type { Bot, Budget } from '../bot.ts';
import { pickAlike } from '../levels/pick-alike.ts';
import { winningAction } from './finish.ts';
import { Foresight, type Follow } from './foresight.ts';
import type { Judge } from './judge.ts';
import { bell, rankOf } from './numbers.ts';
import { StackedDeck } from './stacked.ts';
import { Turns, type Breadth, type Plans } from './turns.ts';

type State = cartagenaRules.State;
type Move = cartagenaRules.Move;

/** How carefully a turn is planned. */
export interface Care {
  /** In how many imagined worlds. */
  readonly worlds: number;
  /** How broadly one's own turn is planned. */
  readonly breadth: Breadth;
  /** How many first actions are looked at further, and how many plans of each. */
  readonly actions: number;
  readonly plans: number;
  /** The turns foreseen beyond one's own. */
  readonly follow: Follow;
  /** The standard deviation of the error in judging an action, in shares of an even chance to win: for who learns. */
  readonly noise: number;
  /** Actions look alike that differ by no more than this part of what lies between the best and the worst. */
  readonly alike: number;
}

/** What might be: the unseen cards lie somewhere, and the deck in some order. */
export interface World {
  readonly state: State;
  readonly deck: Chance;
}

/** A bot that plans its whole turn anew before each action, and makes the first of the best plan. */
export function planner(judgeOf: (ruleset: string) => Judge, careFor: (state: State) => Care): Bot {
  return {
    choose(view, seed, budget) {
      const chance = fast(seed);
      const world = imagine(view as CartagenaView, chance);
      const winning = winningAction(world.state, world.deck);
      if (winning !== undefined) return winning.text;
      const care = careFor(world.state);
      const worlds = [world];
      while (worlds.length < care.worlds) worlds.push(imagine(view as CartagenaView, chance));
      const planning = new Planning(world.state, judgeOf(view.setup.ruleset), care, budget);
      return planning.choose(worlds, chance).text;
    },
  };
}

export function imagine(view: CartagenaView, chance: Chance): World {
  const state = cartagena.imagine(view, chance);
  return { state, deck: new StackedDeck(chance.roll(0x40000000, 'order of the deck')) };
}

/** One decision. An action is worth what the best plan that begins with it is worth, on average over the worlds. */
class Planning {
  private readonly moves: Move[] = [];
  private readonly care: Care;
  private readonly error: number;
  private readonly budget: Budget | undefined;
  private readonly turns: Turns;
  private readonly foresight: Foresight;

  constructor(state: State, judge: Judge, care: Care, budget: Budget | undefined) {
    this.moves.length = cartagena.legalMoves(state, state.seat, this.moves);
    this.care = care;
    this.error = care.noise / state.setup.seats;
    this.budget = budget;
    this.turns = new Turns(judge);
    this.foresight = new Foresight(judge, care.follow, budget);
  }

  choose(worlds: readonly World[], chance: Chance): Move {
    if (this.moves.length === 1) return this.moves[0];
    const glances = this.average(worlds, (world) => this.glance(world)) ?? this.glance(worlds[0]);
    const hopeful = rankOf(glances);
    if (this.care.follow.branches.length === 0) return this.best(glances, hopeful, chance);
    hopeful.length = Math.min(hopeful.length, this.care.actions);
    const worths = this.average(worlds, (world) => this.ponder(world, hopeful));
    return this.best(worths ?? glances, hopeful, chance);
  }

  private best(worths: Float64Array, among: readonly number[], chance: Chance): Move {
    const seen = among.map((i) => worths[i] + this.error * bell(chance));
    return this.moves[among[pickAlike(seen, this.care.alike, chance)]];
  }

  /** What each action is worth on average over the worlds looked at before time ran out; undefined if none was. */
  private average(worlds: readonly World[], look: (world: World) => Float64Array): Float64Array | undefined {
    const sums = new Float64Array(this.moves.length);
    let done = 0;
    for (const world of worlds) {
      if (this.isStopped()) break;
      const worths = look(world);
      if (this.isStopped()) break;
      for (let i = 0; i < sums.length; i++) sums[i] += worths[i];
      done++;
    }
    return done === 0 ? undefined : sums.map((sum) => sum / done);
  }

  private isStopped(): boolean {
    return this.budget?.stop?.() === true;
  }

  /** What each action is worth at first sight, one's own turn being all that is planned. */
  private glance({ state, deck }: World): Float64Array {
    const worths = new Float64Array(this.moves.length);
    const { list, count } = this.turns.list(state, deck, this.care.breadth);
    for (let i = 0; i < count; i++) {
      const action = this.moves.indexOf(list[i].first);
      worths[action] = Math.max(worths[action], list[i].hope);
    }
    return worths;
  }

  /** What these actions are worth when the turns to come are foreseen. */
  private ponder({ state, deck }: World, actions: readonly number[]): Float64Array {
    const worths = new Float64Array(this.moves.length);
    const ends = this.turns.list(state, deck, this.care.breadth);
    for (const action of actions) worths[action] = this.ponderAction(ends, action, state.seat, deck);
    return worths;
  }

  private ponderAction(ends: Plans, action: number, seat: number, deck: Chance): number {
    const plans = ends.list.slice(0, ends.count).filter(({ first }) => first === this.moves[action]);
    plans.sort((one, other) => other.hope - one.hope);
    let most = 0;
    for (const { state } of plans.slice(0, this.care.plans)) {
      most = Math.max(most, this.foresight.hope(state, seat, deck));
    }
    return most;
  }
}
