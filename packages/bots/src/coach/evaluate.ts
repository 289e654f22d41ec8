import { fast, type Chance, type GameState, type Move } from '@topsail/engine';
import { Sums } from '../advice/sums.ts';
import { Judgement } from '../judgement.ts';
import type { Mind } from '../mind.ts';
import { playOn } from '../search/play-on.ts';
import type { Trials } from '../search/trials.ts';
import type { Evaluator, StateValue } from './evaluation.ts';

/** Lets everybody play on by instinct in many imagined worlds, and judges where that leads. */
export function evaluator(mind: Mind, { samples, turns }: Trials): Evaluator {
  return (view, seed, { stop } = {}) => {
    const chance = fast(seed);
    const future = new Future(mind, turns);
    const chances: Sums[] = [];
    const scores: Sums[] = [];
    for (let done = 0; done < samples && (done === 0 || stop?.() !== true); done++) {
      future.see(mind.imagine(view, chance), chance);
      for (let entrant = 0; entrant < future.entrants; entrant++) {
        (chances[entrant] ??= new Sums()).add(future.judgement.chances[entrant]);
        (scores[entrant] ??= new Sums()).add(future.judgement.scores[entrant]);
      }
    }
    return {
      chances: chances.map((sums) => sums.estimate()),
      scores: scores.map((sums) => sums.estimate()),
    };
  };
}

/** The same of one position that is known in full. */
export function stateValue(mind: Mind, turns: number): StateValue {
  const future = new Future(mind, turns);
  return (state, seed, tries) => {
    const chance = fast(seed);
    const isPlain = turns === 0 || mind.game.outcome(state) !== undefined;
    const sums = new Float64Array(MOST_ENTRANTS);
    const rounds = isPlain ? 1 : tries;
    for (let done = 0; done < rounds; done++) {
      future.see(mind.game.clone(state), chance);
      for (let entrant = 0; entrant < future.entrants; entrant++)
        sums[entrant] += future.judgement.chances[entrant] / rounds;
    }
    return sums.slice(0, future.entrants);
  };
}

const MOST_ENTRANTS = 7;

/** What is to come of a position, if everybody follows instinct. */
class Future {
  readonly judgement: Judgement;
  entrants = 0;
  private readonly mind: Mind;
  private readonly turns: number;
  private readonly scratch: Move[] = [];

  constructor(mind: Mind, turns: number) {
    this.mind = mind;
    this.turns = turns;
    this.judgement = new Judgement(mind);
  }

  /** Plays the state on, and judges where that leads. */
  see(state: GameState, luck: Chance): void {
    playOn(this.mind, state, this.mind.age(state) + this.turns, luck, this.scratch);
    this.judgement.judge(state);
    const { scores } = this.judgement;
    this.entrants = 0;
    while (this.entrants < scores.length && scores[this.entrants] > -Infinity) this.entrants++;
  }
}
