import type { ActionName } from '@topsail/games';
import { worldOf } from '../../catalogue/rulesets.ts';

const IN_THE_BAY: Readonly<Partial<Record<ActionName, string>>> = {
  gold: 'piastre',
  food: 'provision',
  powder: 'cannon',
};

/** The drawing of a good or an order: coins of another bay are minted otherwise. */
export function iconOf(ruleset: string, action: ActionName): string {
  return (worldOf(ruleset) === 'bay' ? IN_THE_BAY[action] : undefined) ?? action;
}
