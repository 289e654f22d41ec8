import type { ActionName } from '@topsail/games';

const inYassa: Readonly<Record<string, string>> = { gold: 'piastre', food: 'provision', powder: 'cannon' };

const byRuleset: Readonly<Record<string, Readonly<Record<string, string>>>> = { yassa: inYassa };

/** The drawing of a good or an order: coins of another bay are minted otherwise. */
export function iconOf(ruleset: string, action: ActionName): string {
  return byRuleset[ruleset]?.[action] ?? action;
}
