import { jamaicaRules } from '@topsail/games';
import type { Lore } from '../lore.ts';
import jamaica1 from './lore/jamaica-1.json';
import jamaica2 from './lore/jamaica-2.json';
import yassa from './lore/yassa.json';

/** Files of `topsail learn`, whose shape the compiler cannot see. */
const FILES: Readonly<Record<jamaicaRules.RulesetId, object>> = {
  'jamaica-1': jamaica1,
  'jamaica-2': jamaica2,
  yassa,
};

export function jamaicaLore(ruleset: string): Lore {
  return FILES[jamaicaRules.rulesetOf(ruleset).id] as Lore;
}
