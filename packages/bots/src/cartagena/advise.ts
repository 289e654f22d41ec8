import { fast, type Chance } from '@topsail/engine';
import { cartagena, type cartagenaRules, type CartagenaView } from '@topsail/games';
import type { Adviser } from '../advice/advice.ts';
import { lookAgain } from '../advice/look-again.ts';
import { adviceOf, Tally } from '../advice/tally.ts';
import { Appraisal } from '../appraisal.ts';
import type { Budget } from '../bot.ts';
import { optionsOf } from '../search/options.ts';
import { cartagenaAspects } from './aspects.ts';
import { Foresight } from './foresight.ts';
import { judges } from './judges.ts';
import { captainCare } from './levels.ts';
import { cartagenaLore } from './lore.ts';
import { imagine, type World } from './planner.ts';
import { cartagenaTraits } from './traits.ts';
import { Turns } from './turns.ts';

type State = cartagenaRules.State;
type Move = cartagenaRules.Move;

const judgeOf = judges(cartagenaLore);

/** More worlds than a captain looks at, since the error is to be told as well. */
const WORLDS = 12;
/** How many more a coach looks at, again and again, where actions are hard to tell apart. */
const MORE = [24, 48];

/** What a captain would say of every action: the best turn that begins with it, and what the others make of that. */
export const adviseCartagena: Adviser = (view, seed, budget = {}) => {
  const chance = fast(seed);
  const moves = optionsOf(cartagena, view, chance) as Move[];
  const tallies = moves.map(() => new Tally(cartagenaAspects.names.length));
  const counsel = new Counsel(view as CartagenaView, budget);
  const tryThese = (which: readonly number[], worlds: number): void => {
    for (let done = 0; done < worlds; done++) {
      if (tallies[which[0]].tries > 0 && budget.stop?.() === true) return;
      const world = imagine(view as CartagenaView, chance);
      for (const i of which) counsel.weigh(world, moves[i], tallies[i]);
    }
  };
  tryThese([...moves.keys()], WORLDS);
  if (budget.purpose === 'coach') lookAgain(tallies, MORE, tryThese, budget);
  return adviceOf(
    moves.map(({ text }) => text),
    tallies,
    cartagenaAspects,
  );
};

/** One seat's question. */
class Counsel {
  private readonly seat: number;
  private readonly care: ReturnType<typeof captainCare>;
  private readonly turns: Turns;
  private readonly foresight: Foresight;
  private readonly appraisal: Appraisal<State>;
  private readonly chances = new Float64Array(MOST_SEATS);
  private readonly scores = new Float64Array(MOST_SEATS);

  constructor(view: CartagenaView, budget: Budget) {
    const { ruleset } = view.setup;
    this.seat = view.table.seat;
    this.care = captainCare(cartagena.imagine(view, fast(0)));
    this.turns = new Turns(judgeOf(ruleset));
    this.foresight = new Foresight(judgeOf(ruleset), this.care.follow, budget);
    this.appraisal = new Appraisal(cartagenaTraits, cartagenaLore(ruleset).value);
  }

  /** What becomes of an action, if the best turn follows that begins with it. */
  weigh({ state, deck }: World, action: Move, tally: Tally): void {
    const end = this.bestEnd(state, action, deck);
    const hope = this.foresight.hope(end, this.seat, deck);
    this.appraisal.appraise(end, this.chances, this.scores);
    const prospect = { hope, chance: Math.min(1, hope), score: this.scores[this.seat] };
    tally.add(prospect, (out) => cartagenaAspects.measure(end, this.seat, out));
  }

  private bestEnd(before: State, action: Move, deck: Chance): State {
    const state = cartagena.clone(before);
    cartagena.apply(state, this.seat, action, deck);
    if (state.ending !== undefined || state.turn !== before.turn) return state;
    const { list, count } = this.turns.list(state, deck, this.care.breadth);
    return list.slice(0, count).reduce((best, plan) => (plan.hope > best.hope ? plan : best)).state;
  }
}

const MOST_SEATS = 5;
