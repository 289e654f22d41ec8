import { opponents } from './en/opponents.ts';
import { result, start, table } from './en/page.ts';
import { refusals } from './en/refusals.ts';
import { captains, ghost, options, rulesets } from './en/rulesets.ts';

/** English. Its shape is what every other language must fill. */
export const en = {
  start,
  table,
  result,
  refusals,
  rulesets,
  options,
  captains,
  opponents,
  ghost,
};
