import { jamaicaRules } from '@topsail/games';
import type { Levels } from '../crew.ts';
import type { Lore } from '../lore.ts';
import { jamaicaLevels } from './levels.ts';

const FILES: Readonly<Record<jamaicaRules.RulesetId, () => Promise<{ readonly default: object }>>> = {
  'jamaica-1': () => import('./lore/jamaica-1.json'),
  'jamaica-2': () => import('./lore/jamaica-2.json'),
  yassa: () => import('./lore/yassa.json'),
};

/** The bots that people play against, with what was learned of one ruleset. */
export async function fetchJamaicaLevels(ruleset: string): Promise<Levels> {
  const { default: lore } = await FILES[jamaicaRules.rulesetOf(ruleset).id]();
  return jamaicaLevels(() => lore as Lore);
}
