import type { Chance, Seat } from '@topsail/engine';
import { cartagena, type cartagenaRules } from '@topsail/games';
import type { Judge } from './judge.ts';
import { overwrite } from './overwrite.ts';
import { Seen } from './seen.ts';

type State = cartagenaRules.State;
type Move = cartagenaRules.Move;

/** A position reached while planning, the action the plan began with, and what the planner may hope for there. */
interface Plan {
  state: State;
  first: Move;
  hope: number;
}

/** Plans of which the first `count` are in use: the others wait to be used again. */
export interface Plans {
  readonly list: Plan[];
  count: number;
}

/** How many possibilities are kept. */
export interface Breadth {
  /** From how many positions one goes on after each action. */
  readonly width: number;
  /** How many ends of the turn are listed. */
  readonly ends: number;
}

/**
 * Plans whole turns of one to three actions; all that leads to the same position is one plan. Holds scratch space for
 * one game: a listing is good until the next.
 */
export class Turns {
  /** Where the turn can end. */
  readonly ends: Plans = { list: [], count: 0 };
  private readonly midway: readonly [Plans, Plans] = [
    { list: [], count: 0 },
    { list: [], count: 0 },
  ];
  private readonly judge: Judge;
  private readonly seen = new Seen();
  private readonly moves: Move[] = [];
  private readonly hopes = new Float64Array(MOST_SEATS);
  private readonly states: State[] = [];
  private used = 0;

  constructor(judge: Judge) {
    this.judge = judge;
  }

  /** Lists where the turn can end. */
  list(start: State, chance: Chance, { width, ends }: Breadth): Plans {
    this.seen.forget();
    this.used = this.ends.count = this.midway[0].count = this.midway[1].count = 0;
    this.expand(start, undefined, chance, this.midway[0]);
    keepBest(this.midway[0], width);
    this.expandAll(this.midway[0], chance, this.midway[1]);
    keepBest(this.midway[1], width);
    this.expandAll(this.midway[1], chance, this.midway[1]);
    keepBest(this.ends, ends);
    this.weighEnds(start.seat);
    return this.ends;
  }

  private expandAll(plans: Plans, chance: Chance, further: Plans): void {
    const { count } = plans;
    for (let i = 0; i < count; i++) this.expand(plans.list[i].state, plans.list[i].first, chance, further);
  }

  private expand(from: State, first: Move | undefined, chance: Chance, further: Plans): void {
    const moves = cartagena.legalMoves(from, from.seat, this.moves);
    for (let i = 0; i < moves; i++) {
      const state = this.copy(from);
      cartagena.apply(state, from.seat, this.moves[i], chance);
      if (!this.seen.add(state, from.seat)) continue;
      this.used++;
      const isOver = state.turn !== from.turn || state.ending !== undefined;
      const hope = this.judge.strength(state, from.seat);
      note(isOver ? this.ends : further, state, first ?? this.moves[i], hope);
    }
  }

  /** So far only the planner's own strength was seen; now the others' are weighed against it. */
  private weighEnds(seat: Seat): void {
    for (let i = 0; i < this.ends.count; i++) {
      this.judge.judge(this.ends.list[i].state, this.hopes);
      this.ends.list[i].hope = this.hopes[seat];
    }
  }

  /** The next free state, made the same as another; it stays free until it is counted as used. */
  private copy(from: State): State {
    const state = this.states[this.used];
    if (state === undefined) return (this.states[this.used] = cartagena.clone(from));
    overwrite(state, from);
    return state;
  }
}

const MOST_SEATS = 5;

function note(plans: Plans, state: State, first: Move, hope: number): void {
  const plan = plans.list[plans.count];
  if (plan === undefined) plans.list.push({ state, first, hope });
  else {
    plan.state = state;
    plan.first = first;
    plan.hope = hope;
  }
  plans.count++;
}

/** Forgets all but so many of the most hopeful plans. */
export function keepBest(plans: Plans, most: number): void {
  const { list, count } = plans;
  if (count <= most) return;
  for (let i = 0; i < most; i++) {
    let best = i;
    for (let j = i + 1; j < count; j++) if (list[j].hope > list[best].hope) best = j;
    const plan = list[best];
    list[best] = list[i];
    list[i] = plan;
  }
  plans.count = most;
}
