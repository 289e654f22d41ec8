import { jamaica } from '@topsail/games';
import type { Coach } from '../coach/coach.ts';
import { evaluator, stateValue } from '../coach/evaluate.ts';
import type { Evaluator, StateValue } from '../coach/evaluation.ts';
import { reviewGame } from '../coach/review.ts';
import { adviseJamaica } from './advise.ts';
import { jamaicaLore } from './lore.ts';
import { jamaicaMind } from './mind.ts';

/** As far as advice looks. */
const TURNS = 3;

/** What everybody may look forward to, as a captain sees it. */
const evaluateJamaica: Evaluator = (view, seed, budget) =>
  evaluator(jamaicaMind(jamaicaLore(view.setup.ruleset)), { samples: 300, turns: TURNS })(view, seed, budget);

export function jamaicaValue(ruleset: string): StateValue {
  return stateValue(jamaicaMind(jamaicaLore(ruleset)), TURNS);
}

export const jamaicaCoach: Coach = {
  advise: adviseJamaica,
  evaluate: evaluateJamaica,
  review: (record, seed) => reviewGame(jamaica, record, jamaicaValue(record.setup.ruleset), seed),
};
