import { priceGood } from './price.ts';
import { rulesetOf } from './rulesets.ts';
import { GOOD_NAMES, type Cargo, type PrintedSpace } from './types.ts';

/** A space for those who show it. */
export interface ChartSpace extends PrintedSpace {
  /** What a ship pays that ends a move there; undefined where it pays nothing. */
  readonly asks: Cargo | undefined;
  /** MOVE-7: spaces to the finish along the longest lanes; from the start it is a whole lap. */
  readonly toGo: number;
}

/** The board of a ruleset as printed, in its own order from the start on. */
export function chartOf(ruleset: string): readonly ChartSpace[] {
  const { course } = rulesetOf(ruleset);
  const { ids, kind, price, finish, lane, next, toGo } = course;
  return ids.map((id, space) => ({
    id,
    kind: kind[space],
    price: price[space],
    finish: finish[space],
    lane: lane[space],
    next: next[space].map((to) => ids[to]),
    toGo: toGo[space],
    asks:
      price[space] > 0 ? { good: GOOD_NAMES[priceGood(course, space) - 1], count: price[space] } : undefined,
  }));
}
