import * as offer from './offer.ts';
import type { Ruleset } from './state.ts';
import { blindDeck, openRow } from './supply.ts';

const jamaica: Ruleset = { ...offer.jamaica, supply: blindDeck };

const tortuga: Ruleset = { ...offer.tortuga, supply: openRow };

const hispaniola: Ruleset = { ...offer.hispaniola, supply: openRow };

const RULESETS: readonly Ruleset[] = [jamaica, tortuga, hispaniola];

export function findRuleset(id: string): Ruleset | undefined {
  return RULESETS.find((rules) => rules.id === id);
}

export function rulesetOf(id: string): Ruleset {
  const rules = findRuleset(id);
  if (rules === undefined) throw new Error(`no ruleset ${id}`);
  return rules;
}
