import type { StateValue, Evaluator } from '../coach/evaluation.ts';
import { evaluator, stateValue } from '../coach/evaluate.ts';
import { jamaicaLore } from './lore.ts';
import { jamaicaMind } from './mind.ts';

/** As far as advice looks. */
const TURNS = 3;

/** What everybody may look forward to, as a captain sees it. */
export const evaluateJamaica: Evaluator = (view, seed, budget) =>
  evaluator(jamaicaMind(jamaicaLore(view.setup.ruleset)), { samples: 300, turns: TURNS })(view, seed, budget);

export function jamaicaValue(ruleset: string): StateValue {
  return stateValue(jamaicaMind(jamaicaLore(ruleset)), TURNS);
}
