import { rulesetOf } from './rulesets.ts';
import type { PrintedSpace } from './types.ts';

/** The board of a ruleset as printed, in its own order from the start on: for those who show it. */
export function chartOf(ruleset: string): readonly PrintedSpace[] {
  const { ids, kind, price, finish, lane, next } = rulesetOf(ruleset).course;
  return ids.map((id, space) => ({
    id,
    kind: kind[space],
    price: price[space],
    finish: finish[space],
    lane: lane[space],
    next: next[space].map((to) => ids[to]),
  }));
}
