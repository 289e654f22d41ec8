import { jamaicaRules } from '@topsail/games';
import type { Bot } from '../../bot.ts';
import { byRuleset } from '../../by-ruleset.ts';
import { jamaicaMind } from '../../jamaica/mind.ts';
import type { Lore } from '../../lore.ts';
import { CLEAR_SIGHT } from '../../search/estimate.ts';
import { treeBot } from '../../search/tree-bot.ts';
import jamaica1 from './lore/jamaica-1.json';
import jamaica2 from './lore/jamaica-2.json';
import yassa from './lore/yassa.json';

const LORE: Readonly<Record<jamaicaRules.RulesetId, object>> = {
  'jamaica-1': jamaica1,
  'jamaica-2': jamaica2,
  yassa,
};

/** The Captain of 2026: a tree for every player, three rounds deep, and a weighted sum of traits. Frozen. */
export const jamaicaCaptain2026: Bot = byRuleset((ruleset) =>
  treeBot(jamaicaMind(LORE[jamaicaRules.rulesetOf(ruleset).id] as Lore), {
    ...{ perMove: 400, most: 4000, turns: 3, patience: 40 },
    ...CLEAR_SIGHT,
  }),
);
