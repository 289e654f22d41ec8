import type { Ruleset } from './state.ts';
import { blindDeck, openRow } from './supply.ts';

const jamaica: Ruleset = {
  id: 'cartagena-jamaica',
  revision: 1,
  seats: { from: 2, to: 5 },
  offered: true,
  hands: 'hidden',
  supply: blindDeck,
};

const tortuga: Ruleset = { ...jamaica, id: 'cartagena-tortuga', hands: 'open', supply: openRow };

const hispaniola: Ruleset = { ...jamaica, id: 'cartagena-hispaniola', supply: openRow };

export const RULESETS: readonly Ruleset[] = [jamaica, tortuga, hispaniola];

export function findRuleset(id: string): Ruleset | undefined {
  return RULESETS.find((rules) => rules.id === id);
}

export function rulesetOf(id: string): Ruleset {
  const rules = findRuleset(id);
  if (rules === undefined) throw new Error(`no ruleset ${id}`);
  return rules;
}
