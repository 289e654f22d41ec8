import { cartagenaRules } from '@topsail/games';
import type { Bot } from '../../bot.ts';
import { byRuleset } from '../../by-ruleset.ts';
import { Judge } from '../../cartagena/judge.ts';
import { planner, type Care } from '../../cartagena/planner.ts';
import type { Lore } from '../../lore.ts';
import hispaniola from './lore/cartagena-hispaniola.json';
import jamaica from './lore/cartagena-jamaica.json';
import tortuga from './lore/cartagena-tortuga.json';

const LORE: Readonly<Record<cartagenaRules.RulesetId, object>> = {
  'cartagena-jamaica': jamaica,
  'cartagena-tortuga': tortuga,
  'cartagena-hispaniola': hispaniola,
};

/** The Captain of 2026: plans until it is his own turn again, less far where several hands are hidden. Frozen. */
export const cartagenaCaptain2026: Bot = byRuleset((ruleset) => {
  const judge = new Judge((LORE[cartagenaRules.rulesetOf(ruleset).id] as Lore).value);
  return planner(() => judge, care);
});

function care({ setup: { seats }, rules }: cartagenaRules.State): Care {
  const isOpen = rules.open;
  const isMurky = !isOpen && seats > 2;
  const branches = new Array<number>(isMurky ? seats - 1 : seats).fill(1);
  if (seats === 2) branches[0] = isOpen ? 4 : 2;
  const clear = { worlds: isOpen ? 2 : 5, actions: 6, plans: 2 };
  return {
    ...(isMurky ? { worlds: 20, actions: 3, plans: 1 } : clear),
    breadth: { width: 16, ends: 60 },
    follow: { breadth: { width: 8, ends: 8 }, branches },
    ...{ noise: 0, alike: 0 },
  };
}
