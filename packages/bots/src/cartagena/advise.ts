import { fast, type Chance } from '@topsail/engine';
import { cartagena, type cartagenaRules, type CartagenaView } from '@topsail/games';
import type { Adviser } from '../advice/advice.ts';
import { adviceOf, Tally } from '../advice/tally.ts';
import { Appraisal } from '../appraisal.ts';
import type { Budget } from '../bot.ts';
import { optionsOf } from '../search/options.ts';
import { cartagenaAspects } from './aspects.ts';
import { Foresight } from './foresight.ts';
import { captainCare, judgeOf } from './levels.ts';
import { cartagenaLore } from './lore.ts';
import { imagine, type World } from './planner.ts';
import { cartagenaTraits } from './traits.ts';
import { Turns, type Plan } from './turns.ts';

type State = cartagenaRules.State;

/** More worlds than a captain looks at, since the error is to be told as well. */
const WORLDS = 12;

/** What a captain would say of every action: the best turn that begins with it, and what the others make of that. */
export const adviseCartagena: Adviser = (view, seed, budget = {}) => {
  const chance = fast(seed);
  const moves = optionsOf(cartagena, view, chance);
  const tallies = moves.map(() => new Tally(cartagenaAspects.names.length));
  const counsel = new Counsel(view as CartagenaView, budget);
  for (let done = 0; done < WORLDS && (done === 0 || budget.stop?.() !== true); done++) {
    const world = imagine(view as CartagenaView, chance);
    const plans = counsel.bestPlans(world);
    moves.forEach((move, i) => {
      const plan = plans.get(move.text);
      if (plan !== undefined) counsel.weigh(plan, world.deck, tallies[i]);
    });
  }
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

  /** By first action, the turn that looks best at its end. */
  bestPlans({ state, deck }: World): Map<string, Plan> {
    const { list, count } = this.turns.list(state, deck, EVERYTHING);
    const best = new Map<string, Plan>();
    for (const plan of list.slice(0, count)) {
      const known = best.get(plan.first.text);
      if (known === undefined || plan.hope > known.hope) best.set(plan.first.text, plan);
    }
    return best;
  }

  weigh({ state }: Plan, deck: Chance, tally: Tally): void {
    const hope = this.foresight.hope(state, this.seat, deck);
    this.appraisal.appraise(state, this.chances, this.scores);
    const prospect = { hope, chance: Math.min(1, hope), score: this.scores[this.seat] };
    tally.add(prospect, (out) => cartagenaAspects.measure(state, this.seat, out));
  }
}

const MOST_SEATS = 5;
/** Bad moves are advised on as well, so no plan is left out. */
const EVERYTHING = { width: 60, ends: 400 };
