import { cartagenaRules } from '@topsail/games';
import type { Levels } from '../crew.ts';
import type { Lore } from '../lore.ts';
import { cartagenaLevels } from './levels.ts';

const FILES: Readonly<Record<cartagenaRules.RulesetId, () => Promise<{ readonly default: object }>>> = {
  'cartagena-jamaica': () => import('./lore/cartagena-jamaica.json'),
  'cartagena-tortuga': () => import('./lore/cartagena-tortuga.json'),
  'cartagena-hispaniola': () => import('./lore/cartagena-hispaniola.json'),
};

/** The bots that people play against, with what was learned of one ruleset. */
export async function fetchCartagenaLevels(ruleset: string): Promise<Levels> {
  const { default: lore } = await FILES[cartagenaRules.rulesetOf(ruleset).id]();
  return cartagenaLevels(() => lore as Lore);
}
