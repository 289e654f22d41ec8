import { chartOf, type ChartSpace } from '@topsail/games';

const charts = new Map<string, readonly ChartSpace[]>();

/** The board of a ruleset, made once. */
export function chart(ruleset: string): readonly ChartSpace[] {
  const made = charts.get(ruleset) ?? chartOf(ruleset);
  charts.set(ruleset, made);
  return made;
}
