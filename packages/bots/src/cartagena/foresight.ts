import type { Chance, Seat } from '@topsail/engine';
import type { cartagenaRules } from '@topsail/games';
import type { Budget } from '../bot.ts';
import type { Judge } from './judge.ts';
import { keepBest, Turns, type Breadth } from './turns.ts';

type State = cartagenaRules.State;

/** How the turns after one's own are foreseen: for each, how many of the best plans are followed. */
export interface Follow {
  readonly breadth: Breadth;
  readonly branches: readonly number[];
}

/** Foresees the next turns: every player takes the plan that leads, as far as is looked, to most hope for itself. */
export class Foresight {
  private readonly judge: Judge;
  private readonly follow: Follow;
  private readonly budget: Budget | undefined;
  private readonly turns: readonly Turns[];
  private readonly hopes: readonly Float64Array[];

  constructor(judge: Judge, follow: Follow, budget: Budget | undefined) {
    this.judge = judge;
    this.follow = follow;
    this.budget = budget;
    this.turns = follow.branches.map(() => new Turns(judge));
    this.hopes = [...follow.branches, 0].map(() => new Float64Array(MOST_SEATS));
  }

  /** What the seat may hope for in this position, its turn being over. */
  hope(state: State, seat: Seat, chance: Chance): number {
    this.look(state, 0, chance);
    return this.hopes[0][seat];
  }

  private look(state: State, depth: number, chance: Chance): void {
    const hopes = this.hopes[depth];
    const isFar = depth === this.turns.length || state.ending !== undefined;
    if (isFar || this.budget?.stop?.() === true) return this.judge.judge(state, hopes);
    const ends = this.turns[depth].list(state, chance, this.follow.breadth);
    keepBest(ends, this.follow.branches[depth]);
    hopes[state.seat] = -Infinity;
    for (let i = 0; i < ends.count; i++) {
      this.look(ends.list[i].state, depth + 1, chance);
      if (this.hopes[depth + 1][state.seat] > hopes[state.seat]) hopes.set(this.hopes[depth + 1]);
    }
  }
}

const MOST_SEATS = 5;
