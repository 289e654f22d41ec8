import { cartagena, cartagenaRules, type CartagenaView } from '@topsail/games';
import { Appraisal } from '../appraisal.ts';
import type { Coach } from '../coach/coach.ts';
import { evaluator, stateValue } from '../coach/evaluate.ts';
import type { Evaluator, StateValue } from '../coach/evaluation.ts';
import { reviewGame } from '../coach/review.ts';
import type { Mind } from '../mind.ts';
import { adviseCartagena } from './advise.ts';
import { cartagenaLore } from './lore.ts';
import { cartagenaTraits } from './traits.ts';

const { PIRATES } = cartagenaRules;

/** Judges positions as they stand: in Cartagena nobody plays on by instinct. */
function standing(ruleset: string): Mind<cartagenaRules.State, cartagenaRules.Move> {
  const appraisal = new Appraisal(cartagenaTraits, cartagenaLore(ruleset).value);
  return {
    game: cartagena,
    fullLead: PIRATES,
    age: ({ turn }) => turn,
    imagine: (view, chance) => cartagena.imagine(view as CartagenaView, chance),
    instinct: () => 0,
    appraise: (state, chances, scores) => appraisal.appraise(state, chances, scores),
  };
}

const evaluateCartagena: Evaluator = (view, seed, budget) =>
  evaluator(standing(view.setup.ruleset), { samples: 60, turns: 0 })(view, seed, budget);

export function cartagenaValue(ruleset: string): StateValue {
  return stateValue(standing(ruleset), 0);
}

export const cartagenaCoach: Coach = {
  advise: adviseCartagena,
  evaluate: evaluateCartagena,
  review: (record, seed) => reviewGame(cartagena, record, cartagenaValue(record.setup.ruleset), seed),
};
