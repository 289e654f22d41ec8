import { cartagenaRules } from '@topsail/games';
import type { Lore } from '../lore.ts';
import hispaniola from './lore/cartagena-hispaniola.json';
import jamaica from './lore/cartagena-jamaica.json';
import tortuga from './lore/cartagena-tortuga.json';

/** Files of `topsail learn`, whose shape the compiler cannot see. */
const FILES: Readonly<Record<cartagenaRules.RulesetId, object>> = {
  'cartagena-jamaica': jamaica,
  'cartagena-tortuga': tortuga,
  'cartagena-hispaniola': hispaniola,
};

export function cartagenaLore(ruleset: string): Lore {
  return FILES[cartagenaRules.rulesetOf(ruleset).id] as Lore;
}
